import { linearGradient, repeat } from '../svg.ts';
import { between, seedWith } from './chance.ts';
import { dots } from './drawing.ts';
import { layer, left, right, sandwichHalf, wavePath } from './sandwich-layers.ts';
import { seeds, triangleTop } from './sandwich-tops.ts';

/** Halves of sandwiches that stand with their cut face to the viewer. */
export const sandwichHalves = {
  eggCressHalf() {
    seedWith(41);
    const face = triangleTop(
      '#d8ac72',
      '#bd8a4e',
      '#74481f',
      seeds(34, [20, 240, 16, 84], ['#8a5a2c', '#f3ddb0', '#9c6a36']),
    );
    return sandwichHalf({
      ...face,
      y0: 60,
      layers: [
        layer.bread(25, '#d3a468', '#b78549', '#74481f', 14),
        layer.raw(17, (y) => {
          const dark = repeat(
              26,
              (i) => `<circle cx="${20 + i * 8.8}" cy="${y + 11 + (i % 3) * 2}" r="7" fill="#3f7f31"/>`,
            ),
            lit = repeat(30, (i) => {
              const x = 16 + i * 7.8,
                yy = y + 6 + (i % 4) * 3;
              return `
                <path d="M${x} ${yy}c-8 -3 -9 -10 -4 -12c4 0 6 4 5 8c1 -6 6 -9 9 -6c2 5 -4 10 -10 10Z"
                  fill="${i % 3 ? '#7fc14f' : '#5da63f'}"/>
              `;
            });
          return dark + lit;
        }),
        layer.raw(
          34,
          (y) =>
            `
              <rect x="${left + 1}" y="${y}" width="${right - left - 2}" height="34" rx="13" fill="#dcae3e"/>
              <rect x="${left + 1}" y="${y}" width="${right - left - 2}" height="29" rx="12" fill="#fbe08a"/>
              ${repeat(19, (i) => {
                const x = 26 + i * 11.6 + between(-2, 2),
                  yy = y + 9 + (i % 3) * 7;
                return i % 3 === 1
                  ? `
                    <circle cx="${x}" cy="${yy}" r="${between(5, 7)}" fill="#f0a92c"/>
                    <circle cx="${x - 1.5}" cy="${yy - 1.5}" r="3" fill="#ffd267"/>
                  `
                  : `
                    <rect x="${x - 7}" y="${yy - 5}" width="${between(12, 17)}" height="${between(9, 12)}"
                      rx="4" fill="#fffdf4" transform="rotate(${between(-30, 30)} ${x} ${yy})"/>
                  `;
              })}
            `,
        ),
        layer.bread(28, '#d3a468', '#b78549', '#74481f', 14),
      ],
    });
  },

  clubTriangle() {
    seedWith(43);
    const face = triangleTop(
      '#f6d592',
      '#e2b060',
      '#8e5420',
      dots(26, 30, 230, 22, 80, 3, 10, '#b87833', 0.2),
    );
    const toast = (h: number) => layer.bread(h, '#f8e2b0', '#e0b671', '#a3662a', 9);
    return sandwichHalf({
      ...face,
      y0: 60,
      layers: [
        toast(20),
        layer.leaf(11, '#8ccb5a', '#4f9a3c'),
        layer.edge(15, 3, '#f8ddb9', '#c99a68'),
        layer.flat(7, '#fff8e4', '#e4d6b0'),
        toast(18),
        layer.leaf(10, '#8ccb5a', '#4f9a3c', 12),
        layer.edge(14, 4, '#f0614b', '#b5271d', '#f9a184'),
        layer.edge(17, 4, '#fffdf4', '#d9cbaa', '#f6b637', { unevenness: 0 }),
        toast(22),
      ],
    });
  },

  pastramiHalf() {
    seedWith(45);
    const outline = 'M10 92C4 44 50 12 130 12S256 44 250 92V100H10Z';
    return sandwichHalf({
      defs: `${linearGradient('tp', '#b88a5c, #936638')}<clipPath id="tc"><path d="${outline}"/></clipPath>`,
      top: `
        <path d="${outline}" fill="#3f2412"/>
        <path d="M19 96C14 52 56 20 130 20S246 52 241 96Z" fill="url(#tp)"/>
        <g clip-path="url(#tc)">
          ${seeds(46, [30, 230, 28, 90], ['#6e4521', '#d8b27e', '#5a3516'], 2, 5)}
        </g>
        <path d="M26 74C36 40 80 24 130 23" stroke="#fff0cf" stroke-opacity=".3" stroke-width="6" fill="none"
          stroke-linecap="round"/>
      `,
      y0: 82,
      layers: [
        layer.bread(26, '#a9794a', '#8c5f35', '#3f2412', 16),
        layer.flat(9, '#eec24a', '#bd8a1f'),
        layer.folds(38, '#d4685c', '#bb4f49', '#7c2a26', 10, 4),
        layer.edge(13, 4, '#bccb6c', '#5f7a2a', '#dbe39a'),
        layer.leaf(9, '#f4f3cf', '#cdd29a', 17),
        layer.bread(28, '#a9794a', '#8c5f35', '#3f2412', 16),
      ],
      overlay: () => seeds(26, [24, 236, 118, 152], ['#33180f', '#4a2417'], 1.6, 3),
    });
  },

  ciabattaHalf() {
    seedWith(47);
    const outline = 'M6 96C0 40 60 10 130 10S260 40 254 96Z';
    return sandwichHalf({
      defs:
        linearGradient('tp', '#f6d294, #dda557 50%, #a9692c', [0, 0, 0.5, 1]) +
        `<clipPath id="tc"><path d="${outline}"/></clipPath>`,
      top: `
        <path d="${outline}" fill="url(#tp)"/>
        <g clip-path="url(#tc)">
          <path d="M30 78C60 40 120 52 150 30M120 88C150 60 200 70 236 50" stroke="#8f5420"
            stroke-opacity=".4" stroke-width="8" fill="none" stroke-linecap="round"/>
          <ellipse cx="106" cy="40" rx="70" ry="18" fill="#fffaf0" opacity=".5" filter="url(#b8)"/>
          ${dots(60, 40, 220, 18, 84, 1, 2.6, '#fffaf0', 0.8)}
        </g>
      `,
      y0: 84,
      layers: [
        layer.raw(
          30,
          (y) =>
            `
              <path d="M2 ${y}Q130 ${y - 12} 258 ${y}V${y + 18}Q254 ${y + 30} 240 ${y + 30}H20Q6 ${y + 30} 2
                ${y + 18}Z" fill="#b3732f"/>
              <path d="M10 ${y + 3}Q130 ${y - 8} 250 ${y + 3}V${y + 18}Q248 ${y + 27} 236 ${y + 27}H24Q12
                ${y + 27} 10 ${y + 18}Z" fill="#fbecc4"/>
              ${dots(16, 24, 236, y + 6, y + 22, 3, 9, '#dfc186', 0.9, 0.5)}
              ${dots(9, 24, 236, y + 6, y + 20, 2, 5, '#c9a565', 0.7, 0.5)}
            `,
        ),
        layer.raw(
          12,
          (y) =>
            `
              <path d="${wavePath(left, right, y + 9, 11, 15)}" stroke="#2f6b2c" stroke-width="11"
                stroke-linecap="round" fill="none"/>
              <path d="${wavePath(left, right, y + 5, 12, 15)}" stroke="#5fa544" stroke-width="8"
                stroke-linecap="round" fill="none"/>
            `,
        ),
        layer.raw(26, (y) =>
          repeat(7, (i) => {
            const x = 32 + i * 33,
              yy = y + 13 + (i % 2) * 2;
            return `
              <ellipse cx="${x}" cy="${yy + 4}" rx="19" ry="13" fill="#9c4510"/>
              <ellipse cx="${x}" cy="${yy}" rx="19" ry="13" fill="#f2902f"/>
              <ellipse cx="${x}" cy="${yy}" rx="11" ry="7" fill="#ffb558"/>
              <path d="M${x - 14} ${yy - 7}A19 13 0 0 1 ${x + 10} ${yy - 10}" stroke="#7a3810"
                stroke-opacity=".55" stroke-width="4" fill="none" stroke-linecap="round"/>
            `;
          }),
        ),
        layer.raw(
          20,
          (y) =>
            `
              <path d="M${left} ${y + 4}Q40 ${y - 6} 70 ${y + 3}T130 ${y + 2}T190 ${y + 3}T${right}
                ${y + 4}V${y + 20}H${left}Z" fill="#ecd19a"/>
              <path d="M${left + 6} ${y + 8}Q60 ${y} 100 ${y + 7}T180 ${y + 6}T${right - 8} ${y + 8}"
                stroke="#fff3d2" stroke-width="4" fill="none" stroke-linecap="round"/>
              ${repeat(
                9,
                (i) => `
                  <path d="M${30 + i * 24} ${y + 14}l6 -7l8 3l-2 8l-9 2Z"
                    fill="${i % 2 ? '#a9692f' : '#e2bd86'}"/>
                `,
              )}
            `,
        ),
        layer.raw(
          30,
          (y) =>
            `
              <path d="M4 ${y + 8}Q4 ${y} 14 ${y}H246Q256 ${y} 256 ${y + 8}V${y + 16}Q248 ${y + 32} 226
                ${y + 32}H34Q12 ${y + 32} 4 ${y + 16}Z" fill="#b3732f"/>
              <path d="M12 ${y + 3}H248V${y + 13}Q242 ${y + 24} 222 ${y + 24}H38Q18 ${y + 24} 12 ${y + 13}Z"
                fill="#fbecc4"/>
              ${dots(14, 26, 234, y + 5, y + 18, 3, 8, '#dfc186', 0.9, 0.5)}
            `,
        ),
      ],
    });
  },
};
