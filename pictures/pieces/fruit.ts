import { down, each, linearGradient, radialGradient, repeat } from '../svg.ts';
import { drawing } from './drawing.ts';

/** Fruit as garnish; whole fruit is in `whole-fruit.ts`. */
export const fruit = {
  lemonWedge: () =>
    drawing(
      170,
      110,
      linearGradient('lw', '#ffe25c, #e2a91a', down),
      `
        <path d="M8 30Q10 24 18 24H152Q160 24 162 30C158 76 122 102 85 102S12 76 8 30Z" fill="url(#lw)"/>
        <path d="M16 28H154C150 66 118 90 85 90S20 66 16 28Z" fill="#fffbe2"/>
        ${each(
          [
            [-62, -22],
            [-18, 18],
            [22, 62],
          ],
          ([a, b]) =>
            `
              <path d="M85 32L${85 + a * 0.98}
                ${32 + Math.sqrt(Math.max(0, 52 * 52 - a * a * 0.62)) * 0.9}Q${85 + (a + b) / 2} ${36 + 58}
                ${85 + b * 0.98} ${32 + Math.sqrt(Math.max(0, 52 * 52 - b * b * 0.62)) * 0.9}Z"
                fill="#ffe169"/>
            `,
        )}
        <path d="M24 31H146" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/>
      `,
    ),

  limeHalf: () =>
    drawing(
      150,
      130,
      radialGradient('li', '#d2ec8a, #9ccb4a'),
      `
        <ellipse cx="75" cy="74" rx="62" ry="50" fill="#3f7a26"/>
        <ellipse cx="75" cy="62" rx="62" ry="46" fill="#5c9c34"/>
        <ellipse cx="75" cy="61" rx="55" ry="40" fill="#f3f8d4"/>
        ${repeat(
          8,
          (i) => `
            <path d="M0 0L40 -13A44 44 0 0 1 40 13Z" transform="translate(75 61) scale(1 .73)
              rotate(${i * 45}) translate(5 0)" fill="url(#li)"/>
          `,
        )}
        <ellipse cx="54" cy="44" rx="18" ry="8" fill="#fff" opacity=".35"/>
      `,
    ),

  appleCube: () =>
    drawing(
      130,
      120,
      linearGradient('a1', '#fffdf0, #f8ecc4'),
      `
        <path d="M10 40Q10 36 16 34L60 14Q66 12 72 14L116 34Q122 37 120 42L66 68Z" fill="url(#a1)"/>
        <path d="M10 40L66 68V112L16 86Q11 83 11 78Z" fill="#f3e2b2"/>
        <path d="M120 40L66 68V112L114 86Q119 83 119 78Z" fill="#cf3329"/>
        <path d="M112 50L74 70" stroke="#ff9a80" stroke-width="4" stroke-opacity=".7" stroke-linecap="round"/>
      `,
    ),

  plum: () =>
    drawing(
      140,
      130,
      radialGradient('pl', '#a887c4, #5e3a80 45%, #2b1540'),
      `
        <ellipse cx="70" cy="72" rx="60" ry="50" fill="url(#pl)"/>
        <path d="M76 24C86 50 84 92 72 120" stroke="#2b1540" stroke-opacity=".55" stroke-width="5"
          fill="none"/>
        <ellipse cx="46" cy="50" rx="18" ry="11" fill="#fff" opacity=".45" transform="rotate(-30 46 50)"/>
        <path d="M74 28C74 14 82 8 90 4" stroke="#6a4520" stroke-width="6" stroke-linecap="round"
          fill="none"/>
        <path d="M80 20C96 4 120 8 128 16C116 30 96 32 80 20Z" fill="#6fb84a"/>
      `,
    ),
};
