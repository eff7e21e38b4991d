import { across, each, linearGradient, repeat } from '../svg.ts';
import { between, seedWith } from './chance.ts';
import { blob, dots, drawing } from './drawing.ts';

/** Height, colour, shade, and what shows in it. */
type CakeLayer = readonly [
  height: number,
  colour: string,
  dark: string,
  bits?: (y: number, h: number) => string,
];

const topOutline = 'M42 20Q44 14 52 14H188Q196 14 198 20L229 80Q231 88 222 88H18Q9 88 11 80Z';

/** A square piece of cake: what lies on top, then the cut face from top to bottom. */
const cakeSquare = (
  topFill: string,
  topBits: string,
  layers: readonly CakeLayer[],
  defs: string,
  clip = true,
) => {
  let y = 84,
    face = '';
  for (const [h, c, c2, bits] of layers) {
    face += `
      <rect x="12" y="${y}" width="216" height="${h + 1}" fill="${c}"/>
      <rect x="12" y="${y + h * 0.66}" width="216" height="${h * 0.34 + 1}" fill="${c2}"/>
      ${bits ? bits(y, h) : ''}
    `;
    y += h;
  }
  return drawing(
    240,
    y + 14,
    defs +
      `<clipPath id="qt"><path d="${topOutline}"/></clipPath>` +
      linearGradient('fs', '#fff/0.2, #fff/0 50%, #2a120a/0.22', across) +
      `<clipPath id="qc"><path d="M12 80H228V${y - 8}Q228 ${y} 220 ${y}H20Q12 ${y} 12 ${y - 8}Z"/></clipPath>`,
    `
      <g clip-path="url(#qc)">
        ${face}
        <rect x="12" y="84" width="216" height="${y - 84}" fill="url(#fs)"/>
      </g>
      <path d="${topOutline}" fill="${topFill}"/>
      <g ${clip ? 'clip-path="url(#qt)"' : ''}>
        ${topBits}
      </g>
    `,
  );
};

/** Cake by the slice. */
export const cakes = {
  tiramisuSquare() {
    seedWith(101);
    const sponge = (y: number, h: number) =>
      dots(26, 18, 222, y + 3, y + h - 3, 2, 4.5, '#8a5a2c', 0.55) +
      `
        <path d="M12 ${y + h - 5}q20 -6 40 0t40 0t48 0t44 0t44 0" stroke="#7a4a22" stroke-opacity=".5"
          stroke-width="5" fill="none"/>
      `;
    return cakeSquare(
      'url(#ti)',
      dots(70, 30, 210, 20, 80, 1.2, 3.2, '#4d2a14', 0.5, 0.7) +
        dots(40, 30, 210, 20, 80, 1, 2.6, '#b98a60', 0.6, 0.7) +
        '<path d="M50 22H180" stroke="#fff" stroke-opacity=".22" stroke-width="9" stroke-linecap="round" filter="url(#b4)"/>',
      [
        [5, '#6b4023', '#5a331a'],
        [24, '#fff8e6', '#eedfbe'],
        [24, '#d6aa6c', '#b5834a', sponge],
        [20, '#fff8e6', '#eedfbe'],
        [24, '#cfa163', '#a9773f', sponge],
      ],
      linearGradient('ti', '#8e5d3c, #5f3a20'),
    );
  },

  cherryChocolateSquare() {
    seedWith(113);
    const cherry = (x: number, y: number, size: number) =>
      `
        <ellipse cx="${x}" cy="${y + 4}" rx="${size + 4}" ry="${size * 0.6 + 3}" fill="#2a1209"/>
        <ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.68}" fill="#7d1128"/>
        <ellipse cx="${x - 1}" cy="${y - 2}" rx="${size * 0.8}" ry="${size * 0.48}" fill="#b0203c"/>
        <ellipse cx="${x - size * 0.3}" cy="${y - size * 0.28}" rx="${size * 0.3}" ry="${size * 0.15}" fill="#ffc2c8"
          opacity=".9"/>
      `;
    const crumb = (y: number, h: number) =>
      dots(34, 16, 224, y + 3, y + h - 3, 2, 4.5, '#2c140a', 0.6) +
      dots(24, 16, 224, y + 3, y + h - 3, 1.4, 3, '#9a6544', 0.6) +
      `
        <ellipse cx="62" cy="${y + h * 0.5}" rx="17" ry="11" fill="#8c1730"/>
        <ellipse cx="58" cy="${y + h * 0.42}" rx="8" ry="4" fill="#d24a60"/>
        <ellipse cx="168" cy="${y + h * 0.62}" rx="16" ry="10" fill="#8c1730"/>
        <ellipse cx="164" cy="${y + h * 0.54}" rx="7" ry="4" fill="#d24a60"/>
      `;
    return cakeSquare(
      'url(#ch)',
      dots(60, 30, 210, 20, 80, 1.4, 4, '#3a1c0e', 0.6, 0.7) +
        dots(50, 30, 210, 20, 80, 1, 2.8, '#b98a66', 0.55, 0.7) +
        each(
          [
            [74, 34, 17],
            [138, 30, 16],
            [184, 44, 17],
            [52, 62, 19],
            [112, 58, 19],
            [170, 72, 19],
          ],
          ([x, y, size]) => cherry(x, y, size),
        ) +
        '<path d="M52 22H186" stroke="#fff" stroke-opacity=".25" stroke-width="8" stroke-linecap="round" filter="url(#b4)"/>',
      [
        [10, '#5a2f1a', '#43210f'],
        [56, '#6a3a22', '#4a2613', crumb],
      ],
      linearGradient('ch', '#86502f, #5a3019'),
    );
  },

  crumbleSquare() {
    seedWith(103);
    const crumbs = repeat(54, (i) => {
      const v = i / 54,
        y = 18 + v * 66 + between(-3, 3),
        hw = 74 + v * 30,
        x = 120 + between(-hw, hw),
        r = between(9, 15);
      return `
        <path d="${blob(x, y + 4, r, r * 0.72, 7, 0.12)}" fill="#8f5a22"/>
        <path d="${blob(x, y, r, r * 0.72, 7, 0.12)}"
          fill="${['#f0c47c', '#e3ae60', '#f7d598', '#d89b4b'][i % 4]}"/>
        <ellipse cx="${x - r * 0.3}" cy="${y - r * 0.3}" rx="${r * 0.36}" ry="${r * 0.2}" fill="#fff6dc"
          opacity=".7"/>
      `;
    });
    return cakeSquare(
      '#d79c4c',
      crumbs,
      [
        [
          16,
          '#e0ab5c',
          '#bf8237',
          (y) =>
            repeat(
              18,
              (i) =>
                `
                  <path d="${blob(18 + i * 12, y + 2 + (i % 2) * 4, 10, 8, 7, 0.1)}"
                    fill="${['#f0c47c', '#e3ae60', '#d89b4b'][i % 3]}"/>
                `,
            ),
        ],
        [
          24,
          '#f3df9f',
          '#d9b660',
          (y, h) =>
            repeat(
              8,
              (i) =>
                `
                  <rect x="${14 + i * 27}" y="${y + 2 + (i % 2) * 3}" width="31" height="${h - 5}" rx="8"
                    fill="#c99f45"/>
                  <rect x="${15 + i * 27}" y="${y + 1 + (i % 2) * 3}" width="29" height="${h - 9}" rx="8"
                    fill="#fff3bf"/>
                  <path d="M${16 + i * 27} ${y + 3 + (i % 2) * 3}h27"
                    stroke="${i % 3 ? '#c7402c' : '#9aae3c'}" stroke-width="4" stroke-linecap="round"/>
                `,
            ),
        ],
        [
          36,
          '#f6d798',
          '#e0b062',
          (y, h) =>
            dots(30, 20, 220, y + 4, y + h - 8, 2, 6, '#d9a95c', 0.7, 0.6) +
            `<rect x="12" y="${y + h - 7}" width="216" height="8" fill="#b8772f"/>`,
        ],
      ],
      '',
      false,
    );
  },

  cheesecakeSlice() {
    seedWith(105);
    return drawing(
      340,
      250,
      linearGradient('ct', '#f9d78c, #e9b055 60%, #c47e2e') +
        linearGradient('cf', '#fffbe6, #f6e3ac', across),
      `
        <path d="M14 96L254 20Q322 44 330 96V196Q330 204 322 205L20 224Q14 224 14 216Z" fill="#b8803a"/>
        <path d="M14 96L330 96V190L14 208Z" fill="url(#cf)"/>
        <path d="M14 190L330 176V196Q330 205 322 206L22 226Q14 226 14 217Z" fill="#c98f48"/>
        <path d="M14 190L330 176V184L14 199Z" fill="#e2b26a"/>
        <path d="M14 88L250 20Q258 17 266 20Q322 42 330 92Q330 100 322 100L22 106Q10 106 14 88Z"
          fill="#a9662a" transform="translate(0 4)"/>
        <path d="M14 88L250 20Q258 17 266 20Q322 42 330 92Q330 98 322 98L22 104Q10 104 14 88Z"
          fill="url(#ct)"/>
        <path d="M60 84L240 32" stroke="#fff3c8" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"
          filter="url(#b4)"/>
        ${dots(16, 30, 316, 112, 174, 2, 5, '#ecd698', 0.9)}
        ${repeat(12, () => {
          const x = between(40, 310),
            y = between(114, 172);
          return `
            <rect x="${x}" y="${y}" width="9" height="3.5" rx="1.7" fill="#e8c02c"
              transform="rotate(${between(0, 180)} ${x} ${y})"/>
          `;
        })}
      `,
    );
  },
};
