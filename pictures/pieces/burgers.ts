import { each, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, seedWith } from './chance.ts';
import { blob, dots, drawing } from './drawing.ts';

const middle = 140;

/** The front of something round that lies flat: its upper edge at y, seen a little from above. */
const slice = (y: number, height: number, rx: number, ry: number, fill: string) =>
  `
    <path d="M${middle - rx} ${y}A${rx} ${ry} 0 0 0 ${middle + rx} ${y}V${y + height}A${rx} ${ry} 0 0 1
      ${middle - rx} ${y + height}Z" fill="${fill}" stroke="${fill}" stroke-width="3" stroke-linejoin="round"/>
  `;

/** The frilled edge of a leaf that looks out all around. */
function leafEdge(y: number, rx: number, ry: number, depth: number, waves: number): string {
  const points = Array.from({ length: waves * 2 + 1 }, (_, i) => {
    const a = Math.PI - (i / (waves * 2)) * Math.PI;
    const reach = i % 2 ? 1.05 : 0.97;
    const hang = i % 2 ? depth + between(-2, 3) : between(-2, 2);
    return [middle + Math.cos(a) * rx * reach, y + Math.sin(a) * ry + hang] as const;
  });
  const curve = points.map(([x, ry2], i) => {
    const [nx, ny] = points[i + 1] ?? [x, ry2];
    return `Q${x.toFixed(1)} ${ry2.toFixed(1)} ${((x + nx) / 2).toFixed(1)} ${((ry2 + ny) / 2).toFixed(1)}`;
  });
  return `M${middle - rx} ${y - 8}${curve.join('')}L${middle + rx} ${y - 8}A${rx} ${ry} 0 0 1 ${middle - rx} ${y - 8}Z`;
}

const sesame: readonly (readonly [x: number, y: number, rotate: number])[] = [
  [70, 62, -40],
  [96, 38, -24],
  [128, 26, -6],
  [164, 28, 12],
  [196, 46, 34],
  [86, 78, -30],
  [116, 58, -14],
  [150, 52, 6],
  [184, 72, 26],
  [216, 78, 44],
  [134, 82, 0],
  [104, 96, -18],
  [166, 92, 14],
  [58, 92, -44],
];

/** Mini burgers. */
export const burgers = {
  miniBurger() {
    seedWith(211);
    return drawing(
      280,
      262,
      radialGradient('bun', '#fbd590, #e8a34a 42%, #c0702a 78%, #8f4a17', [0.38, 0.2, 0.86]) +
        linearGradient('heel', '#f2be72, #d18c3e 60%, #9a571f', [0, 0, 0.25, 1]) +
        linearGradient('patty', '#7d4a2a, #4e2913 55%, #2e1508', [0, 0, 0.2, 1]) +
        linearGradient('cheddar', '#ffcf4f, #f5a81f 60%, #d98412') +
        linearGradient('tomato', '#f4604a, #cf2a1f 60%, #9c1614') +
        linearGradient('leaf', '#b9e070, #6fb144 60%, #3f8030'),
      `
        <path d="M40 196A100 30 0 0 0 240 196V214Q238 250 140 252Q42 250 40 214Z" fill="#8a4a18"/>
        <path d="M40 192A100 30 0 0 0 240 192V210Q238 244 140 246Q42 244 40 210Z" fill="url(#heel)"/>
        <path d="M40 193A100 30 0 0 0 240 193V200A100 30 0 0 1 40 200Z" fill="#fbe6b8"/>
        <path d="M58 228Q96 242 140 242" stroke="#ffe9bd" stroke-opacity=".5" stroke-width="8" fill="none"
          stroke-linecap="round" filter="url(#b4)"/>
        <path d="M44 110H236V190A96 28 0 0 1 44 190Z" fill="#5a3312"/>
        <path d="${leafEdge(188, 112, 30, 15, 11)}" fill="#35702a" transform="translate(1 5)"/>
        <path d="${leafEdge(186, 111, 30, 14, 11)}" fill="url(#leaf)"/>
        ${repeat(10, (i) => {
          const a = Math.PI * (0.93 - i * 0.095);
          const [x, y] = [middle + Math.cos(a) * 106, 184 + Math.sin(a) * 31];
          return `<path d="M${x} ${y - 6}q${between(-4, 4)} 8 ${between(-3, 3)} 16" stroke="#e4f6b4"
            stroke-opacity=".7" stroke-width="3" stroke-linecap="round" fill="none"/>`;
        })}
        ${slice(166, 15, 100, 29, 'url(#tomato)')}
        <path d="M44 176A97 28 0 0 0 236 176" stroke="#ffb09a" stroke-opacity=".75" stroke-width="3.4" fill="none"/>
        <path d="M38 140A102 30 0 0 0 242 140V164Q240 170 236 172A100 30 0 0 1 44 172Q40 170 38 164Z"
          fill="url(#patty)"/>
        ${repeat(34, (i) => {
          const a = Math.PI * (0.04 + (i / 34) * 0.92);
          const [x, y] = [middle + Math.cos(a) * 99, 144 + Math.sin(a) * 29 + between(2, 24)];
          const r = between(3, 7);
          return `<path d="${blob(x, y, r, r * 0.7, 6, 0.2)}" fill="${i % 2 ? '#94603a' : '#2a1206'}"
            opacity="${between(0.35, 0.65)}"/>`;
        })}
        <path d="M36 114A104 30 0 0 0 244 114L240 140L214 150L206 170L186 158L150 164L138 190L116 163L84 154
          L68 170L58 148L40 140Z" fill="#b86a0c" opacity=".55" transform="translate(2 5)"/>
        <path d="M36 112A104 30 0 0 0 244 112L240 138L214 150Q208 160 206 168L186 157L150 163Q142 176 138 187
          Q126 176 116 162L84 153Q74 160 68 166L58 147L40 138Z" fill="url(#cheddar)"
          stroke="#f5a81f" stroke-width="2" stroke-linejoin="round"/>
        <path d="M44 139Q60 150 84 151M118 160Q136 178 139 182M188 154Q204 152 216 147" stroke="#fff0b0"
          stroke-opacity=".8" stroke-width="3.6" fill="none" stroke-linecap="round"/>
        ${each(
          [
            [78, 131],
            [140, 141],
            [204, 131],
          ],
          ([x, y]) => `
            <ellipse cx="${x}" cy="${y + 4}" rx="29" ry="9" fill="#3f561b"/>
            <ellipse cx="${x}" cy="${y}" rx="29" ry="9" fill="#7d9a38"/>
            <ellipse cx="${x}" cy="${y - 1}" rx="23" ry="6" fill="#c3d273"/>
          `,
        )}
        <path d="M42 118A100 30 0 0 0 238 118Q240 128 232 130Q224 132 220 138Q216 146 210 138Q190 144 176 145
          Q172 160 166 146Q134 150 108 145Q102 154 97 143Q72 140 48 128Q40 124 42 118Z" fill="#e9b21c"/>
        <path d="M52 128Q96 144 164 143" stroke="#ffec9a" stroke-width="3.5" fill="none" stroke-linecap="round"/>
        <path d="M32 104C30 46 78 10 140 10S250 46 248 104Q248 116 240 120A104 28 0 0 1 40 120Q32 116 32 104Z"
          fill="url(#bun)"/>
        <path d="M40 116A104 28 0 0 0 240 116" stroke="#fbe0a8" stroke-opacity=".7" stroke-width="5" fill="none"/>
        <path d="M52 82C58 44 92 22 128 20" stroke="#fffbe6" stroke-opacity=".85" stroke-width="15" fill="none"
          stroke-linecap="round" filter="url(#b8)"/>
        <path d="M74 52C84 38 98 30 114 27" stroke="#fff" stroke-opacity=".75" stroke-width="6" fill="none"
          stroke-linecap="round" filter="url(#b2)"/>
        ${each(
          sesame,
          ([x, y, rotate]) => `
            <g transform="translate(${x} ${y}) rotate(${rotate})">
              <path d="M1 -5C8 -3 8 8 1 10C-6 8 -6 -3 1 -5Z" fill="#7a3f12" opacity=".6" transform="translate(2 3)"/>
              <path d="M0 -8C7 -4 7 6 0 8C-7 6 -7 -4 0 -8Z" fill="#fff3d2"/>
              <path d="M-2 -4C-3 0 -3 3 -1 5" stroke="#fff" stroke-width="1.8" fill="none"/>
            </g>
          `,
        )}
        ${dots(12, 60, 220, 96, 112, 1, 2.2, '#8f4a17', 0.4)}
      `,
    );
  },
};
