import { petrol } from '../palette.ts';
import { across, linearGradient, radialGradient } from '../svg.ts';
import { drawing } from './drawing.ts';

/** A cup of tea, and the string of its bag over the rim. */
const cup = (light: string, dark: string, tag: string) =>
  drawing(
    200,
    160,
    linearGradient('cu', '#ffffff, #f1e8d9 50%, #b9a98c', across) +
      radialGradient('te', `${light}, ${dark}`, [0.4, 0.4, 0.7]),
    `
      <path d="M150 56C200 50 200 116 138 116" stroke="#e3d6bf" stroke-width="14" fill="none"/>
      <path d="M16 46C18 118 48 152 88 152S158 118 160 46Z" fill="url(#cu)"/>
      <path d="M20 78Q88 110 156 78L155 86Q88 118 21 86Z" fill="${petrol}"/>
      <ellipse cx="88" cy="46" rx="73" ry="28" fill="#fffaf0"/>
      <ellipse cx="88" cy="49" rx="63" ry="21" fill="url(#te)"/>
      <path d="M46 46Q70 36 104 38" stroke="#fff" stroke-width="5" stroke-opacity=".55" fill="none"
        stroke-linecap="round"/>
      <path d="M96 48Q78 60 62 70Q52 84 50 104" stroke="#fffdf6" stroke-width="3.500" fill="none"/>
      <path d="M38 102L58 98L66 126L44 130Z" fill="#d8c69f" transform="translate(2 3)"/>
      <path d="M38 102L58 98L66 126L44 130Z" fill="${tag}"/>
    `,
  );

/** A bag in its envelope, with a leaf on it. */
const bag = (paper: string, ink: string) =>
  drawing(
    130,
    150,
    linearGradient('en', `#ffffff, ${paper} 50%, ${paper}`),
    `
      <path d="M10 14H120L124 142H6Z" fill="#8f7c56" opacity=".5" transform="translate(2 5)"/>
      <path d="M10 10H120L124 138H6Z" fill="url(#en)"/>
      <path d="M9 26H121M8 33H121.500" stroke="${ink}" stroke-width="4"/>
      <path d="M34 96C34 62 66 48 98 54C100 86 78 110 44 108Q38 106 34 96Z" fill="${ink}"/>
      <path d="M32 118Q54 86 88 64" stroke="#fffaf0" stroke-width="4" fill="none" stroke-linecap="round"/>
    `,
  );

/** Tea in cups and in its bags. */
export const tea = {
  teaCupBlack: () => cup('#d98a3a', '#7a3410', '#b5351f'),

  teaCupMint: () => cup('#e6e08a', '#a39a34', '#2f6b4f'),

  teaBagAssam: () => bag('#f6dfc0', '#9c3a1a'),

  teaBagMint: () => bag('#e2edcf', '#2f6b4f'),
};
