import { petrol } from '../palette.ts';
import { across, each, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, seedWith } from './chance.ts';
import { drawing, frill } from './drawing.ts';

const macaron = (light: string, middle: string, dark: string, cream: string) =>
  drawing(
    200,
    150,
    linearGradient('m1', `${light}, ${middle}`),
    `
      <path d="M16 98C16 132 60 144 100 144S184 132 184 98Z" fill="${dark}"/>
      <rect x="18" y="78" width="164" height="26" rx="13" fill="${cream}"/>
      <path d="M12 74Q14 84 26 86Q100 104 174 86Q186 84 188 74Z" fill="${middle}"/>
      <path d="M14 72C14 30 54 8 100 8S186 30 186 72C186 84 150 90 100 90S14 84 14 72Z" fill="url(#m1)"/>
      <ellipse cx="74" cy="34" rx="34" ry="13" fill="#fff" opacity=".38" transform="rotate(-12 74 34)"/>
    `,
  );

/** Macarons and other single sweets. */
export const sweets = {
  macaronRose: () => macaron('#ffc2c4', '#ec8f98', '#d0707d', '#fff1e2'),

  macaronPistachio: () => macaron('#dcecad', '#b1cd74', '#8eae52', '#fffbe6'),

  macaronChocolate: () => macaron('#a97450', '#7c4a2c', '#5c331c', '#f3dcc0'),

  macaronLemon: () => macaron('#fff0a6', '#f5d25c', '#d4a930', '#fffbe8'),

  brownie: () =>
    drawing(
      200,
      170,
      linearGradient('b1', '#8a5636, #5f341d'),
      `
        <path d="M12 60L100 18L188 56L102 102Z" fill="url(#b1)"/>
        <path d="M12 60L102 102V160L14 112Z" fill="#4d2815"/>
        <path d="M188 56L102 102V160L186 108Z" fill="#3a1c0e"/>
        <path d="M12 60L100 18L188 56L102 102Z" fill="none" stroke="#b07c55" stroke-opacity=".45"
          stroke-width="3"/>
        ${each(
          [
            [70, 56],
            [118, 46],
            [128, 70],
            [92, 76],
            [54, 64],
            [100, 34],
          ],
          ([x, y], i) =>
            `<ellipse cx="${x}" cy="${y}" rx="10" ry="5.5" fill="${i % 2 ? '#c79160' : '#2d1508'}"/>`,
        )}
      `,
    ),

  berryTart() {
    seedWith(21);
    return drawing(
      220,
      190,
      linearGradient('ta', '#f2c684, #d89b4e 60%, #a5692b', across) +
        radialGradient('be', '#ff8f84, #e02f38 50%, #9b1428') +
        radialGradient('bl', '#7f86c9, #474c94 50%, #262753'),
      `
        <path d="M14 84L38 160Q110 190 182 160L206 84Z" fill="url(#ta)"/>
        ${repeat(
          11,
          (i) => `
            <path d="M${26 + i * 17} 104L${44 + i * 13.2} 168" stroke="#9b6024" stroke-opacity=".4"
              stroke-width="4"/>
          `,
        )}
        <ellipse cx="110" cy="84" rx="97" ry="48" fill="#e8b469"/>
        <ellipse cx="110" cy="82" rx="84" ry="38" fill="#fff0c4"/>
        ${each(
          [
            [62, 72],
            [98, 58],
            [138, 60],
            [164, 76],
            [80, 92],
            [122, 84],
            [150, 98],
            [108, 106],
          ],
          ([x, y], i) =>
            i % 3 === 2
              ? `
                <circle cx="${x}" cy="${y - 4}" r="19" fill="url(#bl)"/>
                <circle cx="${x - 5}" cy="${y - 10}" r="4" fill="#b9bfe8"/>
              `
              : `
                <circle cx="${x}" cy="${y - 4}" r="22" fill="url(#be)"/>
                <ellipse cx="${x - 7}" cy="${y - 12}" rx="6" ry="4" fill="#fff" opacity=".55"/>
              `,
        )}
        <path d="M116 66C118 40 140 30 156 36C152 58 136 68 116 66Z" fill="#6fb84a"/>
      `,
    );
  },

  mousseJar() {
    seedWith(107);
    return drawing(
      200,
      250,
      linearGradient('mg', '#ffffff/0.75, #7b4a2c 16%, #5a321c 75%, #2c150a', across) +
        linearGradient('mt', '#a8734c, #7c4a2c 50%, #51301b') +
        linearGradient('wd', '#f3d9a6, #b98a4c', across),
      `
        <g transform="rotate(24 140 90)">
          <path d="M132 -2Q140 -10 148 -2L150 120H130Z" fill="url(#wd)"/>
          <path d="M134 4V110" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>
        </g>
        <path d="M20 92V210Q20 240 100 240T180 210V92Z" fill="#fff" fill-opacity=".55"/>
        <path d="M26 104V206Q26 232 100 232T174 206V104Z" fill="url(#mg)"/>
        <ellipse cx="100" cy="100" rx="75" ry="27" fill="#4a2814"/>
        <path d="${frill(100, 92, 70, 27, 10, 0.08)}" fill="#5f371e"/>
        <path d="${frill(99, 84, 62, 24, 10, 0.1)}" fill="url(#mt)"/>
        <path d="${frill(98, 70, 42, 17, 8, 0.12)}" fill="#5f371e"/>
        <path d="${frill(97, 64, 40, 17, 8, 0.12)}" fill="url(#mt)"/>
        <path d="M78 58C80 40 104 44 98 26C118 40 118 54 112 62Q96 70 78 58Z" fill="#8e5b3a"/>
        <path d="M60 84Q80 70 108 76" stroke="#d3a37c" stroke-width="5" stroke-linecap="round" fill="none"
          opacity=".7"/>
        ${each(
          [
            [66, 78],
            [84, 88],
            [124, 80],
            [112, 92],
            [96, 60],
            [142, 90],
            [54, 90],
            [108, 50],
          ],
          ([x, y]) => `<path d="M${x} ${y}l6 -4l5 4l-5 4Z" fill="#fffdf6"/>`,
        )}
        <ellipse cx="100" cy="96" rx="80" ry="30" fill="none" stroke="#fff" stroke-opacity=".85"
          stroke-width="6"/>
        <path d="M20 96A80 30 0 0 0 180 96" stroke="#cbb894" stroke-opacity=".5" stroke-width="3"
          fill="none"/>
        <path d="M40 130V206" stroke="#fff" stroke-width="9" stroke-opacity=".55" stroke-linecap="round"/>
        <path d="M22 160Q100 186 178 160" stroke="#fffaf0" stroke-width="12" fill="none"/>
        <path d="M22 160Q100 186 178 160" stroke="${petrol}" stroke-width="5" fill="none"/>
      `,
    );
  },

  berliner() {
    seedWith(109);
    return drawing(
      250,
      200,
      radialGradient('bn', '#f3c478, #d9973f 50%, #8d4f18', [0.36, 0.24, 0.85]) +
        radialGradient('pj', '#8a3a68, #3d1230'),
      `
        <path d="M10 104C10 48 60 14 125 14S240 48 240 104S196 190 125 190S10 160 10 104Z" fill="url(#bn)"/>
        <path d="M12 112C30 138 76 150 125 150S220 138 238 112C238 124 236 132 232 140C206 164 166 172 125
          172S44 164 18 140C14 132 12 124 12 112Z" fill="#f6dca6" opacity=".92"/>
        <path d="M12 112C30 138 76 150 125 150S220 138 238 112" stroke="#b9772f" stroke-opacity=".35"
          stroke-width="4" fill="none"/>
        <ellipse cx="92" cy="46" rx="54" ry="22" fill="#fff3d0" opacity=".5" filter="url(#b8)"/>
        <path d="M28 74C44 36 82 20 125 20S208 38 222 76C196 98 160 106 125 106S54 98 28 74Z" fill="#fffaf0"
          opacity=".3" filter="url(#b8)"/>
        ${repeat(620, (i) => {
          const a = i * 2.39996 + between(-0.4, 0.4),
            k = Math.sqrt((i + 0.5) / 620),
            x = 125 + Math.cos(a) * k * 110,
            y = 100 + Math.sin(a) * k * 82;
          return `
            <rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${between(1.2, 3).toFixed(1)}"
              height="${between(1.2, 2.8).toFixed(1)}" fill="#fffdf6"
              opacity="${between(0.4, 0.95).toFixed(2)}" transform="rotate(${between(0, 90).toFixed(0)}
              ${x.toFixed(1)} ${y.toFixed(1)})"/>
          `;
        })}
        <path d="M190 84C204 78 220 86 222 98C222 110 214 112 213 122C212 132 200 132 199 122C198 114 188 112
          184 102C182 94 184 87 190 84Z" fill="#7a4310" opacity=".45" transform="translate(1 4)"/>
        <path d="M190 84C204 78 220 86 222 98C222 110 214 112 213 122C212 132 200 132 199 122C198 114 188 112
          184 102C182 94 184 87 190 84Z" fill="url(#pj)"/>
        <path d="M194 92Q202 86 210 92" stroke="#f0bcd6" stroke-width="4" stroke-linecap="round" fill="none"
          opacity=".85"/>
      `,
    );
  },
};
