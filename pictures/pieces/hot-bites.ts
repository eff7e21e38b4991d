import { linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, replay, seedWith } from './chance.ts';
import { blob, dots, drawing } from './drawing.ts';
import { tube, tubeOutline } from './tube.ts';

/** Crumbs of a fried coat, strewn over an ellipse; each has its dark and its lit side. */
const crust = (count: number, cx: number, cy: number, rx: number, ry: number, colours: readonly string[]) =>
  repeat(count, (i) => {
    const [a, k] = [i * 2.39996, Math.sqrt((i + 0.5) / count)];
    const [x, y, r] = [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k, between(5, 10)];
    return `
      <path d="${blob(x + 1.5, y + 2.6, r, r * 0.74, 7, 0.22)}" fill="#4a220a" opacity=".28"/>
      <path d="${blob(x, y, r, r * 0.74, 7, 0.22)}" fill="${colours[i % colours.length]}"/>
      <ellipse cx="${x - r * 0.3}" cy="${y - r * 0.3}" rx="${r * 0.3}" ry="${r * 0.18}" fill="#fff2cc" opacity=".65"/>
    `;
  });

const prawnBody = [
  [166, 62],
  [118, 42],
  [70, 62],
  [48, 112],
  [64, 160],
  [104, 186],
] as const;
const prawnThickness = (t: number) =>
  (12 + 25 * Math.sin((0.16 + t * 0.76) * Math.PI) ** 0.9) * Math.min(1, Math.sqrt((t + 0.004) / 0.07));

/** Fried and warm things from the hand. */
export const hotBites = {
  falafelBall() {
    seedWith(601);
    return drawing(
      160,
      150,
      radialGradient('fa', '#eab970, #b9773a 48%, #7a4418 80%, #43200a', [0.36, 0.28, 0.82]) +
        `<clipPath id="ball"><path d="${replay(3, () => blob(80, 78, 70, 64, 18, 0.045))}"/></clipPath>`,
      `
        <path d="${replay(3, () => blob(80, 78, 70, 64, 18, 0.045))}" fill="url(#fa)"/>
        ${crust(58, 80, 76, 60, 53, ['#d0934f', '#b9783c', '#e2b06a', '#9c6230'])}
        ${dots(16, 34, 122, 34, 118, 2, 3.6, '#6f8f36', 0.85)}
        ${dots(14, 34, 122, 30, 110, 1.6, 2.8, '#f6dfa8', 0.9)}
        <g clip-path="url(#ball)">
          <path d="M30 116Q80 150 136 100" stroke="#2a1206" stroke-opacity=".62" stroke-width="30" fill="none"
            stroke-linecap="round" filter="url(#b8)"/>
          <ellipse cx="58" cy="46" rx="26" ry="14" fill="#fff0c8" opacity=".65" filter="url(#b8)"/>
        </g>
      `,
    );
  },

  /** One that was bitten open: green inside. */
  falafelOpen() {
    seedWith(607);
    return drawing(
      160,
      150,
      radialGradient('fa', '#eab970, #b9773a 48%, #7a4418 80%, #43200a', [0.36, 0.28, 0.82]) +
        radialGradient('in', '#d5dc8e, #a9bc5a 60%, #7f9440', [0.4, 0.35, 0.7]),
      `
        <path d="${replay(3, () => blob(80, 78, 70, 64, 18, 0.045))}" fill="url(#fa)"/>
        ${crust(44, 80, 76, 60, 53, ['#d0934f', '#b9783c', '#e2b06a', '#9c6230'])}
        <path d="${replay(9, () => blob(74, 72, 50, 42, 16, 0.07))}" fill="#5a3212"/>
        <path d="${replay(9, () => blob(73, 71, 46, 38, 16, 0.07))}" fill="url(#in)"/>
        ${dots(34, 40, 108, 44, 98, 1.6, 4.4, '#7d9138', 0.8)}
        ${dots(24, 40, 108, 44, 98, 1.4, 3.6, '#eef0b8', 0.85)}
        ${dots(10, 44, 104, 48, 94, 1.4, 2.6, '#3f7a2a', 0.9)}
      `,
    );
  },

  flatbread() {
    seedWith(611);
    return drawing(
      240,
      240,
      radialGradient('fl', '#fbe6b8, #f0cd8c 60%, #d9a458 88%, #b97d36', [0.45, 0.42, 0.56]),
      `
        <path d="${replay(4, () => blob(120, 120, 110, 110, 18, 0.02))}" fill="url(#fl)"/>
        ${repeat(4, (i) => {
          const y = 62 + i * 38;
          return `
            <path d="M${54 + (i % 2) * 10} ${y + 22}Q120 ${y - 8} ${186 - (i % 2) * 8} ${y - 18}" stroke="#8f4a12"
              stroke-opacity=".6" stroke-width="10" fill="none" stroke-linecap="round" filter="url(#b2)"/>
            <path d="M${54 + (i % 2) * 10} ${y + 27}Q120 ${y - 3} ${186 - (i % 2) * 8} ${y - 13}" stroke="#fff3d2"
              stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round" filter="url(#b2)"/>
          `;
        })}
        ${repeat(11, () => {
          const [x, y, r] = [between(50, 190), between(50, 190), between(7, 15)];
          return `
            <path d="${blob(x, y, r, r * 0.8, 8, 0.12)}" fill="#b5752e" opacity=".42" filter="url(#b2)"/>
            <ellipse cx="${x - 3}" cy="${y - 3}" rx="${r * 0.5}" ry="${r * 0.36}" fill="#fff5da" opacity=".6"/>
          `;
        })}
        ${dots(40, 40, 200, 40, 200, 1.2, 2.6, '#8a551e', 0.4)}
        <path d="M30 92Q56 34 124 22" stroke="#fff8e4" stroke-opacity=".7" stroke-width="12" fill="none"
          stroke-linecap="round" filter="url(#b4)"/>
      `,
    );
  },

  friedPrawn() {
    seedWith(621);
    const coat = repeat(62, (i) => {
      const t = (i % 31) / 31;
      const index = Math.min(prawnBody.length - 2, Math.floor(t * (prawnBody.length - 1)));
      const part = t * (prawnBody.length - 1) - index;
      const [ax, ay] = prawnBody[index] ?? [0, 0];
      const [bx, by] = prawnBody[index + 1] ?? [0, 0];
      const reach = prawnThickness(t) * 0.72;
      const [x, y] = [
        ax + (bx - ax) * part + between(-reach, reach),
        ay + (by - ay) * part + between(-reach, reach),
      ];
      const r = between(5, 10);
      return `
        <path d="${blob(x + 1.5, y + 3, r, r * 0.72, 7, 0.24)}" fill="#9a5412" opacity=".5"/>
        <path d="${blob(x, y, r, r * 0.72, 7, 0.24)}" fill="${['#fbd888', '#f0b95a', '#e0a044', '#ffe9b4'][i % 4]}"/>
        <ellipse cx="${x - r * 0.3}" cy="${y - r * 0.3}" rx="${r * 0.34}" ry="${r * 0.2}" fill="#fffbe8" opacity=".8"/>
      `;
    });
    return drawing(
      210,
      230,
      linearGradient('fin', '#ff9a6a, #e2502a 55%, #a82c12'),
      `
        <path d="M92 176C116 164 150 172 176 156C184 168 172 184 150 190C172 190 190 200 196 214C170 224 128 222 96 204Z"
          fill="#8a2410" transform="translate(2 4)"/>
        <path d="M92 174C116 162 150 170 176 154C184 166 172 182 150 188C172 188 190 198 196 212C170 222 128 220 96 202Z"
          fill="url(#fin)"/>
        <path d="M104 184Q140 180 168 164M106 192Q146 194 184 208M104 188Q136 188 160 188" stroke="#ffd2b4"
          stroke-opacity=".75" stroke-width="3" fill="none" stroke-linecap="round"/>
        ${tube(prawnBody, prawnThickness, ['#a9621a', '#dc9a3e', '#f8cd78', '#fff4d0'])}
        ${coat}
        <path d="${tubeOutline(prawnBody, prawnThickness, 0.2, -0.72)}" fill="#6a300a" opacity=".35" filter="url(#b4)"/>
        <path d="${tubeOutline(prawnBody, prawnThickness, 0.14, 0.5)}" fill="#fffbe6" opacity=".5" filter="url(#b4)"/>
      `,
    );
  },

  chickenLeg() {
    seedWith(631);
    const meat =
      'M58 92C52 78 78 58 92 70C132 82 188 98 198 146C206 190 170 220 126 216C80 212 50 178 50 146C50 124 64 110 58 92Z';
    return drawing(
      220,
      230,
      radialGradient('sk', '#ffcb7c, #dc8f38 42%, #a5561a 78%, #682e0a', [0.38, 0.28, 0.86]) +
        linearGradient('bo', '#fffdf4, #eadcc0 60%, #bda67c') +
        `<clipPath id="meat"><path d="${meat}"/></clipPath>`,
      `
        <path d="M74 100L34 46C22 50 8 42 10 28C12 18 22 14 30 18C32 8 44 2 54 8C66 16 60 30 56 36L92 84Z" fill="#a58d62"
          transform="translate(2 4)"/>
        <path d="M74 98L34 44C22 48 8 40 10 26C12 16 22 12 30 16C32 6 44 0 54 6C66 14 60 28 56 34L92 82Z"
          fill="url(#bo)"/>
        <path d="M40 36L72 82M18 28Q20 22 28 22M40 12Q46 8 52 14" stroke="#fff" stroke-width="5" stroke-opacity=".85"
          fill="none" stroke-linecap="round"/>
        <path d="${meat}" fill="url(#sk)"/>
        <g clip-path="url(#meat)">
          ${repeat(30, (i) => {
            const [x, y, r] = [between(60, 190), between(90, 206), between(5, 16)];
            return `<path d="${blob(x, y, r, r * 0.6, 8, 0.2)}" fill="${i % 3 ? '#6a2a08' : '#f9c877'}"
              opacity="${between(0.14, 0.34)}" filter="url(#b2)"/>`;
          })}
          <path d="M52 168Q84 222 150 214T200 150" stroke="#3d1604" stroke-opacity=".5" stroke-width="26" fill="none"
            filter="url(#b8)"/>
          <path d="M66 92Q84 104 102 74" stroke="#5a2406" stroke-opacity=".6" stroke-width="10" fill="none"
            filter="url(#b4)"/>
          ${dots(34, 70, 180, 90, 196, 1.4, 3, '#3f7a2a', 0.75)}
          ${dots(26, 70, 180, 90, 196, 1.2, 2.4, '#2a1004', 0.7)}
        </g>
        <path d="M76 120C88 100 112 92 138 98" stroke="#fff3d2" stroke-opacity=".85" stroke-width="14" fill="none"
          stroke-linecap="round" filter="url(#b4)"/>
        <path d="M84 116C94 104 108 99 122 100" stroke="#fff" stroke-opacity=".85" stroke-width="5" fill="none"
          stroke-linecap="round" filter="url(#b2)"/>
        <path d="M168 128Q178 150 172 172" stroke="#ffcf8c" stroke-opacity=".5" stroke-width="7" fill="none"
          stroke-linecap="round" filter="url(#b4)"/>
      `,
    );
  },
};
