import { each, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, random, seedWith } from './chance.ts';
import { blob, drawing } from './drawing.ts';
import { cucumber, lettuce, parsleyTuft, tomatoWedge } from './garnish.ts';

interface Topping {
  readonly defs: string;
  readonly body: string;
}

/** The lower half of a roll, light or dark, with its topping. */
function openRoll(top: Topping, { dark = false } = {}) {
  seedWith(11);
  const c = dark ? ['#b98048', '#8a5426', '#5b3414'] : ['#f3c681', '#d99a4c', '#a9662a'];
  const crumb = dark ? ['#e2bb86', '#cfa069'] : ['#fdeecb', '#f2d7a0'];
  return drawing(
    300,
    230,
    radialGradient('cr', `${c[0]}, ${c[1]} 60%, ${c[2]}`, [0.4, 0.2, 0.9]) +
      linearGradient('cm', `${crumb[0]}, ${crumb[1]}`) +
      top.defs,
    `
      <path d="M14 118C14 70 74 44 150 44S286 70 286 118C286 176 232 214 150 214S14 176 14 118Z"
        fill="url(#cr)"/>
      <path d="M40 178C70 202 110 210 150 210S236 200 262 176" stroke="#fff2d0" stroke-opacity=".25"
        stroke-width="8" fill="none" filter="url(#b4)"/>
      <ellipse cx="150" cy="108" rx="131" ry="64" fill="url(#cm)"/>
      <ellipse cx="150" cy="108" rx="131" ry="64" fill="none" stroke="#c48a45" stroke-opacity=".55"
        stroke-width="4"/>
      ${top.body}
    `,
  );
}

/** Open rolls, as they lie on a platter: the topping is seen. */
export const openRolls = {
  rollCheese: () =>
    openRoll({
      defs: linearGradient('ch', '#ffe07a, #f2b52e'),
      body:
        lettuce(150, 106, 130, 60) +
        `
          <g>
            <path d="M58 84L196 62L232 122L92 148Z" fill="#d99a1f"/>
            <path d="M58 80L196 58L232 117L92 143Z" fill="url(#ch)"/>
            <path d="M96 96L226 82L244 132L116 150Z" fill="#d99a1f"/>
            <path d="M96 91L226 77L244 127L116 145Z" fill="url(#ch)"/>
            <ellipse cx="140" cy="104" rx="12" ry="7" fill="#d79a22"/>
            <ellipse cx="192" cy="94" rx="8" ry="5" fill="#d79a22"/>
            <ellipse cx="206" cy="120" rx="11" ry="6" fill="#d79a22"/>
          </g>
        ` +
        tomatoWedge(140, 122, 1.05, -8) +
        parsleyTuft(182, 104, 1),
    }),

  rollSalami() {
    const slice = (x: number, y: number) =>
      `
        <ellipse cx="${x}" cy="${y + 6}" rx="48" ry="31" fill="#7e1d20"/>
        <ellipse cx="${x}" cy="${y}" rx="48" ry="31" fill="url(#sa)"/>
      ` +
      repeat(13, () => {
        const a = between(0, 6.28),
          k = Math.sqrt(random());
        return `
          <ellipse cx="${x + Math.cos(a) * k * 39}" cy="${y + Math.sin(a) * k * 23}" rx="${between(2, 4.4)}"
            ry="${between(1.6, 3)}" fill="#f3b9a6" opacity=".85"/>
        `;
      });
    return openRoll({
      defs: radialGradient('sa', '#cf4f46, #b1353a 70%, #93252e'),
      body:
        lettuce(150, 106, 128, 58) +
        slice(98, 96) +
        slice(168, 84) +
        slice(206, 112) +
        slice(132, 126) +
        cucumber(196, 120, 0.72, 0.6, 12) +
        cucumber(166, 132, 0.7, 0.6, -6),
    });
  },

  rollEgg() {
    const slice = (x: number, y: number, r = 0) =>
      `
        <g transform="translate(${x} ${y}) rotate(${r})">
          <ellipse cy="6" rx="45" ry="29" fill="#cbb89a"/>
          <ellipse rx="45" ry="29" fill="url(#ew)"/>
          <ellipse cx="-2" cy="-1" rx="23" ry="15" fill="url(#ey)"/>
        </g>
      `;
    return openRoll(
      {
        defs:
          radialGradient('ew', '#fffdf6, #f7efdc 80%, #e2d5b8') + radialGradient('ey', '#ffd85c, #f0a21e'),
        body:
          lettuce(150, 106, 128, 58) +
          slice(94, 100, -8) +
          slice(160, 88, 4) +
          slice(212, 106, 12) +
          slice(148, 130, -4) +
          repeat(22, () => {
            const x = between(70, 228),
              y = between(84, 136);
            return `
              <rect x="${x}" y="${y}" width="${between(9, 14)}" height="4" rx="2"
                transform="rotate(${between(-70, 70)} ${x} ${y})"
                fill="${random() > 0.5 ? '#3d8a37' : '#69b04a'}"/>
            `;
          }),
      },
      { dark: true },
    );
  },

  rollSalmon: () =>
    openRoll(
      {
        defs:
          linearGradient('lx', '#ffb27c, #f5854f 50%, #dc5f35') + linearGradient('cr2', '#fffdf7, #efe6d2'),
        body:
          `<path d="${blob(150, 104, 122, 56, 12, 0.06)}" fill="url(#cr2)"/>` +
          each(
            [
              [62, 92, 1, -6],
              [104, 74, 1, 4],
              [112, 108, 1.05, -4],
            ],
            ([x, y, s, r]) =>
              `
                <g transform="translate(${x} ${y}) rotate(${r}) scale(${s})">
                  <path d="M0 20C14 -12 44 -4 62 -10S110 -24 126 4C132 24 104 32 84 30S30 44 12 40Q-4 36 0
                    20Z" fill="#b84a26" transform="translate(0 6)"/>
                  <path d="M0 20C14 -12 44 -4 62 -10S110 -24 126 4C132 24 104 32 84 30S30 44 12 40Q-4 36 0
                    20Z" fill="url(#lx)"/>
                  <path d="M14 26C34 4 52 8 74 0M30 32C54 14 74 20 102 8" stroke="#ffd9b8" stroke-width="4.5"
                    fill="none" stroke-linecap="round" opacity=".85"/>
                </g>
              `,
          ) +
          `
            <g transform="translate(186 92) rotate(14)">
              <path d="M-28 8A28 20 0 0 1 28 8Z" fill="#f4c21e"/>
              <path d="M-23 7A23 15 0 0 1 23 7Z" fill="#fff0a0"/>
              <path d="M0 7V-8M0 7L-14 -4M0 7L14 -4" stroke="#f1cf4a" stroke-width="2.5"/>
            </g>
          ` +
          `
            <path d="M120 96C132 80 150 74 168 76M134 86L128 74M146 79L142 66M156 76L158 64" stroke="#3f8f3a"
              stroke-width="5" stroke-linecap="round" fill="none"/>
          `,
      },
      { dark: true },
    ),

  rollVegan: () =>
    openRoll({
      defs: linearGradient('av', '#d9e77c, #a9c74a') + linearGradient('hu', '#f1d9a6, #d8b374'),
      body:
        `<path d="${blob(150, 104, 124, 58, 12, 0.05)}" fill="url(#hu)"/>` +
        each(
          [0, 1, 2, 3, 4],
          (i) =>
            `
              <g transform="translate(${70 + i * 34} ${112 - i * 4}) rotate(-14)">
                <path d="M-6 34C-30 4 -6 -34 28 -36C10 -18 6 10 24 28Q8 42 -6 34Z" fill="#5d8a26"
                  transform="translate(0 5)"/>
                <path d="M-6 34C-30 4 -6 -34 28 -36C10 -18 6 10 24 28Q8 42 -6 34Z" fill="url(#av)"/>
              </g>
            `,
        ) +
        each(
          [
            [100, 92],
            [150, 124],
            [196, 90],
            [214, 118],
            [132, 80],
          ],
          ([x, y]) =>
            `
              <ellipse cx="${x}" cy="${y + 3}" rx="15" ry="12" fill="#a01a1a"/>
              <ellipse cx="${x}" cy="${y}" rx="15" ry="12" fill="#df3a2b"/>
              <ellipse cx="${x - 5}" cy="${y - 4}" rx="4" ry="2.5" fill="#ffb3a0"/>
            `,
        ) +
        parsleyTuft(176, 110, 0.95) +
        parsleyTuft(92, 120, 0.8),
    }),
};
