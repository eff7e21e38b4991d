import { each, linearGradient, radialGradient } from '../svg.ts';
import { seedWith } from './chance.ts';
import { dots, drawing } from './drawing.ts';

type Hole = readonly [x: number, y: number, rx: number, ry: number];

interface Wedge {
  readonly top: string;
  readonly face: string;
  readonly rind: string;
  readonly hole: string;
  readonly holes: readonly Hole[];
  readonly holesOnTop: readonly Hole[];
  readonly grain: string;
}

/** A wedge cut from a wheel: the cut face to the front, the rind at the right. */
function wedge({ top, face, rind, hole, holes, holesOnTop, grain }: Wedge): string {
  return drawing(
    330,
    270,
    linearGradient('top', top, [0.2, 0, 0.6, 1]) +
      linearGradient('face', face, [0, 0, 0.7, 1]) +
      linearGradient('rind', rind) +
      radialGradient('hole', hole, [0.62, 0.72, 0.75]) +
      '<clipPath id="front"><path d="M14 112L262 132V252L22 214Q14 212 14 202Z"/></clipPath>' +
      '<clipPath id="upper"><path d="M14 112L206 18Q276 34 314 84L262 132Z"/></clipPath>',
    `
      <path d="M262 132L314 84V196Q312 204 306 210L262 252Z" fill="url(#rind)"/>
      <path d="M14 112L262 132V252L22 214Q14 212 14 202Z" fill="url(#face)"/>
      <g clip-path="url(#front)">
        ${dots(46, 24, 256, 130, 236, 1, 3, grain, 0.45, 0.8)}
        ${each(
          holes,
          ([x, y, rx, ry]) => `
            <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#hole)"/>
            <path d="M${x - rx * 0.8} ${y + ry * 0.6}A${rx} ${ry} 0 0 0 ${x + rx * 0.8} ${y + ry * 0.6}" stroke="#fffbe0"
              stroke-opacity=".9" stroke-width="4" fill="none" stroke-linecap="round"/>
          `,
        )}
        <path d="M20 204L262 244" stroke="#8a5a10" stroke-opacity=".3" stroke-width="20" filter="url(#b8)"/>
      </g>
      <path d="M14 112L206 18Q276 34 314 84L262 132Z" fill="url(#top)"/>
      <g clip-path="url(#upper)">
        ${each(
          holesOnTop,
          ([x, y, rx, ry]) => `
            <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#hole)"/>
            <path d="M${x - rx * 0.8} ${y + ry * 0.6}A${rx} ${ry} 0 0 0 ${x + rx * 0.8} ${y + ry * 0.6}" stroke="#fffbe0"
              stroke-opacity=".8" stroke-width="3.4" fill="none" stroke-linecap="round"/>
          `,
        )}
        <path d="M60 96L196 34" stroke="#fff" stroke-opacity=".6" stroke-width="16" filter="url(#b8)"/>
      </g>
      <path d="M18 114L262 133L312 86" stroke="#fffbe0" stroke-opacity=".85" stroke-width="4" fill="none"
        stroke-linejoin="round"/>
    `,
  );
}

/** Emmental and Cheddar by the wedge. */
export const hardCheeses = {
  emmentalWedge() {
    seedWith(831);
    return wedge({
      top: '#fff6c9, #fbe28e 60%, #edc65e',
      face: '#fdeaa2, #f2cf6a 55%, #d9a83c',
      rind: '#d9a44a, #a8702a 60%, #7a4a16',
      hole: '#f0cf70, #c79230 70%, #a06c18',
      grain: '#c99b3a',
      holes: [
        [64, 158, 21, 19],
        [130, 190, 28, 25],
        [196, 164, 18, 17],
        [222, 216, 15, 14],
        [76, 206, 12, 11],
        [150, 142, 9, 8],
      ],
      holesOnTop: [
        [206, 66, 24, 12],
        [132, 84, 15, 8],
        [252, 98, 14, 7],
      ],
    });
  },

  cheddarWedge() {
    seedWith(837);
    return wedge({
      top: '#ffd07a, #f7a93e 60%, #e08a24',
      face: '#fbb64e, #ee9428 55%, #c96c12',
      rind: '#5a2a1a, #3a160c 60%, #22090a',
      hole: '#f2a23c, #c97818',
      grain: '#ffdf9e',
      holes: [],
      holesOnTop: [],
    });
  },
};
