import { each, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, replay, seedWith } from './chance.ts';
import { blob, dots, drawing } from './drawing.ts';

const chunks = [
  [84, 74, 21],
  [150, 62, 17],
  [176, 122, 20],
  [116, 130, 23],
  [62, 140, 17],
  [144, 182, 19],
  [92, 192, 15],
  [194, 172, 13],
  [118, 40, 11],
  [46, 100, 10],
] as const;

const sprinkleColours = ['#fffaf0', '#f2a3ad', '#ffd777', '#8fc0cc', '#e2604a'];

/** Cookies, doughnuts, chocolate. */
export const cookies = {
  cookie() {
    seedWith(701);
    return drawing(
      240,
      240,
      radialGradient('co', '#f6cf8c, #e3ab5c 52%, #c0803a 84%, #8f5520', [0.42, 0.38, 0.62]),
      `
        <path d="${replay(2, () => blob(120, 120, 111, 111, 20, 0.03))}" fill="url(#co)"/>
        ${repeat(26, () => {
          const [a, r] = [between(0, 6.28), between(20, 96)];
          const [x, y] = [120 + Math.cos(a) * r, 120 + Math.sin(a) * r];
          const size = between(8, 18);
          return `
            <path d="${blob(x + 2, y + 3, size, size * 0.8, 9, 0.14)}" fill="#9a5f24" opacity=".3" filter="url(#b2)"/>
            <path d="${blob(x - 1, y - 2, size * 0.8, size * 0.6, 9, 0.14)}" fill="#fbe0a6" opacity=".45"
              filter="url(#b2)"/>
          `;
        })}
        <path d="M60 56Q84 70 92 98M150 92Q146 112 160 136M72 168Q92 160 104 170" stroke="#8f5520" stroke-opacity=".5"
          stroke-width="3.4" fill="none" stroke-linecap="round"/>
        ${each(
          chunks,
          ([x, y, r], i) => `
            <path d="${replay(i + 5, () => blob(x + 2, y + 4, r + 2, r, 7, 0.12))}" fill="#6a3a12" opacity=".5"/>
            <path d="${replay(i + 5, () => blob(x, y, r, r * 0.9, 7, 0.12))}" fill="#3a1c0e"/>
            <path d="${replay(i + 5, () => blob(x - r * 0.12, y - r * 0.16, r * 0.7, r * 0.58, 7, 0.12))}" fill="#6b3d24"/>
            <ellipse cx="${x - r * 0.3}" cy="${y - r * 0.34}" rx="${r * 0.26}" ry="${r * 0.16}" fill="#e0b690" opacity=".9"/>
          `,
        )}
        ${dots(46, 40, 200, 40, 200, 1, 2.4, '#8f5520', 0.4, 0.9)}
        <path d="M30 96Q54 40 118 24" stroke="#fff3d2" stroke-opacity=".7" stroke-width="11" fill="none"
          stroke-linecap="round" filter="url(#b4)"/>
      `,
    );
  },

  doughnut() {
    seedWith(711);
    const ice = () => blob(130, 84, 113, 68, 17, 0.05);
    return drawing(
      260,
      200,
      radialGradient('dg', '#f6c67e, #dd9c48 50%, #a9662a 84%, #7a4416', [0.4, 0.25, 0.85]) +
        radialGradient('ic', '#9c6242, #6b3a20 50%, #42200e', [0.36, 0.26, 0.85]),
      `
        <path d="M10 104C10 52 64 22 130 22S250 52 250 104S196 190 130 190S10 156 10 104Z" fill="url(#dg)"/>
        <path d="M16 116C34 150 80 166 130 166S226 150 244 116" stroke="#fbe3b0" stroke-opacity=".7" stroke-width="7"
          fill="none" stroke-linecap="round" filter="url(#b2)"/>
        <path d="${replay(6, ice)}" fill="#2e1408" opacity=".5" transform="translate(2 8)" filter="url(#b2)"/>
        <path d="${replay(6, ice)}" fill="url(#ic)"/>
        <ellipse cx="130" cy="82" rx="40" ry="20" fill="#2e1408"/>
        <ellipse cx="130" cy="88" rx="37" ry="16" fill="#5a2f12"/>
        <path d="M94 90A37 16 0 0 0 166 90Q160 100 130 103T94 90Z" fill="#d99a4c"/>
        <path d="M34 82C42 50 80 28 128 26" stroke="#fff" stroke-opacity=".5" stroke-width="11" fill="none"
          stroke-linecap="round" filter="url(#b4)"/>
        <path d="M44 74C54 52 82 38 110 34" stroke="#fff" stroke-opacity=".7" stroke-width="4" fill="none"
          stroke-linecap="round" filter="url(#b2)"/>
        <path d="M96 104Q130 118 170 100" stroke="#c58a64" stroke-opacity=".6" stroke-width="6" fill="none"
          stroke-linecap="round" filter="url(#b2)"/>
        ${repeat(32, (i) => {
          const a = i * 2.39996;
          const k = 0.5 + 0.4 * ((i * 0.37) % 1);
          const [x, y] = [130 + Math.cos(a) * 108 * k, 82 + Math.sin(a) * 62 * k];
          return `
            <g transform="translate(${x} ${y}) rotate(${between(0, 180)})">
              <rect x="-7" y="-1" width="15" height="6" rx="3" fill="#1d0a04" opacity=".5"/>
              <rect x="-8" y="-3.4" width="15" height="6" rx="3" fill="${sprinkleColours[i % 5]}"/>
              <path d="M-5 -2H3" stroke="#fff" stroke-opacity=".7" stroke-width="1.4" stroke-linecap="round"/>
            </g>
          `;
        })}
      `,
    );
  },

  chocolateBar: () =>
    drawing(
      260,
      200,
      linearGradient('cb', '#8a5636, #5a3018 60%, #3d1d0d') +
        linearGradient('wp', '#d9573a, #b93318 60%, #7e1d0a') +
        linearGradient('fo', '#fffdf4, #d9cbb0 50%, #fff8e6'),
      `
        <path d="M24 52L176 12L236 108L84 164Z" fill="#2a1206" transform="translate(4 12)"/>
        <path d="M24 52L176 12L236 108L84 164Z" fill="url(#cb)"/>
        ${repeat(3, (column) =>
          repeat(3, (row) => {
            const at = (u: number, v: number) =>
              `${24 + u * 152 + v * 60} ${52 - u * 40 + v * (112 - u * 16)}`;
            const [u, v, s] = [column / 3 + 0.03, row / 3 + 0.04, 0.26];
            return `
              <path d="M${at(u, v)}L${at(u + s, v)}L${at(u + s, v + s)}L${at(u, v + s)}Z" fill="#7a4a2c"/>
              <path d="M${at(u + 0.05, v + 0.06)}L${at(u + s - 0.05, v + 0.06)}L${at(u + s - 0.05, v + s - 0.05)}L${at(u + 0.05, v + s - 0.05)}Z"
                fill="#9a6644"/>
              <path d="M${at(u, v)}L${at(u + s, v)}" stroke="#e0b690" stroke-opacity=".8" stroke-width="3"/>
            `;
          }),
        )}
        <path d="M98 34L190 10L250 108L156 144Q146 122 140 110T122 78T98 34Z" fill="url(#fo)"/>
        <path d="M112 30L190 8Q198 8 202 14L254 102Q256 110 248 114L168 144Q158 118 150 106T134 72T112 30Z" fill="#5f1406"
          transform="translate(4 12)"/>
        <path d="M112 30L190 8Q198 8 202 14L254 102Q256 110 248 114L168 144Q158 118 150 106T134 72T112 30Z"
          fill="url(#wp)"/>
        <path d="M144 58L214 38L236 78L164 102Z" fill="#fffaf0"/>
        <path d="M150 64L212 46L228 76L168 95Z" fill="none" stroke="#1d4a5c" stroke-width="4"/>
        <path d="M124 34L186 16" stroke="#fff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"
          filter="url(#b2)"/>
      `,
    ),
};
