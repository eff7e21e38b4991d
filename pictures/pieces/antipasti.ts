import { each, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, seedWith } from './chance.ts';
import { dots, drawing } from './drawing.ts';
import { tube } from './tube.ts';

const stalk = ['#2c5a24', '#5b8f3a', '#9fca66', '#e2f2b4'] as const;

/** What lies beside: olives, peppers, garlic and the like. */
export const antipasti = {
  olive: () =>
    drawing(
      140,
      120,
      radialGradient('ol', '#cfdc7a, #8fa83c 44%, #5c7522 80%, #38490f', [0.36, 0.28, 0.82]),
      `
        <ellipse cx="70" cy="62" rx="62" ry="52" fill="url(#ol)"/>
        <ellipse cx="104" cy="50" rx="15" ry="17" fill="#38490f"/>
        <ellipse cx="105" cy="51" rx="11.5" ry="13.5" fill="#cf4a2e"/>
        <path d="M99 46Q105 39 111 47" stroke="#ff9a80" stroke-width="4" fill="none" stroke-linecap="round"/>
        <path d="M28 88Q60 114 100 100" stroke="#e4ecaa" stroke-opacity=".45" stroke-width="7" fill="none"
          stroke-linecap="round" filter="url(#b4)"/>
        <ellipse cx="44" cy="36" rx="20" ry="11" fill="#fff" opacity=".6" filter="url(#b4)" transform="rotate(-26 44 36)"/>
        <ellipse cx="42" cy="34" rx="9" ry="4.5" fill="#fff" opacity=".85" filter="url(#b2)"
          transform="rotate(-26 42 34)"/>
      `,
    ),

  chilli: () =>
    drawing(
      210,
      190,
      '',
      `
        ${tube(
          [
            [150, 52],
            [160, 92],
            [132, 138],
            [80, 164],
            [14, 172],
          ],
          (t) => 27 * Math.min(1, 0.7 + t * 3) * (1 - t) ** 0.62 + 1.5,
          ['#7e0d14', '#c22020', '#ef5540', '#ffe0d2'],
        )}
        <path d="M122 56C124 34 142 30 152 32C166 32 180 42 178 60C168 70 160 60 152 68C144 62 132 70 122 56Z"
          fill="#3f7a2c"/>
        <path d="M124 52C128 36 142 33 152 34C160 35 164 40 164 50C152 44 138 44 124 52Z" fill="#8fc45a"/>
        ${tube(
          [
            [150, 38],
            [152, 20],
            [170, 8],
          ],
          (t) => 6 + t * 2,
          stalk,
        )}
      `,
    ),

  carrot() {
    seedWith(641);
    return drawing(
      260,
      190,
      '',
      `
        ${each(
          [-58, 52, -22, 20],
          (rotate) => `
            <g transform="translate(174 74) rotate(${rotate - 26}) scale(1.05 .7)">
              <path d="M0 4C14 -10 22 -34 40 -38C38 -26 46 -26 56 -36C54 -22 64 -18 74 -22C66 -8 74 -2 80 0C60 10 26 14 0 4Z"
                fill="#2f6d34" transform="translate(0 4)"/>
              <path d="M0 2C14 -12 22 -36 40 -40C38 -28 46 -28 56 -38C54 -24 64 -20 74 -24C66 -10 74 -4 80 -2C60 8 26 12 0 2Z"
                fill="#6fb04c"/>
              <path d="M4 1Q36 -14 68 -12" stroke="#cdeba0" stroke-width="3" fill="none" stroke-linecap="round"/>
            </g>
          `,
        )}
        ${tube(
          [
            [184, 70],
            [130, 98],
            [70, 138],
            [10, 176],
          ],
          (t) => 35 * (1 - t * 0.86) * Math.min(1, 0.72 + t * 3),
          ['#b04e0c', '#ea7d1e', '#ffb057', '#fff0d2'],
        )}
        ${repeat(9, (i) => {
          const t = 0.08 + i * 0.09;
          const [x, y, half] = [184 - t * 174, 72 + t * 104, 30 * (1 - t * 0.86)];
          const side = i % 2 ? 1 : -1;
          return `<path d="M${x + side * half * 0.5} ${y + side * half * 0.8}q${-6 * side} ${-8 * side}
            ${-8 * side} ${-half * 0.7 * side}" stroke="#9a420a" stroke-opacity=".55" stroke-width="3.4" fill="none"
            stroke-linecap="round"/>`;
        })}
      `,
    );
  },

  garlicBulb: () =>
    drawing(
      210,
      230,
      radialGradient('ga', '#ffffff, #f8efe2 45%, #dcc6ac 80%, #b0937a', [0.38, 0.3, 0.82]),
      `
        <path d="M92 70C92 44 84 24 90 12C98 6 112 6 120 12C126 24 116 46 120 70C160 88 202 122 198 168C192 208 150 220
          106 220S20 208 14 168C10 122 52 88 92 70Z" fill="url(#ga)"/>
        <path d="M106 70C84 106 78 168 96 218M108 70C132 106 140 168 120 218M96 76C56 106 36 160 50 206M116 76C158 106
          178 160 164 206" stroke="#b79a86" stroke-opacity=".75" stroke-width="4" fill="none" stroke-linecap="round"/>
        <path d="M100 84C70 116 58 166 70 210M112 84C146 116 160 166 146 210M106 84V216M98 60V22M110 60V18"
          stroke="#a8607a" stroke-opacity=".32" stroke-width="3" fill="none" stroke-linecap="round"/>
        <path d="M34 152C40 124 62 102 84 90" stroke="#fff" stroke-opacity=".95" stroke-width="13" fill="none"
          stroke-linecap="round" filter="url(#b4)"/>
        <path d="M92 16Q104 22 118 16" stroke="#c9ad8e" stroke-width="5" fill="none" stroke-linecap="round"/>
        <path d="M78 214Q106 224 134 214L128 224Q106 230 84 224Z" fill="#a58563"/>
      `,
    ),

  peanutPod() {
    seedWith(651);
    const shell =
      'M40 14C70 2 98 20 104 50C108 72 120 84 138 98C172 120 178 164 152 184C122 204 86 186 78 150C74 130 62 118 46 104C10 80 8 30 40 14Z';
    return drawing(
      180,
      200,
      radialGradient('pe', '#f9dfaa, #e0b26a 50%, #b07e3a 82%, #7d5320', [0.36, 0.26, 0.86]) +
        `<clipPath id="pod"><path d="${shell}"/></clipPath>`,
      `
        <path d="${shell}" fill="url(#pe)"/>
        <g clip-path="url(#pod)" fill="none" stroke-linecap="round">
          <path d="M26 30C60 70 60 90 96 112S150 156 164 186M48 12C78 48 84 84 112 100S170 140 176 170M14 56C44 92 54
            108 76 126S120 180 140 196" stroke="#8a5a22" stroke-opacity=".55" stroke-width="4"/>
          <path d="M24 34C58 74 58 94 94 116S148 160 162 190M46 16C76 52 82 88 110 104" stroke="#fff2d0"
            stroke-opacity=".7" stroke-width="2.6"/>
          ${repeat(26, () => {
            const t = between(0, 1);
            const [x, y] = [40 + t * 92 + between(-26, 26), 40 + t * 112 + between(-24, 24)];
            return `<path d="M${x} ${y}q6 2 8 8" stroke="#8a5a22" stroke-opacity=".5" stroke-width="3"/>`;
          })}
          <path d="M16 96Q60 112 78 160T130 194" stroke="#5a3410" stroke-opacity=".4" stroke-width="16"
            filter="url(#b8)"/>
          <path d="M34 34Q44 22 62 24" stroke="#fff" stroke-opacity=".8" stroke-width="9" filter="url(#b4)"/>
        </g>
      `,
    );
  },

  butterDish: () =>
    drawing(
      300,
      180,
      linearGradient('bt', '#fff7b8, #ffe273 60%, #f6cb45') +
        linearGradient('bf', '#fbd75a, #eab72e 60%, #cf9418') +
        linearGradient('bs', '#e0a822, #b97f10'),
      `
        <path d="M14 112C14 88 78 72 152 72S288 88 288 114S226 168 150 168S14 140 14 112Z" fill="#b8a57f"/>
        <path d="M12 104C12 80 76 64 150 64S288 80 288 106S224 158 150 158S12 130 12 104Z" fill="#fffaf0"/>
        <ellipse cx="150" cy="109" rx="124" ry="41" fill="none" stroke="#1d4a5c" stroke-width="5"/>
        <ellipse cx="150" cy="110" rx="108" ry="34" fill="#efe5d0"/>
        <path d="M76 66L158 26L236 52L156 98Z" fill="url(#bt)"/>
        <path d="M76 66L156 98V134L78 100Z" fill="url(#bf)"/>
        <path d="M236 52L156 98V134L234 88Z" fill="url(#bs)"/>
        <path d="M52 86L74 74L150 106L128 120Z" fill="url(#bt)"/>
        <path d="M52 86L128 120V146L52 112Z" fill="url(#bf)"/>
        <path d="M128 120L150 106V132L128 146Z" fill="url(#bs)"/>
        <path d="M88 66L158 33" stroke="#fff" stroke-width="6" stroke-opacity=".85" stroke-linecap="round"
          filter="url(#b2)"/>
        ${dots(10, 110, 200, 44, 78, 1.6, 3, '#fffdf4', 0.95)}
      `,
    ),
};
