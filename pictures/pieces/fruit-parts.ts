/** Colours of a woody stalk. */
export const bark = ['#4a2d12', '#7a5026', '#b5864c', '#e6c794'] as const;

/** A leaf of a fruit, from its stalk at x, y. */
export const fruitLeaf = (x: number, y: number, rotate: number, size = 1) =>
  `
    <g transform="translate(${x} ${y}) rotate(${rotate}) scale(${size})">
      <path d="M0 0C14 -26 52 -30 74 -6C54 16 18 20 0 0Z" fill="#2f6d34" transform="translate(0 4)"/>
      <path d="M0 0C14 -26 52 -30 74 -6C54 16 18 20 0 0Z" fill="#6fb04c"/>
      <path d="M0 0C14 -26 52 -30 74 -6Q36 -8 0 0Z" fill="#a3d373"/>
      <path d="M4 -1Q36 -8 68 -6M22 -5L30 -15M38 -7L48 -16M26 -3L36 7M44 -6L54 2" stroke="#dff2b8" stroke-opacity=".8"
        stroke-width="2.2" fill="none" stroke-linecap="round"/>
    </g>
  `;

/** Light on a smooth skin: a wide soft spot and a small bright one. */
export const fruitSkinGleam = (x: number, y: number, rx: number, ry: number, rotate = -35) =>
  `
    <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity=".6" filter="url(#b4)"
      transform="rotate(${rotate} ${x} ${y})"/>
    <ellipse cx="${x - rx * 0.1}" cy="${y - ry * 0.1}" rx="${rx * 0.5}" ry="${ry * 0.45}" fill="#fff" opacity=".7"
      filter="url(#b2)" transform="rotate(${rotate} ${x} ${y})"/>
  `;
