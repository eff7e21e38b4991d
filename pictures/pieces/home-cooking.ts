import { petrol } from '../palette.ts';
import { each, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, seedWith } from './chance.ts';
import { dots, drawing } from './drawing.ts';
import { doubleLine, enamel, enamelTube } from './enamel.ts';
import { tube } from './tube.ts';

const loaf = [
  [24, 178],
  [90, 146],
  [190, 96],
  [300, 40],
] as const;
const loafThickness = (t: number) => 44 * Math.sin((0.002 + t * 0.996) * Math.PI) ** 0.42;

/** What stands on a family's table. */
export const homeCooking = {
  teapot: () =>
    drawing(
      380,
      300,
      radialGradient('pot', '#ffffff, #fbf5e8 42%, #e3d6bb 78%, #a8966f', [0.36, 0.3, 0.82]) +
        '<clipPath id="belly"><path d="M96 122C70 160 72 236 128 268Q190 290 252 268C308 236 310 160 284 122Z"/></clipPath>',
      `
        ${tube(
          [
            [276, 140],
            [338, 116],
            [360, 170],
            [330, 222],
            [278, 228],
          ],
          () => 11,
          enamelTube,
        )}
        ${tube(
          [
            [104, 224],
            [64, 206],
            [48, 152],
            [18, 118],
          ],
          (t) => 27 - t * 13,
          enamelTube,
        )}
        <ellipse cx="20" cy="114" rx="17" ry="8" fill="#6a5a3e" transform="rotate(-28 20 114)"/>
        <path d="M96 122C70 160 72 236 128 268Q190 290 252 268C308 236 310 160 284 122Z" fill="url(#pot)"/>
        <g clip-path="url(#belly)">${doubleLine(190, 200, 116, 40)}</g>
        <path d="M100 168C100 206 112 236 134 252" stroke="#fff" stroke-width="14" stroke-opacity=".95" fill="none"
          stroke-linecap="round" filter="url(#b4)"/>
        <ellipse cx="190" cy="124" rx="96" ry="42" fill="#b8a57f"/>
        <ellipse cx="190" cy="118" rx="96" ry="42" fill="#fffdf6"/>
        <ellipse cx="190" cy="118" rx="90" ry="38" fill="none" stroke="${petrol}" stroke-width="5"/>
        <path d="M112 112C112 78 146 56 190 56S268 78 268 112C254 138 126 138 112 112Z" fill="url(#pot)"/>
        <path d="M134 96C142 78 160 70 178 68" stroke="#fff" stroke-width="10" fill="none" stroke-linecap="round"
          filter="url(#b2)"/>
        <path d="M176 62Q190 68 204 62L200 50H180Z" fill="#d9cbb0"/>
        <circle cx="190" cy="36" r="22" fill="${petrol}"/>
        <ellipse cx="183" cy="28" rx="8" ry="5" fill="#fff" opacity=".6"/>
      `,
    ),

  pie() {
    seedWith(811);
    const strip = (x1: number, y1: number, x2: number, y2: number) =>
      `
        <path d="M${x1} ${y1 + 5}L${x2} ${y2 + 5}" stroke="#7e3f0e" stroke-opacity=".6" stroke-width="24"/>
        <path d="M${x1} ${y1}L${x2} ${y2}" stroke="#d9943c" stroke-width="24"/>
        <path d="M${x1} ${y1 - 2}L${x2} ${y2 - 2}" stroke="#f3c272" stroke-width="17"/>
        <path d="M${x1} ${y1 - 6}L${x2} ${y2 - 6}" stroke="#fff0c4" stroke-opacity=".7" stroke-width="4"/>
      `;
    return drawing(
      400,
      290,
      enamel +
        radialGradient('fill', '#d9384a, #9c1430 60%, #5c0a20') +
        linearGradient('rim', '#f9d48c, #dd9c44 55%, #a5651f') +
        '<clipPath id="tin"><path d="M18 126L64 244Q200 300 336 244L382 126Z"/></clipPath>' +
        '<clipPath id="top"><ellipse cx="200" cy="118" rx="160" ry="88"/></clipPath>',
      `
        <path d="M18 126L64 244Q200 300 336 244L382 126Z" fill="url(#enamel)"/>
        <g clip-path="url(#tin)">
          <path d="M20 192A180 74 0 0 0 380 192" stroke="${petrol}" stroke-width="8" fill="none"/>
          <path d="M20 206A180 74 0 0 0 380 206" stroke="${petrol}" stroke-width="2.8" fill="none"/>
        </g>
        <ellipse cx="200" cy="132" rx="186" ry="106" fill="#b8a57f"/>
        <ellipse cx="200" cy="126" rx="186" ry="106" fill="#fffdf6"/>
        <ellipse cx="200" cy="122" rx="172" ry="96" fill="#8a4f18"/>
        <ellipse cx="200" cy="118" rx="160" ry="88" fill="url(#fill)"/>
        <g clip-path="url(#top)">
          ${repeat(30, (i) => {
            const [a, k] = [i * 2.39996, Math.sqrt((i + 0.5) / 30)];
            const [x, y] = [200 + Math.cos(a) * 150 * k, 118 + Math.sin(a) * 82 * k];
            return `
              <ellipse cx="${x}" cy="${y}" rx="19" ry="14" fill="#c22238"/>
              <ellipse cx="${x - 5}" cy="${y - 5}" rx="6" ry="3.4" fill="#ffb0a8" opacity=".85"/>
            `;
          })}
          ${each([-110, -56, 0, 56, 110], (d) => strip(120 + d, 10, 240 + d, 230))}
          ${each([-110, -56, 0, 56, 110], (d) => strip(280 + d, 10, 160 + d, 230))}
        </g>
        ${repeat(40, (i) => {
          const a = (i / 40) * Math.PI * 2 - Math.PI / 2;
          const order = i % 2 ? (40 - i) / 40 : i / 40;
          const [x, y] = [200 + Math.cos(a) * 164, 118 + Math.sin(a) * 91];
          return `
            <ellipse cx="${x + 1}" cy="${y + 5}" rx="16" ry="12" fill="#8a4f18" opacity="${0.6 + order * 0.01}"/>
            <ellipse cx="${x}" cy="${y}" rx="16" ry="12" fill="url(#rim)"/>
            <ellipse cx="${x - 4}" cy="${y - 5}" rx="7" ry="3.4" fill="#fff3d0" opacity=".8"/>
          `;
        })}
        ${dots(50, 70, 330, 50, 190, 1.4, 3, '#fffdf2', 0.8)}
      `,
    );
  },

  baguette() {
    seedWith(821);
    return drawing(
      330,
      220,
      linearGradient('cut', '#fff3d0, #efcb88 60%, #d39a48'),
      `
        ${tube(loaf, loafThickness, ['#8a4a14', '#c9822e', '#eeb660', '#ffeec4'])}
        ${each(
          [
            [80, 146],
            [132, 120],
            [184, 93],
            [236, 66],
          ],
          ([x, y]) => `
            <g transform="translate(${x} ${y}) rotate(-48)">
              <path d="M-34 4C-20 -16 22 -16 38 -2C22 16 -18 20 -34 4Z" fill="#7e3f0e" opacity=".65"
                transform="translate(-1 4)"/>
              <path d="M-34 2C-20 -16 22 -16 38 -4C22 12 -18 16 -34 2Z" fill="url(#cut)"/>
              <path d="M-28 1Q-6 -12 30 -5" stroke="#a5641c" stroke-width="4" fill="none" stroke-linecap="round"/>
              <path d="M-22 6Q0 2 26 0" stroke="#c99248" stroke-opacity=".7" stroke-width="2.6" fill="none"
                stroke-linecap="round"/>
            </g>
          `,
        )}
        ${repeat(50, () => {
          const t = between(0.06, 0.94);
          const [x, y] = [24 + t * 276 + between(-16, 16), 182 - t * 140 + between(-20, 18)];
          return `<ellipse cx="${x}" cy="${y}" rx="${between(1.4, 4)}" ry="${between(1, 2.4)}" fill="#fffaf0"
            opacity="${between(0.3, 0.75)}" transform="rotate(-27 ${x} ${y})"/>`;
        })}
      `,
    );
  },
};
