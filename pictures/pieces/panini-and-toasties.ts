import { linearGradient, repeat } from '../svg.ts';
import { seedWith } from './chance.ts';
import { dots } from './drawing.ts';
import { layer, left, right, type SandwichLayer, sandwichHalf } from './sandwich-layers.ts';
import { grillMarks, triangleTop } from './sandwich-tops.ts';

/** Half a panino: flat, pressed, with the marks of the iron. */
const panini = (layers: readonly SandwichLayer[], light = '#f7d592', start = 51) => {
  seedWith(start);
  const outline =
    'M56 20C84 8 176 8 204 20C230 30 246 58 256 82Q261 98 244 98H16Q-1 98 4 82C14 58 30 30 56 20Z';
  return sandwichHalf({
    defs:
      linearGradient('tp', `${light}, #e0a752 55%, #bd7a33`, [0, 0, 0.7, 1]) +
      `<clipPath id="tc"><path d="${outline}"/></clipPath>`,
    top: `
      <path d="${outline}" fill="#9a5c22" transform="translate(0 6)"/>
      <path d="${outline}" fill="url(#tp)"/>
      <g clip-path="url(#tc)">
        ${grillMarks(10, 250, 14, 88)}
        <path d="M40 20H210" stroke="#fff3cf" stroke-width="9" stroke-opacity=".6" stroke-linecap="round"
          filter="url(#b4)"/>
      </g>
    `,
    y0: 84,
    layers: [
      layer.bread(20, '#f6dda6', '#dcae66', '#b8742f', 9),
      ...layers,
      layer.bread(21, '#f6dda6', '#dcae66', '#a3622a', 9),
    ],
  });
};

/** A toasted triangle, hot in its paper. */
const toasty = (layers: readonly SandwichLayer[], line: string, start: number) => {
  seedWith(start);
  const face = triangleTop('#f6cd84', '#cf8f3f', '#8a4f1c', grillMarks(10, 250, 8, 74));
  return sandwichHalf({
    ...face,
    y0: 60,
    layers: [
      layer.bread(19, '#f3d08c', '#d79f50', '#a3622a', 8),
      ...layers,
      layer.bread(20, '#f3d08c', '#d79f50', '#a3622a', 8),
    ],
    overlay: (y) =>
      `
        <path d="M2 ${y - 32}Q130 ${y - 14} 258 ${y - 32}L252 ${y + 2}Q250 ${y + 12} 238 ${y + 12}H22Q10
          ${y + 12} 8 ${y + 2}Z" fill="#cdb98f" transform="translate(0 2)"/>
        <path d="M2 ${y - 34}Q130 ${y - 16} 258 ${y - 34}L252 ${y}Q250 ${y + 10} 238 ${y + 10}H22Q10 ${y + 10}
          8 ${y}Z" fill="#fff8ea"/>
        <path d="M4 ${y - 22}Q130 ${y - 4} 256 ${y - 22}L255 ${y - 14}Q130 ${y + 4} 5 ${y - 14}Z"
          fill="${line}"/>
        <path d="M6 ${y - 8}Q130 ${y + 8} 254 ${y - 8}" stroke="${line}" stroke-width="2.6" fill="none"/>
        <path d="M4 ${y - 33}Q130 ${y - 15} 256 ${y - 33}" stroke="#fff" stroke-width="3" fill="none"/>
        <path d="M200 ${y - 26}L252 ${y - 32}L247 ${y + 6}L226 ${y + 10}Z" fill="#b9a273" opacity=".22"/>
      `,
  });
};

/** What comes hot from the contact grill. */
export const paniniAndToasties = {
  paniniCaprese: () =>
    panini([
      layer.leaf(10, '#6fb84a', '#2f7330', 12),
      layer.edge(18, 4, '#ee5a44', '#b5271d', '#ffb08e'),
      layer.melt(15, '#fffdf4', '#e3d8bd', 7),
      layer.flat(8, '#8fb84a', '#5d8a2a'),
    ]),

  paniniHam: () =>
    panini(
      [
        layer.melt(13, '#ffdf7c', '#e0a52c', 6),
        layer.folds(22, '#f6b3ae', '#ee9a98', '#c96a6c', 9, 3),
        layer.flat(6, '#e9bf4a', '#b88420'),
        layer.melt(15, '#ffd65c', '#dc9c22', 8),
      ],
      '#f9d998',
      53,
    ),

  paniniVegetable: () =>
    panini(
      [
        layer.raw(17, (y) =>
          repeat(
            4,
            (i) =>
              `
                <rect x="${18 + i * 57}" y="${y + 2}" width="54" height="15" rx="7" fill="#3d1f45"/>
                <rect x="${21 + i * 57}" y="${y + 3}" width="48" height="10" rx="5" fill="#e7cfa4"/>
                <path d="M${30 + i * 57} ${y + 4}l-4 8M${44 + i * 57} ${y + 4}l-4 8M${58 + i * 57} ${y + 4}l-4
                  8" stroke="#7a4a22" stroke-opacity=".7" stroke-width="4"/>
              `,
          ),
        ),
        layer.edge(17, 5, '#f0523d', '#a91f1c', '#ff8d6f'),
        layer.raw(16, (y) =>
          repeat(
            5,
            (i) =>
              `
                <rect x="${17 + i * 46}" y="${y + 1}" width="44" height="15" rx="7" fill="#2f6b2c"/>
                <rect x="${20 + i * 46}" y="${y + 2}" width="38" height="10" rx="5" fill="#dff0b4"/>
                <path d="M${30 + i * 46} ${y + 3}l-4 8M${46 + i * 46} ${y + 3}l-4 8" stroke="#7a5a22"
                  stroke-opacity=".6" stroke-width="4"/>
              `,
          ),
        ),
        layer.raw(
          11,
          (y) =>
            `
              <rect x="${left + 1}" y="${y}" width="${right - left - 2}" height="11" rx="5" fill="#6d7d2b"/>
              ${dots(44, 20, 240, y + 1, y + 9, 2, 4, '#a3b454', 1)}
            `,
        ),
      ],
      '#f3d193',
      55,
    ),

  toastyHam: () =>
    toasty(
      [
        layer.melt(14, '#ffdc74', '#e0a52c', 7),
        layer.folds(20, '#f6b3ae', '#ee9a98', '#c96a6c', 9, 3),
        layer.melt(14, '#ffd65c', '#dc9c22', 8),
        layer.flat(16, '#f6d68a', '#d9a345'),
      ],
      '#b5351f',
      57,
    ),

  toastyTomato: () =>
    toasty(
      [
        layer.melt(14, '#fff0b0', '#e3c46a', 7),
        layer.edge(20, 4, '#ee5a44', '#b5271d', '#ffb08e'),
        layer.melt(15, '#ffe89a', '#deb850', 8),
        layer.flat(16, '#f6d68a', '#d9a345'),
      ],
      '#2f6b4f',
      59,
    ),
};
