import { petrol } from '../palette.ts';
import { across, each, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, replay, seedWith } from './chance.ts';
import { blob, dots, drawing } from './drawing.ts';
import { parsleyTuft } from './garnish.ts';
import { tube } from './tube.ts';

const enamelTube = ['#a8966f', '#efe6d2', '#ffffff', '#ffffff'] as const;
const enamel = linearGradient('enamel', '#ffffff, #fbf5e8 38%, #e3d6bb 74%, #a8966f', across);

/** The double line around something upright: at y, as wide as rx and curved by ry. */
const doubleLine = (cx: number, y: number, rx: number, ry: number) =>
  `
    <path d="M${cx - rx} ${y}A${rx} ${ry} 0 0 0 ${cx + rx} ${y}" stroke="${petrol}" stroke-width="9" fill="none"/>
    <path d="M${cx - rx} ${y + 13}A${rx} ${ry} 0 0 0 ${cx + rx} ${y + 13}" stroke="${petrol}" stroke-width="3" fill="none"/>
  `;

const loaf = [
  [24, 178],
  [90, 146],
  [190, 96],
  [300, 40],
] as const;
const loafThickness = (t: number) => 44 * Math.sin((0.002 + t * 0.996) * Math.PI) ** 0.42;

/** What stands on a family's table. */
export const homeCooking = {
  stewPot() {
    seedWith(801);
    return drawing(
      420,
      330,
      enamel +
        '<clipPath id="side"><path d="M52 116C52 220 66 286 92 300Q210 336 328 300C354 286 368 220 368 116Z"/></clipPath>' +
        radialGradient('soup', '#f4a052, #d9691f 60%, #a8430e') +
        radialGradient('bean', '#b5573a, #7a2a18 60%, #4f140a') +
        linearGradient('ladle', '#f7e0b0, #c99a58 60%, #94642a'),
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
        <ellipse cx="210" cy="124" rx="142" ry="56" fill="url(#soup)"/>
        <path d="M78 104Q120 66 210 62T342 104" stroke="#4a220a" stroke-opacity=".45" stroke-width="13" fill="none"
          filter="url(#b4)"/>
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
