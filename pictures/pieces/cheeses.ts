import { across, linearGradient, repeat } from '../svg.ts';
import { between, replay, seedWith } from './chance.ts';
import { dots, drawing } from './drawing.ts';

/** Cheese in cubes, wedges and wheels. */
export const cheeses = {
  fetaCube: () =>
    drawing(
      150,
      140,
      linearGradient('f1', '#ffffff, #f3ebdb') + linearGradient('f2', '#efe4cd, #d8c7a6'),
      `
        <path d="M12 46L76 16L138 44L76 78Z" fill="url(#f1)"/>
        <path d="M12 46L76 78V132L14 96Z" fill="#ece0c8"/>
        <path d="M138 44L76 78V132L136 94Z" fill="url(#f2)"/>
        <circle cx="50" cy="92" r="3" fill="#cdbb97"/>
        <circle cx="36" cy="76" r="2.4" fill="#cdbb97"/>
        <circle cx="104" cy="84" r="3" fill="#bda982"/>
      `,
    ),

  cheeseCube: () =>
    drawing(
      150,
      140,
      linearGradient('f1', '#fff0a8, #ffd659'),
      `
        <path d="M12 46Q12 42 18 40L70 16Q76 13 82 16L132 40Q138 42 138 46L76 78Z" fill="url(#f1)"/>
        <path d="M12 46L76 78V132L18 100Q13 97 13 92Z" fill="#f6bd38"/>
        <path d="M138 46L76 78V132L132 98Q137 95 137 90Z" fill="#df9a24"/>
        <ellipse cx="44" cy="88" rx="8" ry="10" fill="#d99a22"/>
        <ellipse cx="108" cy="84" rx="7" ry="9" fill="#b97815"/>
        <ellipse cx="84" cy="44" rx="10" ry="5" fill="#e7ae34"/>
      `,
    ),

  cheddarCube: () =>
    drawing(
      150,
      140,
      linearGradient('f1', '#ffc069, #f59a35'),
      `
        <path d="M12 46Q12 42 18 40L70 16Q76 13 82 16L132 40Q138 42 138 46L76 78Z" fill="url(#f1)"/>
        <path d="M12 46L76 78V132L18 100Q13 97 13 92Z" fill="#e9862a"/>
        <path d="M138 46L76 78V132L132 98Q137 95 137 90Z" fill="#c9691a"/>
      `,
    ),

  brie: () =>
    drawing(
      260,
      170,
      linearGradient('br', '#fffdf6, #f7eeda 60%, #ddceb0') +
        linearGradient('bi', '#fff3c2, #f3d991') +
        linearGradient('bs', '#f5ecd8, #c9b894', across),
      `
        <path d="M10 66V112C10 142 64 164 130 164S250 142 250 112V66Z" fill="url(#bs)"/>
        <ellipse cx="130" cy="66" rx="120" ry="56" fill="url(#br)"/>
        <path d="M130 66L226 100V146L130 112Z" fill="url(#bi)"/>
        <path d="M130 66L130 122V112L64 148V158L130 122Z" fill="#e9cf88"/>
        <path d="M130 66L226 100Q180 124 130 122Q90 120 64 113Z" fill="#fff9e6"/>
        <path d="M130 66L64 113V158L130 112Z" fill="#f0d58e"/>
        <path d="M130 66L226 100V146L130 112Z" fill="#f8e3a2"/>
        <path d="M226 100Q206 112 178 117V163Q206 157 226 146Z" fill="none"/>
        <path d="M64 113Q92 122 130 122T226 100L226 146Q190 166 130 164Q90 164 64 158Z" fill="#e9dcc0"
          opacity="0"/>
        <ellipse cx="88" cy="46" rx="46" ry="15" fill="#fff" opacity=".55" filter="url(#b4)"/>
        ${replay(4, () =>
          repeat(
            14,
            () => `
              <ellipse cx="${between(40, 220)}" cy="${between(28, 84)}" rx="${between(3, 8)}"
                ry="${between(1.5, 3.5)}" fill="#e4d6b8" opacity=".7"/>
            `,
          ),
        )}
      `,
    ),

  blueCheese: () =>
    drawing(
      230,
      190,
      linearGradient('b1', '#fffdf4, #f1e6cb') + linearGradient('b2x', '#f8efd9, #dccba6'),
      `
        <path d="M16 92L150 18Q214 34 220 74V146L16 164Z" fill="#c9b68c"/>
        <path d="M16 92L150 18Q210 34 220 74Z" fill="url(#b1)"/>
        <path d="M16 92L220 74V146L16 164Z" fill="url(#b2x)"/>
        ${replay(13, () =>
          repeat(24, () => {
            const x = between(34, 208),
              y = between(90, 150) - x * 0.06;
            return `
              <path d="M${x} ${y}q${between(4, 12)} ${between(-8, 8)} ${between(10, 20)} ${between(-5, 5)}"
                stroke="${['#5d7f8c', '#7d9aa0', '#44697a'][Math.floor(between(0, 3))]}"
                stroke-width="${between(3, 7)}" stroke-linecap="round" fill="none" opacity=".8"/>
            `;
          }),
        )}
        ${repeat(
          8,
          () => `
            <ellipse cx="${between(90, 190)}" cy="${between(40, 76)}" rx="${between(3, 8)}"
              ry="${between(2, 4)}" fill="#6f909b" opacity=".55"/>
          `,
        )}
      `,
    ),

  goatCheese() {
    seedWith(67);
    return drawing(
      160,
      120,
      linearGradient('go', '#fffef9, #efe6d2') + linearGradient('gs', '#f4ecd8, #c3b28d', across),
      `
        <path d="M10 50V72C10 98 42 112 80 112S150 98 150 72V50Z" fill="url(#gs)"/>
        <ellipse cx="80" cy="50" rx="70" ry="38" fill="#e4d8bc"/>
        <ellipse cx="80" cy="49" rx="61" ry="32" fill="url(#go)"/>
        ${dots(12, 40, 120, 34, 66, 2, 6, '#e6dcc4', 0.8)}
        <ellipse cx="60" cy="38" rx="22" ry="8" fill="#fff" opacity=".8"/>
      `,
    );
  },
};
