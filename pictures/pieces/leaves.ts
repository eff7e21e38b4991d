import { each, linearGradient } from '../svg.ts';
import { replay, seedWith } from './chance.ts';
import { drawing, frill } from './drawing.ts';

const parsleySprig = (dark: string, colour: string, light: string, start: number) => {
  seedWith(start);
  return drawing(
    150,
    130,
    '',
    `
      <path d="M74 124Q72 90 76 66" stroke="${dark}" stroke-width="7" fill="none"/>
      ${each(
        [
          [44, 62, 36, 30],
          [106, 62, 36, 30],
          [75, 34, 38, 30],
        ],
        ([x, y, rx, ry]) =>
          `
            <path d="${frill(x, y + 5, rx, ry, 6, 0.24)}" fill="${dark}"/>
            <path d="${frill(x, y, rx * 0.96, ry * 0.94, 6, 0.24)}" fill="${colour}"/>
            <path d="M${x - rx * 0.5} ${y + 2}Q${x} ${y - ry * 0.5} ${x + rx * 0.5} ${y - 4}"
              stroke="${light}" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"/>
          `,
      )}
    `,
  );
};

/** Salad leaves and herbs. */
export const leaves = {
  lettuceLeaf: () =>
    drawing(
      260,
      220,
      linearGradient('l1', '#a9d968, #6fb144 60%, #4a8a34'),
      `
        <path d="${replay(3, () => frill(130, 110, 104, 80, 11, 0.14))}" fill="#3f7f31"/>
        <path d="${frill(126, 104, 98, 74, 11, 0.14)}" fill="url(#l1)"/>
        <path d="M40 130C90 120 150 100 214 70M96 118C92 90 86 70 76 54M136 106C140 80 146 62 156 44M110
          116C130 140 150 156 176 164" stroke="#d5efa2" stroke-opacity=".75" stroke-width="5" fill="none"
          stroke-linecap="round"/>
      `,
    ),

  redLeaf: () =>
    drawing(
      240,
      180,
      linearGradient('l2', '#b64a70, #8a2a55 50%, #5a1a3c'),
      `
        <path d="${replay(9, () => frill(120, 92, 100, 66, 10, 0.16))}" fill="#4c1533"/>
        <path d="${frill(118, 86, 94, 60, 10, 0.15)}" fill="url(#l2)"/>
        <path d="M34 110C90 100 150 84 206 60M90 100C86 80 82 66 74 52M130 92C136 72 144 58 152 46"
          stroke="#e9a6bd" stroke-opacity=".6" stroke-width="4.5" fill="none" stroke-linecap="round"/>
      `,
    ),

  basil: () =>
    drawing(
      160,
      130,
      linearGradient('bl', '#8fd05c, #4e9c3c 60%, #2f7330'),
      `
        <path d="M10 80C20 20 90 0 150 30C140 100 70 128 10 80Z" fill="#2a6529" transform="translate(0 5)"/>
        <path d="M10 80C20 20 90 0 150 30C140 100 70 128 10 80Z" fill="url(#bl)"/>
        <path d="M14 78C60 70 100 56 144 34" stroke="#c6ea9b" stroke-width="4" fill="none" opacity=".7"/>
      `,
    ),

  parsley: () => parsleySprig('#2a6529', '#55a540', '#a8d968', 3),

  parsleyDark: () => parsleySprig('#245a26', '#3f8f3a', '#86c45c', 5),

  mint() {
    const leaf = (r: number, s: number) => {
      let d = 'M0 0';
      const n = 7;
      for (let i = 1; i <= n; i++) {
        const t = i / n,
          w = Math.sin(Math.min(1, t * 1.02) * Math.PI) * 30;
        d += `Q${(t - 0.1) * 110} ${-w - 9} ${t * 110} ${-w * 0.94}`;
      }
      for (let i = n - 1; i >= 0; i--) {
        const t = i / n,
          w = Math.sin(t * Math.PI) * 30;
        d += `Q${(t + 0.1) * 110} ${w + 9} ${t * 110} ${w * 0.94}`;
      }
      return `
        <g transform="translate(80 104) rotate(${r}) scale(${s})">
          <path d="${d}Z" fill="#1f6a44" transform="translate(0 5)"/>
          <path d="${d}Z" fill="url(#mi)"/>
          <path d="M4 0H96M26 0L40 -15M26 0L40 15M50 0L64 -16M50 0L64 16M72 0L82 -11M72 0L82 11"
            stroke="#c8f0b4" stroke-width="3.6" fill="none" opacity=".75" stroke-linecap="round"/>
        </g>
      `;
    };
    return drawing(
      180,
      150,
      linearGradient('mi', '#8fdc8c, #43a85f 60%, #267a4a'),
      leaf(-150, 0.66) + leaf(-28, 0.7) + leaf(-90, 0.86),
    );
  },

  rocket: () =>
    drawing(
      220,
      110,
      linearGradient('rk', '#8ccb5a, #4f9a3c 60%, #2c6d2e'),
      `
        <g id="r">
          <path d="M6 66C30 62 44 58 58 56C62 34 78 26 84 30C90 38 86 46 92 50C100 26 122 16 128 22C134 32 126
            40 134 44C150 22 196 20 212 40C206 70 170 88 142 76C138 88 118 98 112 92C106 84 112 78 104 74C96
            88 80 94 74 88C70 82 74 76 68 70C48 74 26 74 6 74Z" fill="#235a26" transform="translate(0 6)"/>
          <path d="M6 66C30 62 44 58 58 56C62 34 78 26 84 30C90 38 86 46 92 50C100 26 122 16 128 22C134 32 126
            40 134 44C150 22 196 20 212 40C206 70 170 88 142 76C138 88 118 98 112 92C106 84 112 78 104 74C96
            88 80 94 74 88C70 82 74 76 68 70C48 74 26 74 6 74Z" fill="url(#rk)"/>
          <path d="M10 70C70 64 140 58 196 46" stroke="#d5efa2" stroke-width="4.5" fill="none"
            stroke-linecap="round" opacity=".85"/>
        </g>
      `,
    ),

  dill: () =>
    drawing(
      170,
      130,
      '',
      `
        <g stroke="#2f7330" stroke-width="7" fill="none" stroke-linecap="round">
          <path d="M14 110Q70 80 154 22M52 88L36 44M84 70L76 22M114 50L116 10M58 86L104 96M90 66L138 72"/>
        </g>
        <g stroke="#69b54a" stroke-width="4.5" fill="none" stroke-linecap="round">
          <path d="M14 108Q70 78 154 20M52 86L36 42M84 68L76 20M114 48L116 8M58 84L104 94M90 64L138 70M44
            62L26 58M44 62L56 44M80 44L64 36M80 44L94 30M80 90L92 80M80 90L88 106M114 68L124 58M114 68L124
            82"/>
        </g>
      `,
    ),

  springOnion: () =>
    drawing(
      110,
      90,
      '',
      `
        <ellipse cx="55" cy="52" rx="46" ry="28" fill="#3f7f31"/>
        <ellipse cx="55" cy="44" rx="46" ry="28" fill="#8ccb5a"/>
        <ellipse cx="55" cy="44" rx="37" ry="21" fill="#e6f5c0"/>
        <ellipse cx="55" cy="45" rx="26" ry="14" fill="#a9d968"/>
        <ellipse cx="55" cy="46" rx="17" ry="8" fill="#4f8f3a"/>
      `,
    ),
};
