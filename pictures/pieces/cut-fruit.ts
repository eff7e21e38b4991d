import { each, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, seedWith } from './chance.ts';
import { dots, drawing } from './drawing.ts';

/** Fruit as it is cut for the board. */
export const cutFruit = {
  melonWedge() {
    seedWith(541);
    const seeds = [
      [102, 74, -20],
      [150, 66, 0],
      [198, 76, 18],
      [126, 106, -12],
      [176, 104, 10],
      [150, 138, 0],
      [78, 52, -30],
      [222, 52, 30],
    ] as const;
    return drawing(
      300,
      230,
      linearGradient('flesh', '#ff8a6e, #ee4438 55%, #cf2630', [0.1, 0, 0.6, 1]) +
        linearGradient('rind', '#7db554, #3d7a35 50%, #20512a'),
      `
        <path d="M10 34Q8 22 22 22H290Q300 24 298 38C290 140 232 222 160 224C86 226 22 140 10 34Z" fill="#17401f"/>
        <path d="M4 28Q2 16 16 16H284Q296 16 294 30C286 132 226 214 150 216C76 216 16 132 4 28Z" fill="url(#rind)"/>
        ${repeat(9, (i) => {
          const a = Math.PI * (0.06 + i * 0.11);
          const [x, y] = [149 + Math.cos(a) * 141, 20 + Math.sin(a) * 192];
          return `<path d="M${x - Math.cos(a) * 5} ${y - Math.sin(a) * 5}l${-Math.cos(a) * 6 + between(-3, 3)} ${-Math.sin(a) * 6}" stroke="#17401f"
            stroke-opacity=".6" stroke-width="9" stroke-linecap="round"/>`;
        })}
        <path d="M16 20H282C276 122 220 200 149 201C80 201 24 122 16 20Z" fill="#e9f3c2"/>
        <path d="M28 18H270C264 112 214 184 149 185C84 185 36 112 28 18Z" fill="url(#flesh)"/>
        <path d="M28 18H270Q269 30 267 40C262 34 40 34 31 42Q29 30 28 18Z" fill="#ffb59c" opacity=".55"/>
        ${dots(60, 60, 240, 30, 160, 1.4, 4, '#ff9f86', 0.5, 0.7)}
        ${dots(26, 60, 240, 30, 160, 1.4, 3, '#b81a28', 0.35, 0.7)}
        ${each(
          seeds,
          ([x, y, rotate]) => `
            <g transform="translate(${x} ${y}) rotate(${rotate})">
              <path d="M0 -11C8 -4 8 8 0 11C-8 8 -8 -4 0 -11Z" fill="#a3141f" transform="translate(1.5 3) scale(1.2)"/>
              <path d="M0 -11C7 -4 7 8 0 10C-7 8 -7 -4 0 -11Z" fill="#33170f"/>
              <path d="M-2.4 -4Q-3.4 1 -2 5" stroke="#d9b494" stroke-width="1.8" fill="none" stroke-linecap="round"/>
            </g>
          `,
        )}
        <path d="M58 40C64 86 84 128 110 152" stroke="#fff" stroke-opacity=".4" stroke-width="11" fill="none"
          stroke-linecap="round" filter="url(#b4)"/>
      `,
    );
  },

  kiwiHalf() {
    seedWith(551);
    return drawing(
      210,
      190,
      radialGradient('ki', '#f4f6cc 14%, #cfe37a 22%, #93c23e 60%, #6da02c 88%, #8bb84a', [0.5, 0.5, 0.52]) +
        linearGradient('skin', '#a07a44, #6d4a22 55%, #40280f'),
      `
        <path d="M10 84C10 34 54 8 104 8S200 34 200 86C200 148 156 182 104 182S10 146 10 84Z" fill="url(#skin)"/>
        ${dots(50, 44, 166, 134, 172, 1, 2.2, '#c9a068', 0.55, 0.5)}
        <ellipse cx="104" cy="80" rx="94" ry="70" fill="#5c3d1b"/>
        <ellipse cx="104" cy="79" rx="90" ry="66" fill="url(#ki)"/>
        ${repeat(34, (i) => {
          const a = (i / 34) * Math.PI * 2;
          return `<path d="M${104 + Math.cos(a) * 32} ${79 + Math.sin(a) * 23}L${104 + Math.cos(a) * between(70, 84)}
            ${79 + Math.sin(a) * between(50, 62)}" stroke="#e6f2a6" stroke-opacity=".5" stroke-width="2.6"
            stroke-linecap="round"/>`;
        })}
        <ellipse cx="104" cy="79" rx="29" ry="21" fill="#f8f8da"/>
        ${repeat(30, (i) => {
          const a = (i / 30) * Math.PI * 2 + 0.1;
          const reach = i % 2 ? 43 : 52;
          const [x, y] = [104 + Math.cos(a) * reach, 79 + Math.sin(a) * reach * 0.73];
          return `<ellipse cx="${x}" cy="${y}" rx="4.6" ry="2.6" fill="#1f1a10" transform="rotate(${a * 57.3} ${x} ${y})"/>`;
        })}
        <path d="M34 58Q54 26 96 20" stroke="#fff" stroke-opacity=".6" stroke-width="9" fill="none" stroke-linecap="round"
          filter="url(#b4)"/>
      `,
    );
  },

  /** A whole pineapple with its crown, lying or leaning. */
  pineapple() {
    seedWith(561);
    const crown = (x: number, y: number, rotate: number, length: number) =>
      `
        <g transform="translate(${x} ${y}) rotate(${rotate})">
          <path d="M-14 0C-20 ${-length * 0.5} -6 ${-length * 0.9} 4 ${-length}C10 ${-length * 0.7} 20 ${-length * 0.3} 14 0Z"
            fill="#2a6440"/>
          <path d="M-12 0C-17 ${-length * 0.5} -6 ${-length * 0.86} 2 ${-length * 0.96}C4 ${-length * 0.6} 8 ${-length * 0.3}
            4 0Z" fill="#6fae5c"/>
          <path d="M-3 -4Q-7 ${-length * 0.5} 1 ${-length * 0.86}" stroke="#cfe8a8" stroke-opacity=".7" stroke-width="2.4"
            fill="none" stroke-linecap="round"/>
        </g>
      `;
    const eyes = repeat(9, (row) =>
      repeat(6, (column) => {
        const y = 176 + row * 24;
        const half = 82 * Math.sqrt(Math.max(0, 1 - ((y - 278) / 128) ** 2));
        const u = -1 + (column + (row % 2) * 0.5) * 0.36 + 0.02;
        if (u > 0.96) return '';
        const [x, w] = [110 + Math.sin(u * 1.4) * half, 15 * Math.cos(u * 1.2) + 3];
        return `
          <path d="M${x} ${y - 15}L${x + w} ${y}L${x} ${y + 15}L${x - w} ${y}Z" fill="url(#eye)" stroke="#8f5310"
            stroke-opacity=".75" stroke-width="3" stroke-linejoin="round"/>
          <path d="M${x - w * 0.5} ${y - 3}L${x} ${y - 9}" stroke="#fff3b8" stroke-width="3" stroke-linecap="round"
            opacity=".8"/>
          <path d="M${x} ${y - 2}l3 8l-6 0Z" fill="#7a4a12"/>
        `;
      }),
    );
    return drawing(
      220,
      420,
      linearGradient('eye', '#ffd768, #e9a02c 60%, #c07416') +
        linearGradient('body', '#f2b540, #cf8420 55%, #8a4f10', [0, 0, 1, 0.6]) +
        '<clipPath id="fruit"><ellipse cx="110" cy="282" rx="86" ry="130"/></clipPath>',
      `
        ${each(
          [
            [110, 168, -44, 110],
            [110, 168, 44, 110],
            [110, 166, -26, 140],
            [110, 166, 26, 138],
            [110, 162, -8, 158],
            [112, 164, 12, 150],
            [106, 176, -58, 76],
            [114, 176, 58, 76],
            [110, 178, -20, 96],
            [110, 178, 22, 94],
            [110, 182, 0, 88],
          ],
          ([x, y, rotate, length]) => crown(x, y, rotate, length),
        )}
        <ellipse cx="110" cy="282" rx="86" ry="130" fill="url(#body)"/>
        <g clip-path="url(#fruit)">
          ${eyes}
          <ellipse cx="190" cy="330" rx="52" ry="130" fill="#5c2e06" opacity=".45" filter="url(#b8)"/>
          <ellipse cx="110" cy="154" rx="70" ry="20" fill="#1f4a2c" opacity=".5" filter="url(#b8)"/>
          <ellipse cx="66" cy="232" rx="22" ry="52" fill="#fff6c8" opacity=".35" filter="url(#b8)"/>
        </g>
      `,
    );
  },
};
