import { each, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, seedWith } from './chance.ts';
import { blob, dots, drawing } from './drawing.ts';

const chives = (count: number, x1: number, x2: number, y1: number, y2: number) =>
  repeat(count, () => {
    const [x, y] = [between(x1, x2).toFixed(1), between(y1, y2).toFixed(1)];
    return `
      <rect x="${x}" y="${y}" width="13" height="5" rx="2" fill="#4f9a3c" transform="rotate(${between(-70, 70).toFixed(0)}
        ${x} ${y})"/>
    `;
  });

/** A potato from the oven, and what is roasted to go with it. */
export const potatoes = {
  bakedPotato() {
    seedWith(851);
    const skin = blob(140, 108, 126, 78, 11, 0.04);
    return drawing(
      280,
      200,
      radialGradient('skin', '#cf9a58, #a06a2e 55%, #5f3714', [0.34, 0.24, 0.85]) +
        linearGradient('inside', '#fff6c6, #f4d878 60%, #d6a83e') +
        linearGradient('quark', '#ffffff, #fbf4e2 60%, #d9cbaa') +
        `<clipPath id="whole"><path d="${skin}"/></clipPath>`,
      `
        <path d="${skin}" fill="#4a2a10" transform="translate(0 7)"/>
        <path d="${skin}" fill="url(#skin)"/>
        <g clip-path="url(#whole)">
          ${dots(46, 24, 256, 50, 176, 1.6, 4.4, '#5c3413', 0.5)}
          ${dots(26, 24, 256, 40, 150, 1.4, 3, '#ecc489', 0.7)}
        </g>
        <ellipse cx="84" cy="66" rx="46" ry="17" fill="#fff" opacity=".3" filter="url(#b8)" transform="rotate(-20 84 66)"/>
        <path d="M62 96C84 60 112 64 140 52C166 66 200 62 220 94C196 122 170 120 142 138C112 120 84 122 62 96Z"
          fill="#6a3d14"/>
        <path d="M66 94C88 64 114 68 140 57C164 69 196 66 214 92C192 116 168 114 142 131C114 114 88 116 66 94Z"
          fill="url(#inside)"/>
        ${dots(34, 84, 200, 72, 116, 2, 6, '#fffbe0', 0.9)}
        ${dots(16, 84, 200, 76, 120, 2, 4, '#c79a36', 0.5)}
        <path d="M96 84C100 58 128 54 142 46C160 54 184 60 186 84C184 106 162 112 142 110S98 106 96 84Z" fill="#cbbd9a"
          transform="translate(0 4)"/>
        <path d="M96 82C100 56 128 52 142 44C160 52 184 58 186 82C184 104 162 110 142 108S98 104 96 82Z"
          fill="url(#quark)"/>
        <path d="M112 80C122 62 150 66 160 60" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round"
          filter="url(#b2)"/>
        ${chives(15, 106, 170, 56, 98)}
      `,
    );
  },

  pepperRoasted() {
    seedWith(853);
    return drawing(
      190,
      110,
      linearGradient('roast', '#ff7a4f, #d9301f 50%, #8f1712'),
      `
        <path d="M10 62C30 18 88 10 130 26C164 38 184 58 180 76C168 98 124 70 92 74S22 104 10 62Z" fill="#6d0f0c"
          transform="translate(0 7)"/>
        <path d="M10 62C30 18 88 10 130 26C164 38 184 58 180 76C168 98 124 70 92 74S22 104 10 62Z"
          fill="url(#roast)"/>
        <path d="M34 52C56 28 98 24 134 38" stroke="#ffd0b8" stroke-width="8" stroke-opacity=".8" fill="none"
          stroke-linecap="round" filter="url(#b2)"/>
        ${each(
          [
            [60, 66, -10],
            [104, 58, 8],
            [146, 64, 16],
          ],
          ([x, y, turn]) => `
            <ellipse cx="${x}" cy="${y}" rx="15" ry="5" fill="#3a0e08" opacity=".6" transform="rotate(${turn} ${x} ${y})"/>
          `,
        )}
      `,
    );
  },

  courgetteGrilled() {
    seedWith(857);
    return drawing(
      180,
      120,
      radialGradient('flesh', '#fbf7c8, #e6e09a 60%, #bdb85e') +
        '<clipPath id="slice"><ellipse cx="90" cy="54" rx="70" ry="36"/></clipPath>',
      `
        <ellipse cx="90" cy="66" rx="80" ry="44" fill="#1f4d1e"/>
        <ellipse cx="90" cy="56" rx="80" ry="44" fill="#3f8a36"/>
        <ellipse cx="90" cy="54" rx="70" ry="36" fill="url(#flesh)"/>
        <g clip-path="url(#slice)">
          ${each(
            [-40, 0, 40],
            (d) => `
              <path d="M${50 + d} 100L${110 + d} 6" stroke="#6b3f14" stroke-width="9" stroke-opacity=".75"/>
              <path d="M${53 + d} 100L${113 + d} 6" stroke="#3a1e08" stroke-width="3" stroke-opacity=".6"/>
            `,
          )}
          ${dots(9, 50, 130, 36, 72, 2, 4, '#fffde0', 0.9)}
        </g>
        <path d="M30 40Q60 20 100 22" stroke="#fff" stroke-width="6" stroke-opacity=".6" fill="none" stroke-linecap="round"
          filter="url(#b2)"/>
      `,
    );
  },
};
