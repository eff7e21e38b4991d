import { across, down, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, random, replay, seedWith } from './chance.ts';
import { blob, drawing } from './drawing.ts';

const flakeColours = ['#fbd888', '#f3bf5e', '#e5a845', '#ffe7ae', '#d9963a'];

/** A fried strip in its flakes. */
const chickenStrip = (s: number) => {
  seedWith(s);
  const flake = (x: number, y: number, w: number, c: string) =>
    `
      <path d="M${x - w / 2} ${y + 1}q${w * 0.2} ${-w * 0.6} ${w * 0.6} ${-w * 0.42}q${w * 0.5} ${w * 0.2}
        ${w * 0.34} ${w * 0.5}q${-w * 0.5} ${w * 0.4} ${-w * 0.94} ${-w * 0.08}Z" fill="${c}"/>
    `;
  const flakes = repeat(46, (i) => {
    const a = i * 2.399 + between(-0.3, 0.3),
      k = Math.sqrt((i + 0.5) / 46),
      x = 130 + Math.cos(a) * k * 114,
      y = 56 + Math.sin(a) * k * 42,
      w = between(19, 32),
      c = flakeColours[Math.floor(between(0, 4.99))] ?? '#f3bf5e';
    return `
      <g opacity=".5">
        ${flake(x + 1.5, y + 3, w, '#a9661c')}
      </g>
      ${flake(x, y, w, c)}
      <path d="M${x - w * 0.24} ${y - w * 0.22}q${w * 0.2} ${-w * 0.18} ${w * 0.36} 0" stroke="#fff6d8"
        stroke-opacity=".7" stroke-width="2" fill="none"/>
    `;
  });
  return drawing(
    260,
    130,
    linearGradient('st', '#f6c86e, #e4a648 55%, #b06f24', [0, 0, 0.25, 1]),
    `
      <path d="${replay(s + 1, () => blob(130, 64, 118, 46, 15, 0.07))}" fill="#96591b"
        transform="translate(0 4)"/>
      <path d="${replay(s + 1, () => blob(130, 58, 118, 46, 15, 0.07))}" fill="url(#st)"/>
      ${flakes}
      <path d="M24 84Q120 118 236 82" stroke="#6a360f" stroke-opacity=".28" stroke-width="14" fill="none"
        stroke-linecap="round" filter="url(#b8)"/>
    `,
  );
};

/** Small things for the hand, and what salads are made of. */
export const fingerFood = {
  capreseSkewer: () =>
    drawing(
      300,
      120,
      radialGradient('t', '#ff8a6b, #e23a2a 50%, #a61b1b') +
        radialGradient('m', '#ffffff, #f6f0e2 65%, #d6cbb4') +
        linearGradient('st', '#ecc98e, #b58547'),
      `
        <rect x="6" y="55" width="288" height="9" rx="4.5" fill="url(#st)"/>
        <circle cx="76" cy="60" r="34" fill="url(#t)"/>
        <ellipse cx="64" cy="45" rx="9" ry="6" fill="#fff" opacity=".5"/>
        <path d="M100 62C112 20 150 22 158 58C150 96 110 98 100 62Z" fill="#3f8f3a"/>
        <path d="M104 61C118 34 144 36 154 58" fill="#69b54a"/>
        <path d="M102 61H156" stroke="#2d6d2b" stroke-width="3"/>
        <circle cx="172" cy="60" r="35" fill="url(#m)"/>
        <circle cx="234" cy="60" r="33" fill="url(#t)"/>
        <ellipse cx="223" cy="45" rx="9" ry="6" fill="#fff" opacity=".5"/>
        <circle cx="288" cy="59" r="8" fill="#d9a861"/>
      `,
    ),

  eggHalf: () =>
    drawing(
      190,
      140,
      radialGradient('ew', '#ffffff, #fbf5e6 80%, #e6dabf') + radialGradient('ey', '#ffe07a, #f0a422'),
      `
        <path d="M14 78C14 36 60 20 104 24S178 50 178 78S140 132 92 132S14 120 14 78Z" fill="#cdbd9c"/>
        <path d="M14 70C14 28 60 12 104 16S178 42 178 70S140 122 92 122S14 112 14 70Z" fill="url(#ew)"/>
        <ellipse cx="86" cy="68" rx="43" ry="33" fill="url(#ey)"/>
        <ellipse cx="74" cy="56" rx="13" ry="8" fill="#fff" opacity=".5"/>
      `,
    ),

  springRoll: () =>
    drawing(
      260,
      130,
      linearGradient('sp', '#fbd28a, #e2a043 50%, #a9651d', down),
      `
        <rect x="8" y="22" width="240" height="90" rx="42" fill="url(#sp)"/>
        <path d="M40 40Q60 66 44 100M96 26Q120 62 104 110M160 24Q184 60 168 110" stroke="#8a4d12"
          stroke-opacity=".35" stroke-width="6" fill="none"/>
        <ellipse cx="222" cy="67" rx="28" ry="44" fill="#d2913b"/>
        <ellipse cx="224" cy="67" rx="19" ry="32" fill="#7fae4a"/>
        <ellipse cx="226" cy="60" rx="9" ry="7" fill="#f08f3a"/>
        <ellipse cx="222" cy="78" rx="8" ry="7" fill="#fff1d0"/>
        <path d="M36 36H200" stroke="#fff3c8" stroke-width="9" stroke-linecap="round" opacity=".55"/>
      `,
    ),

  meatball: () =>
    drawing(
      150,
      150,
      radialGradient('mb', '#c98b54, #96592c 50%, #512a11'),
      `
        <path d="${replay(8, () => blob(75, 78, 66, 62, 14, 0.035))}" fill="url(#mb)"/>
        ${repeat(
          16,
          () => `
            <ellipse cx="${between(30, 120)}" cy="${between(34, 120)}" rx="${between(3, 7)}"
              ry="${between(2, 5)}" fill="${random() > 0.5 ? '#4c270f' : '#d9a26b'}" opacity=".5"/>
          `,
        )}
        <rect x="72" y="-6" width="7" height="60" rx="3" fill="#e3bd80"/>
      `,
    ),

  chickenStripA: () => chickenStrip(85),

  chickenStripB: () => chickenStrip(91),

  chickenStripC: () => chickenStrip(97),

  orecchietta: () =>
    drawing(
      150,
      120,
      radialGradient('or', '#fff0bf, #f3cf80 55%, #cf9a45', [0.35, 0.25, 0.9]) +
        radialGradient('oi', '#c08b3c, #e6bd6c 70%, #f6dc9c', [0.5, 0.75, 0.8]),
      `
        <path d="M8 62C8 26 44 8 82 10S144 34 142 66S104 112 68 110S8 98 8 62Z" fill="#a8742e"
          transform="translate(0 6)"/>
        <path d="M8 60C8 24 44 6 82 8S144 32 142 64S104 110 68 108S8 96 8 60Z" fill="url(#or)"/>
        <path d="M34 66C36 46 58 38 82 42S118 58 114 74S90 92 70 90S32 84 34 66Z" fill="url(#oi)"/>
        <path d="M44 62C56 54 84 52 104 62M42 74C58 66 84 66 108 74" stroke="#b58237" stroke-opacity=".5"
          stroke-width="3.5" fill="none" stroke-linecap="round"/>
        <path d="M24 46C34 26 56 20 76 20" stroke="#fff" stroke-opacity=".7" stroke-width="7" fill="none"
          stroke-linecap="round"/>
      `,
    ),

  cocktailPick: () =>
    drawing(
      40,
      190,
      linearGradient('pk', '#f4d8a2, #b98a4a', across) +
        radialGradient('pt', '#ff9276, #d8392a 50%, #8f1717'),
      `
        <rect x="17" y="24" width="6" height="162" rx="3" fill="url(#pk)"/>
        <circle cx="20" cy="20" r="17" fill="url(#pt)"/>
        <ellipse cx="14" cy="13" rx="5" ry="3.5" fill="#fff" opacity=".6"/>
      `,
    ),
};
