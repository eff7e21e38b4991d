import { petrol } from '../palette.ts';
import { across, each, linearGradient, radialGradient } from '../svg.ts';
import { drawing } from './drawing.ts';

/** A glass with its drink and what swims in it. */
const drinkingGlass = (liquid: string, surface: string, garnish = '') =>
  drawing(
    170,
    230,
    linearGradient('gg', `#ffffff/0.75, ${liquid} 20%, ${liquid} 80%, #6d2f12/0.35`, across),
    `
      <path d="M14 26L30 210Q85 232 140 210L156 26Z" fill="#fff" fill-opacity=".35"/>
      <path d="M20 66L31 206Q85 226 139 206L150 66Z" fill="url(#gg)"/>
      <ellipse cx="85" cy="66" rx="65" ry="17" fill="${surface}"/>
      ${garnish}
      <ellipse cx="85" cy="27" rx="71" ry="19" fill="none" stroke="#fff" stroke-width="5"
        stroke-opacity=".9"/>
      <path d="M34 52L44 190" stroke="#fff" stroke-width="7" stroke-opacity=".6" stroke-linecap="round"/>
    `,
  );

const citrusSlice = (x: number, y: number) =>
  `
    <g transform="translate(${x} ${y})">
      <circle r="30" fill="#f3b51f"/>
      <circle r="25" fill="#fff3b5"/>
      ${each(
        [0, 60, 120, 180, 240, 300],
        (a) => `
          <path d="M0 0L18 -9A20 20 0 0 1 18 9Z" transform="rotate(${a}) translate(3 0)" fill="#ffd84e"/>
        `,
      )}
    </g>
  `;

/** A can of cola: its body and its band. */
const can = (body: string, band: string) =>
  drawing(
    140,
    250,
    linearGradient('ca', body, across) +
      linearGradient('al', '#ffffff, #dcdcd6 40%, #8b8b86', across) +
      linearGradient('cl', band, across),
    `
        <path d="M22 212Q22 240 70 240T118 212Z" fill="url(#al)"/>
        <path d="M10 46V204Q12 226 70 226T130 204V46Z" fill="url(#ca)"/>
        <path d="M10 104Q70 130 130 104V166Q70 192 10 166Z" fill="url(#cl)"/>
        <path d="M10 112Q70 138 130 112M10 158Q70 184 130 158" stroke="#fff5e0" stroke-width="6" fill="none"/>
        <path d="M10 120.5Q70 146.5 130 120.5M10 149.5Q70 175.5 130 149.5" stroke="#fff5e0" stroke-width="2"
          fill="none"/>
        ${each(
          [
            [58, 146, 8],
            [74, 156, 6],
            [80, 140, 5],
            [66, 134, 4],
          ],
          ([x, y, r]) => `<circle cx="${x}" cy="${y + 4}" r="${r}" fill="#fff5e0"/>`,
        )}
        <path d="M10 46Q12 62 70 62T130 46L118 30H22Z" fill="url(#al)"/>
        <ellipse cx="70" cy="30" rx="50" ry="17" fill="#f4f4ef"/>
        <ellipse cx="70" cy="31" rx="43" ry="13" fill="#b9b9b2"/>
        <ellipse cx="70" cy="34" rx="41" ry="10" fill="#dededa"/>
        <ellipse cx="64" cy="31" rx="17" ry="6.5" fill="#f8f8f4" stroke="#8b8b86" stroke-width="2"/>
        <ellipse cx="84" cy="35" rx="12" ry="4" fill="#8f8f89"/>
        <path d="M26 70V206" stroke="#fff" stroke-opacity=".45" stroke-width="8" stroke-linecap="round"/>
      `,
  );

/** Glasses, cups, the thermos jug and the cans. */
export const glassesAndCups = {
  glassLemon: () => drinkingGlass('#f7e08a', '#fff2b8', citrusSlice(128, 34)),

  glassBerry: () =>
    drinkingGlass(
      '#e0828c',
      '#f2a8ad',
      `<circle cx="70" cy="64" r="12" fill="#b3203a"/><circle cx="96" cy="68" r="11" fill="#8c1630"/>`,
    ),

  glassApple: () => drinkingGlass('#eac35a', '#f7dd8f'),

  thermos: () =>
    drawing(
      220,
      430,
      linearGradient('tm', '#fdf8ee, #efe6d6 25%, #bfb29c 70%, #857a69', across) +
        linearGradient('tk', '#5a4a45, #33282a 40%, #171013', across),
      `
        <path d="M160 130C214 130 220 290 160 300" stroke="#33282a" stroke-width="20" fill="none"/>
        <path d="M50 96C50 70 60 60 60 46H140C140 60 152 70 152 96V396Q152 420 128 420H74Q50 420 50 396Z"
          fill="url(#tm)"/>
        <path d="M46 60L20 48Q14 44 20 40L60 40Z" fill="url(#tk)"/>
        <rect x="50" y="20" width="102" height="52" rx="12" fill="url(#tk)"/>
        <rect x="82" y="4" width="38" height="24" rx="8" fill="url(#tk)"/>
        <rect x="50" y="96" width="102" height="10" fill="${petrol}"/>
        <rect x="50" y="112" width="102" height="4" fill="${petrol}"/>
        <path d="M66 130V390" stroke="#fff" stroke-width="9" stroke-opacity=".7" stroke-linecap="round"/>
      `,
    ),

  coffeeCup: () =>
    drawing(
      200,
      160,
      linearGradient('cu', '#ffffff, #f1e8d9 50%, #b9a98c', across) +
        radialGradient('co', '#a5693c, #4a2511', [0.4, 0.4, 0.7]),
      `
        <path d="M150 56C200 50 200 116 138 116" stroke="#e3d6bf" stroke-width="14" fill="none"/>
        <path d="M16 46C18 118 48 152 88 152S158 118 160 46Z" fill="url(#cu)"/>
        <path d="M20 78Q88 110 156 78L155 86Q88 118 21 86Z" fill="${petrol}"/>
        <ellipse cx="88" cy="46" rx="73" ry="28" fill="#fffaf0"/>
        <ellipse cx="88" cy="49" rx="63" ry="21" fill="url(#co)"/>
        <path d="M56 50C70 38 92 60 120 46" stroke="#e7c396" stroke-width="7" fill="none"
          stroke-linecap="round" opacity=".75"/>
      `,
    ),

  canCola: () =>
    can(
      '#6b3f2a, #a87355 20%, #4a2414 32%, #331507 75%, #160803',
      '#e2593a, #f08a68 20%, #cf3d1f 34%, #b02c12 75%, #6f1806',
    ),

  canColaSilver: () =>
    can(
      '#f2f1ea, #ffffff 20%, #d8d8d0 34%, #b4b4ab 75%, #77776f',
      '#4a3a34, #8a6a58 20%, #33231d 34%, #241610 75%, #120806',
    ),
};
