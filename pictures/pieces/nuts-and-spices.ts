import { down, linearGradient, radialGradient } from '../svg.ts';
import { seedWith } from './chance.ts';
import { drawing } from './drawing.ts';

/** Walnuts, seeds, cinnamon. */
export const nutsAndSpices = {
  walnut() {
    seedWith(31);
    const lobe = (f: number) =>
      `
        <g transform="translate(90 82) scale(${f} 1)">
          <path d="M5 -58C22 -76 48 -66 56 -48C76 -44 82 -22 74 -8C84 10 76 34 58 40C50 58 22 62 5 50Z"
            fill="#7d4a1d" transform="translate(0 8)"/>
          <path d="M5 -58C22 -76 48 -66 56 -48C76 -44 82 -22 74 -8C84 10 76 34 58 40C50 58 22 62 5 50Z"
            fill="url(#wk)"/>
          <path d="M16 -50C28 -38 22 -26 34 -20C46 -16 50 -28 58 -36M12 -22C24 -14 22 0 36 2C50 4 54 -10 68
            -10M12 8C24 12 26 24 38 22C50 20 54 12 66 16M14 34C22 30 30 40 42
            44" stroke="#8a5322" stroke-opacity=".75" stroke-width="6" fill="none" stroke-linecap="round"/>
          <path d="M16 -44C26 -33 20 -22 33 -15C45 -11 50 -22 58 -30M12 -16C22 -8 22 6 36 8C50 9 54 -4 67
            -4M12 14C24 18 27 30 39 28C50 26 54 18 64 22" stroke="#ffe6b4" stroke-opacity=".6"
            stroke-width="4" fill="none" stroke-linecap="round"/>
        </g>
      `;
    return drawing(
      180,
      152,
      linearGradient('wk', '#f2cd90, #d9a35c 50%, #a86d31', [0, 0, 0.6, 1]),
      lobe(-1) +
        lobe(1) +
        `
          <path d="M90 26C84 50 96 70 90 94S86 120 90 134" stroke="#6d3f17" stroke-width="6" fill="none"
            stroke-linecap="round"/>
          <ellipse cx="62" cy="34" rx="20" ry="9" fill="#fff" opacity=".38" transform="rotate(-24 62 34)"/>
        `,
    );
  },

  walnutShell: () =>
    drawing(
      170,
      160,
      radialGradient('ws', '#e9bf85, #bf8444 55%, #774719', [0.36, 0.26, 0.85]),
      `
        <path d="M85 10C132 10 158 46 158 86C158 126 128 152 85 152S12 126 12 86C12 46 38 10 85 10Z"
          fill="url(#ws)"/>
        <path d="M84 12C100 50 102 108 86 150" stroke="#6d3f17" stroke-width="9" stroke-opacity=".75"
          fill="none"/>
        <path d="M78 13C93 50 95 108 80 150" stroke="#f6d5a0" stroke-width="5" stroke-opacity=".7"
          fill="none"/>
        <path d="M44 40C36 58 50 66 40 84S46 108 36 118M66 34C56 54 70 68 60 88S68 116 58 134M122 38C134 54
          120 70 132 86S122 112 130 122" stroke="#8a5322" stroke-opacity=".55" stroke-width="5" fill="none"
          stroke-linecap="round"/>
        <ellipse cx="50" cy="40" rx="20" ry="11" fill="#fff" opacity=".34" transform="rotate(-34 50 40)"/>
      `,
    ),

  sunflowerSeed: () =>
    drawing(
      70,
      50,
      linearGradient('ss', '#f6e3b8, #c79c5a'),
      `
        <path d="M6 26C16 6 46 4 64 24C48 46 18 46 6 26Z" fill="#93692f" transform="translate(0 3)"/>
        <path d="M6 24C16 4 46 2 64 22C48 42 18 42 6 24Z" fill="url(#ss)"/>
        <path d="M16 22Q34 12 50 20" stroke="#fff" stroke-opacity=".6" stroke-width="3" fill="none"/>
      `,
    ),

  cinnamonStick: () =>
    drawing(
      230,
      80,
      linearGradient('ci', '#c98a54, #9a5c2c 50%, #5f3314', down),
      `
        <rect x="8" y="12" width="200" height="34" rx="16" fill="url(#ci)"/>
        <rect x="14" y="36" width="200" height="34" rx="16" fill="url(#ci)"/>
        <path d="M30 24H190M36 50H196" stroke="#e7b98a" stroke-opacity=".6" stroke-width="4"
          stroke-linecap="round"/>
        <ellipse cx="206" cy="29" rx="12" ry="17" fill="#4a260e"/>
        <ellipse cx="206" cy="29" rx="6" ry="10" fill="#9a5c2c"/>
        <ellipse cx="212" cy="53" rx="12" ry="17" fill="#4a260e"/>
        <ellipse cx="212" cy="53" rx="6" ry="10" fill="#9a5c2c"/>
      `,
    ),
};
