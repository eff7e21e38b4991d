import { petrol } from '../palette.ts';
import { across, each, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, replay, seedWith } from './chance.ts';
import { dots, drawing } from './drawing.ts';
import { parsleyTuft } from './garnish.ts';

/** A little enamel bowl of a dip, with `bits` floating in it. */
const dipBowl = (light: string, dark: string, bits: string) =>
  drawing(
    240,
    190,
    linearGradient('bd', '#fffaf0, #e3d3b6 50%, #b79f78', across) +
      radialGradient('dp', `${light}, ${dark}`, [0.38, 0.3, 0.8]),
    `
      <path d="M14 66C16 128 58 176 120 176S224 128 226 66Z" fill="url(#bd)"/>
      <clipPath id="bwc">
        <path d="M14 66C16 128 58 176 120 176S224 128 226 66Z"/>
      </clipPath>
      <g clip-path="url(#bwc)">
        <ellipse cx="120" cy="86" rx="112" ry="52" fill="none" stroke="${petrol}" stroke-width="9"/>
        <ellipse cx="120" cy="99" rx="112" ry="52" fill="none" stroke="${petrol}" stroke-width="3"/>
      </g>
      <ellipse cx="120" cy="66" rx="107" ry="50" fill="#f7efe0"/>
      <ellipse cx="120" cy="67" rx="93" ry="40" fill="#b59c73"/>
      <ellipse cx="120" cy="72" rx="90" ry="36" fill="url(#dp)"/>
      <path d="M62 74C84 48 120 84 146 58S186 70 182 78" stroke="#fff" stroke-opacity=".35" stroke-width="9"
        fill="none" stroke-linecap="round" filter="url(#b2)"/>
      ${bits}
    `,
  );

/** Dips in their bowls. */
export const dips = {
  dipSalsa: () =>
    dipBowl(
      '#f0603f',
      '#b8261b',
      each(
        [
          [80, 70],
          [110, 84],
          [140, 66],
          [166, 80],
          [118, 60],
        ],
        ([x, y], i) =>
          `<ellipse cx="${x}" cy="${y}" rx="9" ry="6" fill="${['#ff8b63', '#7fb84a', '#ffd27a'][i % 3]}"/>`,
      ),
    ),

  dipGuacamole: () =>
    dipBowl(
      '#b9d765',
      '#7ea436',
      each(
        [
          [86, 74],
          [128, 62],
          [156, 80],
          [108, 86],
        ],
        ([x, y], i) =>
          `<ellipse cx="${x}" cy="${y}" rx="8" ry="5" fill="${['#e8f2a8', '#d9402e', '#5f8a2a'][i % 3]}"/>`,
      ),
    ),

  dipHummus: () =>
    dipBowl(
      '#f4dca6',
      '#d3ac68',
      `
        <ellipse cx="120" cy="72" rx="34" ry="13" fill="#d98b26" opacity=".75"/>
        <circle cx="108" cy="68" r="7" fill="#e8c987"/>
        <circle cx="130" cy="74" r="7" fill="#e8c987"/>
        ${parsleyTuft(146, 66, 0.7)}
      `,
    ),

  dipQuark: () =>
    dipBowl(
      '#fffef8',
      '#e9dfc8',
      replay(4, () =>
        repeat(
          16,
          () =>
            `
              <rect x="${between(56, 180)}" y="${between(54, 92)}" width="10" height="4" rx="2" fill="#4f9a3c"
                transform="rotate(${between(-60, 60)} 120 70)"/>
            `,
        ),
      ),
    ),

  dipChilli() {
    seedWith(99);
    return dipBowl(
      '#f7924a',
      '#cf3a1c',
      dots(14, 56, 184, 56, 90, 2, 4, '#8f1710', 0.9) + dots(12, 56, 184, 56, 90, 2, 3.5, '#ffe2a0', 0.95),
    );
  },
};
