import { radialGradient, repeat } from '../svg.ts';
import { between, seedWith } from './chance.ts';
import { dots, drawing } from './drawing.ts';
import { bark, fruitLeaf, fruitSkinGleam } from './fruit-parts.ts';
import { tube } from './tube.ts';

/** Whole fruit. */
export const wholeFruit = {
  tangerine() {
    seedWith(511);
    return drawing(
      200,
      190,
      radialGradient('tg', '#ffd07a, #fb9f2c 42%, #e07412 78%, #a84a0a', [0.36, 0.28, 0.82]),
      `
        <path d="M100 26C156 22 190 58 188 104C186 152 148 180 100 180S14 152 12 104C10 58 44 22 100 26Z"
          fill="url(#tg)"/>
        ${dots(60, 44, 158, 52, 158, 1.2, 2.4, '#b8560c', 0.28, 0.9)}
        ${fruitSkinGleam(60, 66, 26, 14)}
        <path d="M100 34Q84 40 70 50M102 34Q120 40 134 50M100 36Q98 46 94 58" stroke="#c0600e" stroke-opacity=".5"
          stroke-width="4" fill="none" stroke-linecap="round" filter="url(#b2)"/>
        <path d="M86 34L96 22H106L114 34L102 40Z" fill="#4d7a2c"/>
        ${fruitLeaf(104, 28, -14, 1.05)}
      `,
    );
  },

  lemon() {
    seedWith(521);
    return drawing(
      220,
      180,
      radialGradient('le', '#fff3a0, #fbd83a 45%, #e9ac12 80%, #ac7405', [0.36, 0.28, 0.85]),
      `
        <path d="M18 112C8 108 6 96 18 90C30 46 72 22 118 28C160 32 188 56 196 84C208 86 214 96 206 108C204 112 198
          114 194 114C180 150 146 170 106 168C62 166 32 148 18 112Z" fill="url(#le)"/>
        ${dots(50, 54, 168, 52, 144, 1.2, 2.6, '#b8800a', 0.3, 0.9)}
        <path d="M190 88Q200 98 192 112" stroke="#b27a08" stroke-opacity=".5" stroke-width="5" fill="none"
          stroke-linecap="round" filter="url(#b2)"/>
        ${fruitSkinGleam(72, 66, 28, 14, -20)}
        <path d="M12 96L4 90L6 104Z" fill="#5b7a2a"/>
        ${fruitLeaf(20, 92, -58, 1.05)}
      `,
    );
  },

  apple() {
    seedWith(531);
    return drawing(
      210,
      220,
      radialGradient('ap', '#ff9d7c, #e2392c 40%, #ac1620 78%, #6d0d18', [0.36, 0.3, 0.82]),
      `
        <path d="M106 62C134 36 196 46 196 112C196 166 158 212 132 210C118 209 114 204 104 204S90 209 76 210C50 212 14
          166 14 112C14 48 76 38 106 62Z" fill="url(#ap)"/>
        ${repeat(22, (i) => {
          const x = 30 + i * 7.4;
          return `<path d="M${x} ${between(76, 110)}Q${x + (x - 105) * 0.1} 130 ${105 + (x - 105) * 0.8}
            ${between(150, 186)}" stroke="${i % 2 ? '#ffd08a' : '#7e0f18'}" stroke-opacity=".2" stroke-width="4"
            fill="none" stroke-linecap="round"/>`;
        })}
        <path d="M70 60Q104 88 140 58" stroke="#5c0a12" stroke-opacity=".55" stroke-width="12" fill="none"
          stroke-linecap="round" filter="url(#b4)"/>
        ${fruitSkinGleam(58, 98, 24, 15, -60)}
        ${tube(
          [
            [104, 72],
            [104, 44],
            [114, 14],
          ],
          (t) => 5 + t * 2,
          bark,
        )}
        ${fruitLeaf(108, 42, -16, 1.15)}
      `,
    );
  },
};
