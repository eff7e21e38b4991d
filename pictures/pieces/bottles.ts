import { petrol } from '../palette.ts';
import { across, each, linearGradient, repeat } from '../svg.ts';
import { drawing } from './drawing.ts';

/** A bottle of soft drink: its liquid, its label with one mark in ink, its cap. */
function softDrink(liquid: string, dark: string, label: string, ink: string, cap: string) {
  return drawing(
    130,
    420,
    linearGradient('gl', `${liquid}, #ffffff/0.55 25%, ${liquid} 33%, ${liquid} 75%, ${dark}`, across) +
      linearGradient('lb', `#ffffff, ${label} 60%, #cbb894`, across) +
      linearGradient('cp', `#fff3d0, ${cap} 40%, #4b2016`, across),
    `
      <path d="M44 30H86V96C86 132 118 146 118 196V386Q118 412 94 412H36Q12 412 12 386V196C12 146 44 132 44
        96Z" fill="url(#gl)"/>
      <path d="M22 200V380" stroke="#fff" stroke-opacity=".45" stroke-width="7" stroke-linecap="round"/>
      <rect x="12" y="232" width="106" height="112" fill="url(#lb)"/>
      <path d="M12 240H118M12 336H118" stroke="${ink}" stroke-width="5"/>
      <path d="M12 248H118M12 328H118" stroke="${ink}" stroke-width="2"/>
      <circle cx="65" cy="288" r="24" fill="${ink}"/>
      <path d="M52 292Q65 268 78 292Q65 304 52 292Z" fill="${label}"/>
      <rect x="40" y="12" width="50" height="26" rx="6" fill="url(#cp)"/>
    `,
  );
}

/** A bottle of mineral water: what the glass and the label show of it. */
const mineralWater = (glass: string, label: string) =>
  drawing(
    140,
    430,
    linearGradient('gl', '#a9d3d6, #f4fcfb/0.85 22%, #bfe2e2 32%, #9fcdd0 74%, #5f979c', across) +
      linearGradient('lb', '#ffffff, #fffdf6 60%, #cbb894', across) +
      linearGradient('cp', `#8fb7c4, ${petrol} 40%, #0d2a35`, across),
    `
        <path d="M48 32H92V86C92 116 126 134 126 186V396Q126 422 100 422H40Q14 422 14 396V186C14 134 48 116 48
          86Z" fill="url(#gl)"/>
        ${glass}
        <path d="M26 250V388" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/>
        <rect x="14" y="248" width="112" height="108" fill="url(#lb)"/>
        <path d="M14 257H126M14 347H126" stroke="${petrol}" stroke-width="5"/>
        <path d="M14 265H126M14 339H126" stroke="${petrol}" stroke-width="2"/>
        ${label}
        <rect x="44" y="10" width="52" height="30" rx="7" fill="url(#cp)"/>
      `,
  );

const grapes = `${each(
  [
    [85, 376],
    [73, 376],
    [97, 376],
    [79, 388],
    [91, 388],
    [85, 400],
  ],
  ([x, y]) =>
    `
              <circle cx="${x}" cy="${y}" r="7" fill="#8fae4a"/>
              <circle cx="${x - 2}" cy="${y - 2}" r="2.5" fill="#dcebae"/>
            `,
)}<path d="M86 368C88 358 100 354 108 358C104 368 94 372 86 368Z" fill="#4f8f3a"/>`;

/** A bottle of what sparkles: glass, foil and the lines of its label. */
const sparkling = (glass: string, foil: string, ink: string, mark: string) =>
  drawing(
    170,
    520,
    linearGradient('gl', glass, across) +
      linearGradient('fo', foil, across) +
      linearGradient('lb', '#ffffff, #fff8e6 60%, #cbb48c', across),
    `
        <path d="M62 120C62 190 150 220 150 300V476Q150 508 122 508H48Q20 508 20 476V300C20 220 108 190 108
          120Z" fill="none"/>
        <path d="M64 120C64 196 18 216 18 300V478Q18 510 48 510H122Q152 510 152 478V300C152 216 106 196 106
          120Z" fill="url(#gl)"/>
        <path d="M34 310V470" stroke="#fff" stroke-opacity=".35" stroke-width="8" stroke-linecap="round"/>
        <path d="M60 50H110L112 190Q85 206 58 190Z" fill="url(#fo)"/>
        <path d="M60 96Q85 104 110 96M59 120Q85 128 111 120M70 130L66 188M100 130L104 188" stroke="#8a6114"
          stroke-opacity=".4" stroke-width="3" fill="none"/>
        <path d="M58 40Q58 12 85 12T112 40V62Q85 72 58 62Z" fill="url(#fo)"/>
        <path d="M57 58Q85 70 113 58" stroke="#8a6114" stroke-opacity=".6" stroke-width="4" fill="none"/>
        <path d="M72 24Q80 18 88 20" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"
          fill="none"/>
        <path d="M18 318Q85 336 152 318V436Q85 454 18 436Z" fill="url(#lb)"/>
        <path d="M18 328Q85 346 152 328M18 426Q85 444 152 426" stroke="${ink}" stroke-width="5" fill="none"/>
        <path d="M18 336Q85 354 152 336M18 418Q85 436 152 418" stroke="${ink}" stroke-width="2" fill="none"/>
        ${mark}
      `,
  );

/** Bottles without a brand. */
export const bottles = {
  bottleRhubarb: () => softDrink('#ea8c8a', '#b84f5a', '#fff5e4', '#9c2740', '#c9a24a'),

  bottleApple: () => softDrink('#e6b94a', '#a9761c', '#fff5e4', '#2f6b4f', '#b5351f'),

  bottleWater: () => softDrink('#bfe0dd', '#7fb0b0', '#fffdf6', '#3a6d7c', '#7fa7a8'),

  bottleMate: () => softDrink('#a86a28', '#66380f', '#ffe9b0', '#3a2412', '#d7b04a'),

  bottleLemon: () => softDrink('#f5e27c', '#c9a52c', '#fffdf0', '#c98d12', '#2f6b4f'),

  bottleMineral: () =>
    mineralWater(
      repeat(4, (r) =>
        repeat(
          6 - (r % 2),
          (c) => `
              <circle cx="${(r % 2 ? 38 : 28) + c * 17}" cy="${176 + r * 14}" r="4.2" fill="#fff"
                opacity=".75"/>
            `,
        ),
      ),
      each(
        [
          [70, 302, 17],
          [48, 288, 8],
          [92, 290, 10],
          [52, 318, 6],
          [94, 320, 7],
        ],
        ([x, y, r]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${petrol}" stroke-width="4"/>`,
      ),
    ),

  bottleStill: () =>
    mineralWater(
      '<path d="M30 176Q70 190 110 176M28 204Q70 218 112 204" stroke="#fff" stroke-width="5" stroke-opacity=".5" fill="none"/>',
      each(
        [288, 305, 322],
        (y) => `
          <path d="M34 ${y}q9 -9 18 0t18 0t18 0t18 0" fill="none" stroke="${petrol}" stroke-width="5" stroke-linecap="round"/>
        `,
      ),
    ),

  bottleCocoa: () =>
    drawing(
      150,
      350,
      linearGradient('gl', '#a9734a, #f1d9c0/0.9 22%, #9c6238 32%, #7d4a27 74%, #4a2813', across) +
        linearGradient('cp', '#fffdf6, #e9dcc0 40%, #9c8a66', across) +
        linearGradient('lb', '#ffffff, #fff5e0 60%, #cbb48c', across),
      `
        <path d="M44 34H106V82C106 112 138 124 138 168V314Q138 342 110 342H40Q12 342 12 314V168C12 124 44 112
          44 82Z" fill="#fff" fill-opacity=".7"/>
        <path d="M48 72H102V86C104 114 134 128 134 168V312Q134 338 108 338H42Q16 338 16 312V168C16 128 46 114
          48 86Z" fill="url(#gl)"/>
        <path d="M28 180V310" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/>
        <circle cx="75" cy="236" r="46" fill="url(#lb)"/>
        <circle cx="75" cy="236" r="40" fill="none" stroke="#6b3416" stroke-width="4"/>
        <path d="M50 240C56 214 92 206 102 226C98 256 66 264 50 240Z" fill="#6b3416"/>
        <path d="M52 240Q76 232 100 227" stroke="#fff5e0" stroke-width="3.5" fill="none"/>
        <ellipse cx="75" cy="71" rx="27" ry="6" fill="#c99a72"/>
        <rect x="38" y="10" width="74" height="32" rx="9" fill="url(#cp)"/>
        <path d="M40 32H110" stroke="#9c2740" stroke-width="5"/>
      `,
    ),

  bottlePils: () =>
    drawing(
      130,
      440,
      linearGradient('gl', '#7d4a1c, #d9a25c/0.95 22%, #8a5220 34%, #623511 75%, #331a06', across) +
        linearGradient('lb', '#ffffff, #fdf6e4 60%, #cbb48c', across) +
        linearGradient('cp', '#fff0b8, #e0ad3a 40%, #8a6114', across),
      `
        <path d="M48 28H82V120C84 160 116 168 116 220V404Q116 430 92 430H38Q14 430 14 404V220C14 168 46 160 48
          120Z" fill="url(#gl)"/>
        <path d="M26 240V396" stroke="#fff" stroke-opacity=".35" stroke-width="7" stroke-linecap="round"/>
        <path d="M49 84H81V118Q65 126 49 118Z" fill="#e8c25a"/>
        <path d="M49 90H81" stroke="#1d5a3a" stroke-width="4"/>
        <rect x="14" y="250" width="102" height="118" fill="url(#lb)"/>
        <path d="M14 259H116M14 359H116" stroke="#1d5a3a" stroke-width="5"/>
        <path d="M14 267H116M14 351H116" stroke="#1d5a3a" stroke-width="2"/>
        <path d="M65 282V338" stroke="#b8862a" stroke-width="5" stroke-linecap="round"/>
        ${each(
          [[0], [1], [2], [3]],
          ([i]) => `
            <ellipse cx="53" cy="${290 + i * 12}" rx="11" ry="5" transform="rotate(32 53 ${290 + i * 12})"
              fill="#d9a63a"/>
            <ellipse cx="77" cy="${290 + i * 12}" rx="11" ry="5" transform="rotate(-32 77 ${290 + i * 12})"
              fill="#d9a63a"/>
          `,
        )}
        <path d="M42 34Q40 12 48 12H82Q90 12 88 34l-4 4l-4 -4l-4 4l-4 -4l-4 4l-4 -4l-4 4l-4 -4l-4 4l-4 -4Z"
          fill="url(#cp)"/>
        <path d="M50 17H78" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>
      `,
    ),

  bottleSekt: () =>
    sparkling(
      '#2f5a3c, #8fbf92/0.95 20%, #2a5638 32%, #173a26 75%, #081a10',
      '#fff3c4, #e3b854 35%, #b98a2c 70%, #6d4b10',
      '#a9782c',
      grapes,
    ),

  bottleAlcoholFree: () =>
    sparkling(
      '#c9cf8e, #fbfbe2/0.95 20%, #d3d795 32%, #a9ad60 75%, #6d7032',
      '#ffffff, #dfe3e2 35%, #9fb0b3 70%, #4d6469',
      petrol,
      grapes,
    ),
};
