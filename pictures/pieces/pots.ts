import { petrol } from '../palette.ts';
import { each, radialGradient, repeat } from '../svg.ts';
import { between, replay, seedWith } from './chance.ts';
import { blob, dots, drawing } from './drawing.ts';
import { doubleLine, enamel, enamelTube } from './enamel.ts';
import { cube, parsleyTuft } from './garnish.ts';
import { tube } from './tube.ts';

/** An enamel pot; `colours` is what fills it, `bits` what swims in it or lies on it. */
const pot = (colours: string, definitions: string, bits: string) =>
  drawing(
    420,
    330,
    enamel +
      '<clipPath id="side"><path d="M52 116C52 220 66 286 92 300Q210 336 328 300C354 286 368 220 368 116Z"/></clipPath>' +
      radialGradient('content', colours) +
      definitions,
    `
      ${tube(
        [
          [60, 132],
          [20, 138],
          [14, 176],
          [66, 184],
        ],
        () => 11,
        enamelTube,
      )}
      ${tube(
        [
          [360, 132],
          [400, 138],
          [406, 176],
          [354, 184],
        ],
        () => 11,
        enamelTube,
      )}
      <path d="M52 116C52 220 66 286 92 300Q210 336 328 300C354 286 368 220 368 116Z" fill="url(#enamel)"/>
      <g clip-path="url(#side)">${doubleLine(210, 216, 160, 50)}</g>
      <path d="M76 150C78 210 84 256 98 280" stroke="#fff" stroke-width="14" stroke-opacity=".9" fill="none"
        stroke-linecap="round" filter="url(#b4)"/>
      <ellipse cx="210" cy="120" rx="166" ry="76" fill="#b8a57f"/>
      <ellipse cx="210" cy="114" rx="166" ry="76" fill="#fffdf6"/>
      <ellipse cx="210" cy="114" rx="160" ry="71" fill="none" stroke="${petrol}" stroke-width="6"/>
      <ellipse cx="210" cy="116" rx="148" ry="64" fill="#8a6a44"/>
      <ellipse cx="210" cy="124" rx="142" ry="56" fill="url(#content)"/>
      <path d="M78 104Q120 66 210 62T342 104" stroke="#4a220a" stroke-opacity=".45" stroke-width="13" fill="none"
        filter="url(#b4)"/>
      ${bits}
    `,
  );

/** Places over the surface of a pot, the back ones first. */
const places = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const [angle, reach] = [i * 2.39996, Math.sqrt((i + 0.5) / count)];
    return [210 + Math.cos(angle) * 122 * reach, 122 + Math.sin(angle) * 43 * reach] as const;
  }).toSorted(([, a], [, b]) => a - b);

const chickpea = (x: number, y: number) =>
  `
    <ellipse cx="${x}" cy="${y + 4}" rx="13" ry="10" fill="#9a6a1e"/>
    <ellipse cx="${x}" cy="${y}" rx="13" ry="10.5" fill="#efc878"/>
    <path d="M${x - 1} ${y - 9}Q${x + 4} ${y - 3} ${x + 1} ${y + 3}" stroke="#c08b36" stroke-width="2.4" fill="none"/>
    <ellipse cx="${x - 5}" cy="${y - 4}" rx="4.500" ry="2.800" fill="#fff8dc" opacity=".85"/>
  `;

/** Pots of what is ladled out. */
export const pots = {
  stewPot() {
    seedWith(801);
    return pot(
      '#f4a052, #d9691f 60%, #a8430e',
      radialGradient('bean', '#b5573a, #7a2a18 60%, #4f140a'),
      `
        ${each(
          [
            [120, 118, '#f07d22', '#b44e0a'],
            [188, 98, '#f4c84a', '#b98212'],
            [262, 106, '#f07d22', '#b44e0a'],
            [300, 134, '#e8d79a', '#a98c48'],
            [156, 146, '#e8d79a', '#a98c48'],
            [236, 152, '#f07d22', '#b44e0a'],
          ],
          ([x, y, light, dark], i) => `
            <path d="${replay(i + 3, () => blob(x, y + 4, 20, 12, 6, 0.12))}" fill="${dark}"/>
            <path d="${replay(i + 3, () => blob(x, y, 19, 11, 6, 0.12))}" fill="${light}"/>
            <ellipse cx="${x - 5}" cy="${y - 4}" rx="6" ry="2.6" fill="#fff" opacity=".6"/>
          `,
        )}
        ${each(
          [
            [150, 110, -30],
            [222, 124, 10],
            [270, 136, 40],
            [190, 138, -10],
            [120, 138, 24],
          ],
          ([x, y, rotate]) => `
            <g transform="translate(${x} ${y}) rotate(${rotate}) scale(1 .72)">
              <path d="M-16 2C-16 -14 14 -16 17 -2C17 8 8 6 0 6S-14 16 -16 2Z" fill="url(#bean)"/>
              <path d="M-10 -4Q-2 -9 8 -7" stroke="#ffb9a0" stroke-width="2.6" stroke-linecap="round" fill="none"/>
            </g>
          `,
        )}
        ${parsleyTuft(206, 116, 0.9)}
        ${parsleyTuft(290, 116, 0.7)}
        ${parsleyTuft(140, 130, 0.75)}
        ${dots(26, 90, 330, 100, 160, 2, 5, '#ffd390', 0.8, 0.6)}
      `,
    );
  },

  curryPot() {
    seedWith(831);
    return pot(
      '#ffd76a, #eeaa26 60%, #b87410',
      '',
      `
        <path d="M96 128Q150 96 214 112T330 120" stroke="#fff3cf" stroke-width="11" stroke-opacity=".6" fill="none"
          stroke-linecap="round" filter="url(#b2)"/>
        ${each(places(38), ([x, y], i) =>
          i % 5 === 1
            ? cube(x, y, 30, 20, '#e2503a', '#a0281a', between(-30, 30))
            : i % 5 === 3
              ? `
                <path d="${replay(i + 5, () => blob(x, y + 3, 26, 11, 8, 0.2))}" fill="#2c6a2c"/>
                <path d="${replay(i + 5, () => blob(x, y, 25, 10, 8, 0.2))}" fill="#4c9a41"/>
                <path d="M${x - 16} ${y + 1}Q${x} ${y - 6} ${x + 16} ${y}" stroke="#9bd07c" stroke-width="2.400" fill="none"/>
              `
              : chickpea(x, y),
        )}
        ${parsleyTuft(190, 112, 0.9)}
        ${parsleyTuft(268, 130, 0.8)}
        ${parsleyTuft(136, 124, 0.7)}
      `,
    );
  },

  ricePot() {
    seedWith(841);
    return pot(
      '#fffdf4, #f2e6c8 60%, #c9b184',
      '',
      `
        <path d="M82 128C92 84 150 62 210 62S328 84 338 128C330 168 280 178 210 178S90 168 82 128Z" fill="#f7eed6"/>
        <path d="M92 118C108 82 160 68 208 68S306 84 324 112" stroke="#fff" stroke-width="16" stroke-opacity=".8"
          fill="none" stroke-linecap="round" filter="url(#b8)"/>
        ${repeat(230, (i) => {
          const [angle, reach] = [i * 2.39996, Math.sqrt((i + 0.5) / 230)];
          const x = 210 + Math.cos(angle) * 122 * reach + between(-5, 5);
          const y = 120 + Math.sin(angle) * (angle % 6.283 > Math.PI ? 50 : 48) * reach + between(-4, 4);
          const turn = between(-80, 80).toFixed(0);
          return `
            <ellipse cx="${(x + 1).toFixed(1)}" cy="${(y + 2.4).toFixed(1)}" rx="9.500" ry="3.200" fill="#cdb78c"
              opacity=".75" transform="rotate(${turn} ${x.toFixed(1)} ${y.toFixed(1)})"/>
            <ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="9.500" ry="3" fill="${i % 3 ? '#fffdf6' : '#f6ecd2'}"
              transform="rotate(${turn} ${x.toFixed(1)} ${y.toFixed(1)})"/>
          `;
        })}
        ${dots(12, 130, 290, 92, 150, 2, 3.4, '#e8b53a', 0.9)}
        ${parsleyTuft(214, 104, 0.8)}
      `,
    );
  },
};
