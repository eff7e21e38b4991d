import { across, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, replay, seedWith } from './chance.ts';
import { dots, drawing } from './drawing.ts';

const loafOutline = 'M40 196Q26 196 26 180V104C-6 60 40 14 130 14S266 60 234 104V180Q234 196 220 196Z';

/** Bread in slices, and bread sticks. */
export const breads = {
  grissini: () =>
    drawing(
      60,
      260,
      linearGradient('gs', '#f7d392, #dfa653 50%, #a9702b', across),
      `
        <path d="M20 16Q30 4 40 16L44 244Q30 262 16 244Z" fill="url(#gs)"/>
        ${replay(6, () =>
          repeat(
            18,
            () => `
              <circle cx="${between(22, 38)}" cy="${between(24, 240)}" r="2.6" fill="#fff3d8"/>
            `,
          ),
        )}
      `,
    ),

  sourdoughSlice() {
    seedWith(79);
    const slice = (x: number, y: number, scale: number, fill: string) =>
      `<path d="${loafOutline}" fill="${fill}" transform="translate(${x} ${y}) scale(${scale})"/>`;
    return drawing(
      280,
      220,
      linearGradient('sc', '#c98a45, #7c4719') + linearGradient('sm', '#fdf1d2, #eccf9a'),
      `
        ${slice(16, 6, 1, '#6a3a14')}
        ${slice(6, 2, 1, 'url(#sc)')}
        ${slice(18, 12, 0.89, 'url(#sm)')}
        ${dots(26, 60, 210, 40, 176, 3, 10, '#d8b273', 0.75, 0.7)}
        ${dots(18, 60, 210, 40, 176, 2, 6, '#fffaf0', 0.8, 0.7)}
      `,
    );
  },

  ryeSlice() {
    seedWith(81);
    return drawing(
      250,
      190,
      linearGradient('rc', '#7a4a22, #3f2210') + linearGradient('rm', '#b98a58, #8f6236'),
      `
        <path d="M34 26Q36 14 54 14H216Q236 14 238 34L240 160Q240 178 222 178H48Q30 178 30 160Z"
          fill="#2f1808" transform="translate(6 5)"/>
        <path d="M20 32Q22 14 40 14H202Q222 14 224 34L226 160Q226 178 208 178H34Q16 178 16 160Z"
          fill="url(#rc)"/>
        <rect x="27" y="25" width="188" height="142" rx="15" fill="url(#rm)"/>
        ${dots(22, 40, 204, 36, 156, 2, 5, '#6d4420', 0.7, 0.7)}
        ${repeat(22, () => {
          const x = between(42, 200),
            y = between(38, 154),
            r = between(0, 180);
          return `
            <g transform="translate(${x} ${y}) rotate(${r})">
              <ellipse rx="11" ry="6" cy="1.5" fill="#6d4420"/>
              <ellipse rx="11" ry="6" fill="#ecdcb4"/>
              <ellipse rx="5" ry="2" cy="-1.5" fill="#fffaf0"/>
            </g>
          `;
        })}
      `,
    );
  },

  baguetteSlice() {
    seedWith(83);
    return drawing(
      180,
      140,
      linearGradient('bc', '#e2a654, #985a20') + radialGradient('bm', '#fff8e2, #f0d8a4'),
      `
        <ellipse cx="94" cy="78" rx="80" ry="54" fill="#7d4716"/>
        <ellipse cx="86" cy="68" rx="80" ry="56" fill="url(#bc)"/>
        <ellipse cx="85" cy="67" rx="69" ry="46" fill="url(#bm)"/>
        ${dots(18, 36, 136, 34, 98, 3, 9, '#dcbc7e', 0.8, 0.65)}
      `,
    );
  },
};
