import { each, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, random, seedWith } from './chance.ts';
import { blob, drawing } from './drawing.ts';

/** Halves of bagels. */
export const openBagels = {
  bagelSalmon() {
    seedWith(49);
    const ring = (rx: number, ry: number, cy = 96) =>
        `M${150 - rx} ${cy}A${rx} ${ry} 0 1 0 ${150 + rx} ${cy}A${rx} ${ry} 0 1 0 ${150 - rx} ${cy}Z`,
      hole = (rx: number, ry: number, cy = 94) =>
        `M${150 - rx} ${cy}A${rx} ${ry} 0 1 1 ${150 + rx} ${cy}A${rx} ${ry} 0 1 1 ${150 - rx} ${cy}Z`;
    return drawing(
      300,
      220,
      radialGradient('bg', '#efb768, #d08c3e 60%, #935420', [0.4, 0.2, 0.9]) +
        linearGradient('lx', '#ffb27c, #f5854f 50%, #dc5f35') +
        linearGradient('cc', '#fffef8, #efe6d2'),
      `
        <path fill-rule="evenodd" d="M8 100C8 150 60 206 150 206S292 150 292 100C292 56 230 28 150 28S8 56 8
          100Z${hole(40, 20, 104)}" fill="url(#bg)"/>
        ${repeat(40, () => {
          const a = between(0.35, 2.8),
            x = 150 + Math.cos(a) * between(112, 134),
            y = 118 + Math.sin(a) * between(62, 76);
          return `
            <ellipse cx="${x}" cy="${y}" rx="5.5" ry="3.2" fill="${random() > 0.4 ? '#fff3d2' : '#e9cf98'}"
              transform="rotate(${between(0, 180)} ${x} ${y})"/>
          `;
        })}
        <path fill-rule="evenodd" d="${ring(131, 64)}${hole(42, 21, 98)}" fill="#fbe7bd"/>
        <path fill-rule="evenodd" d="${blob(150, 94, 122, 58, 14, 0.035)}${hole(43, 21, 98)}" fill="#d8cbae"
          transform="translate(0 4)"/>
        <path fill-rule="evenodd" d="${blob(150, 92, 122, 58, 14, 0.035)}${hole(45, 22, 96)}"
          fill="url(#cc)"/>
        <path fill-rule="evenodd" d="M104 98A46 23 0 0 1 196 98A46 16 0 0 0 104 98Z" fill="#b9853f"/>
        <path d="M106 98A44 22 0 0 1 194 98" stroke="#7a4a1a" stroke-opacity=".5" stroke-width="4"
          fill="none"/>
        ${each(
          [
            [88, 56, 1.12, -5],
            [224, 70, 0.9, 56],
            [34, 112, 0.92, -42],
            [104, 146, 1.2, 0],
          ],
          ([x, y, s, r]) =>
            `
              <g transform="translate(${x} ${y}) rotate(${r}) scale(${s * 0.78})">
                <path d="M-2 12C14 -16 34 10 56 -8S98 -22 122 0C134 14 128 40 106 42C88 42 80 28 62 36S28 56 8
                  46C-8 38 -8 24 -2 12Z" fill="#b84a26" transform="translate(0 6)"/>
                <path d="M-2 12C14 -16 34 10 56 -8S98 -22 122 0C134 14 128 40 106 42C88 42 80 28 62 36S28 56 8
                  46C-8 38 -8 24 -2 12Z" fill="url(#lx)"/>
                <path d="M8 42Q20 24 18 4M32 46Q42 22 40 2M58 34Q68 14 62 -8M84 32Q92 10 86 -12M106 38Q114 20
                  108 -6" stroke="#ffdcbf" stroke-width="5" fill="none" stroke-linecap="round" opacity=".9"/>
                <path d="M4 8C16 -8 34 12 56 -4S98 -16 116 0" stroke="#fff" stroke-opacity=".45"
                  stroke-width="4" fill="none" stroke-linecap="round"/>
              </g>
            `,
        )}
        ${each(
          [
            [92, 66],
            [232, 84],
            [112, 136],
            [200, 140],
            [56, 108],
            [188, 58],
          ],
          ([x, y]) =>
            `
              <circle cx="${x}" cy="${y + 2}" r="7.5" fill="#36451c"/>
              <circle cx="${x}" cy="${y}" r="7.5" fill="#6f8437"/>
              <circle cx="${x - 2}" cy="${y - 3}" r="2.6" fill="#c6d68a"/>
            `,
        )}
        ${each(
          [
            [140, 54, -14],
            [240, 104, 60],
            [74, 128, 10],
            [166, 146, -26],
            [70, 74, -40],
          ],
          ([x, y, r]) =>
            `
              <g transform="translate(${x} ${y}) rotate(${r})" stroke="#3f8f3a" stroke-width="3.6" fill="none"
                stroke-linecap="round">
                <path d="M-20 8Q0 0 22 -10M-8 4L-12 -8M2 0L0 -13M12 -4L13 -16M-4 3L6 12M8 -2L18 6"/>
              </g>
            `,
        )}
      `,
    );
  },
};
