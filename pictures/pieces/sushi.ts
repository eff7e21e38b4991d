import { down, each, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, replay } from './chance.ts';
import { drawing } from './drawing.ts';

/** A slice of fish on its rice. */
const nigiri = (light: string, colour: string, dark: string, stripe: string) =>
  drawing(
    240,
    150,
    linearGradient('ni', `${light}, ${colour} 60%, ${dark}`, down) +
      linearGradient('ri', '#ffffff, #f8f1e2 60%, #d9cbae', down),
    `
      <path d="M24 92C20 130 46 142 120 142S220 130 216 92C214 70 190 62 120 62S26 70 24 92Z"
        fill="url(#ri)"/>
      ${replay(7, () =>
        repeat(22, () => {
          const x = between(40, 200),
            y = between(96, 134);
          return `
            <ellipse cx="${x}" cy="${y}" rx="7" ry="4" fill="#fffdf6" stroke="#e3d6ba" stroke-width="1.2"
              transform="rotate(${between(-50, 50)} ${x} ${y})"/>
          `;
        }),
      )}
      <path d="M10 74C10 38 52 20 122 20S230 36 230 70C230 92 214 98 200 92C176 82 66 84 42 98C24 106 10 96 10
        74Z" fill="${dark}" transform="translate(0 5)"/>
      <path d="M10 74C10 38 52 20 122 20S230 36 230 70C230 92 214 98 200 92C176 82 66 84 42 98C24 106 10 96 10
        74Z" fill="url(#ni)"/>
      ${each(
        [52, 88, 124, 160, 196],
        (x) => `
          <path d="M${x} ${30 + Math.abs(x - 122) * 0.06}Q${x + 16} 56 ${x - 4} 84" stroke="${stripe}"
            stroke-width="6" stroke-opacity=".75" fill="none" stroke-linecap="round"/>
        `,
      )}
      <path d="M40 44Q80 26 150 28" stroke="#fff" stroke-opacity=".5" stroke-width="7" fill="none"
        stroke-linecap="round" filter="url(#b2)"/>
    `,
  );

/** A slice of a roll; the filling lies in two heaps, one shaded, one plain. */
const maki = (filling: string, other: string) =>
  drawing(
    170,
    160,
    radialGradient('sm', filling),
    `
      <path d="M12 62V112Q14 148 85 150T158 112V62Z" fill="#20302a"/>
      <path d="M22 80V124" stroke="#4f6a5c" stroke-width="7" stroke-linecap="round" opacity=".7"/>
      <ellipse cx="85" cy="62" rx="73" ry="42" fill="#2b3f36"/>
      <ellipse cx="85" cy="61" rx="64" ry="35" fill="#fffaf0"/>
      ${replay(2, () =>
        repeat(26, (i) => {
          const a = (i / 26) * 6.28;
          return `
            <ellipse cx="${85 + Math.cos(a) * between(42, 56)}" cy="${61 + Math.sin(a) * between(23, 30)}"
              rx="6" ry="4" fill="#efe6d3" transform="rotate(${between(0, 180)} ${85 + Math.cos(a) * 50}
              ${61 + Math.sin(a) * 27})"/>
          `;
        }),
      )}
      <ellipse cx="76" cy="60" rx="20" ry="13" fill="url(#sm)"/>
      <ellipse cx="104" cy="62" rx="14" ry="11" fill="${other}"/>
    `,
  );

/** Maki and nigiri. */
export const sushi = {
  makiSalmon: () => maki('#ffb07f, #ee6f42', '#9dcb55'),

  makiCucumber: () => maki('#d9efae, #7db84c', '#f7c84a'),

  nigiriSalmon: () => nigiri('#ffb47c', '#f78a4d', '#dd6430', '#ffe0c4'),

  nigiriTuna: () => nigiri('#f06a5e', '#d23a3c', '#a81f2c', '#f7a79c'),
};
