import { petrol } from '../palette.ts';
import { across, down, linearGradient, radialGradient, repeat } from '../svg.ts';
import { drawing } from './drawing.ts';

/** Light, middle, dark, deepest. */
type Tones = readonly [string, string, string, string];

function balloon([light, middle, dark, deep]: Tones, string: string): string {
  return drawing(
    220,
    440,
    radialGradient('skin', `${light}, ${middle} 42%, ${dark} 82%, ${deep}`, [0.36, 0.28, 0.78]),
    `
      <path d="${string}" stroke="#8a6a3e" stroke-width="3.4" fill="none" stroke-linecap="round"/>
      <path d="${string}" stroke="#ecd9b0" stroke-width="1.6" fill="none" stroke-linecap="round"/>
      <path d="M98 246Q110 252 122 246L130 270Q110 278 90 270Z" fill="${deep}"/>
      <path d="M100 244Q110 250 120 244L126 264Q110 270 96 264Z" fill="${dark}"/>
      <path d="M110 8C172 8 208 56 208 112C208 172 158 230 116 250Q110 253 104 250C62 230 12 172 12 112C12 56 48 8
        110 8Z" fill="url(#skin)"/>
      <path d="M192 84C198 140 160 196 116 232" stroke="${light}" stroke-opacity=".5" stroke-width="11" fill="none"
        stroke-linecap="round" filter="url(#b8)"/>
      <path d="M40 92C44 62 62 38 88 30C96 28 98 36 92 40C72 52 62 72 60 96C58 106 40 104 40 92Z" fill="#fff"
        opacity=".62" filter="url(#b2)"/>
      <ellipse cx="54" cy="122" rx="7" ry="10" fill="#fff" opacity=".5" filter="url(#b2)"/>
    `,
  );
}

interface Gift {
  readonly paper: Tones;
  readonly ribbon: Tones;
  readonly pattern: (x: number, y: number) => string;
}

function gift({ paper, ribbon, pattern }: Gift): string {
  const [light, middle, dark, deep] = paper;
  const dotsOn = repeat(30, (i) =>
    pattern(40 + (i % 6) * 44 + (Math.floor(i / 6) % 2) * 22, 176 + Math.floor(i / 6) * 38),
  );
  const loop = (side: 1 | -1) =>
    `
      <g transform="translate(150 96) scale(${side} 1)">
        <path d="M4 4C24 -58 96 -84 112 -46C124 -16 70 12 4 10Z" fill="url(#bow)"/>
        <path d="M22 0C40 -36 84 -54 92 -36C98 -18 62 0 22 4Z" fill="${ribbon[3]}" opacity=".75"/>
        <path d="M24 -2C44 -30 78 -44 88 -34" stroke="${ribbon[1]}" stroke-width="5" fill="none" stroke-linecap="round"/>
        <path d="M14 -10C34 -50 84 -70 102 -48" stroke="#fff" stroke-opacity=".5" stroke-width="6" fill="none"
          stroke-linecap="round" filter="url(#b2)"/>
        <path d="M2 8C24 14 54 26 74 48L52 50L50 66C32 40 14 26 0 18Z" fill="${ribbon[2]}"/>
      </g>
    `;
  return drawing(
    300,
    356,
    linearGradient('front', `${light}, ${middle} 60%, ${dark}`, [0, 0, 1, 0.5]) +
      linearGradient('lid', `#fffdf6, ${light}`) +
      linearGradient('bow', `${ribbon[0]}, ${ribbon[1]} 45%, ${ribbon[2]}`, down) +
      linearGradient('band', `${ribbon[0]}, ${ribbon[1]} 40%, ${ribbon[2]}`, across) +
      '<clipPath id="sides"><path d="M28 160H272V330Q272 344 258 344H42Q28 344 28 330Z"/></clipPath>',
    `
      <path d="M28 160H272V330Q272 344 258 344H42Q28 344 28 330Z" fill="url(#front)"/>
      <g clip-path="url(#sides)">
        ${dotsOn}
        <rect x="126" y="150" width="48" height="200" fill="url(#band)"/>
        <path d="M132 150V350M168 150V350" stroke="#fff" stroke-opacity=".45" stroke-width="2.4"/>
        <rect x="20" y="158" width="260" height="34" fill="${deep}" opacity=".4" filter="url(#b8)"/>
        <rect x="222" y="150" width="60" height="200" fill="${deep}" opacity=".22" filter="url(#b8)"/>
      </g>
      <path d="M46 82H254L286 142H14Z" fill="url(#lid)"/>
      <path d="M128 82H172L179 142H121Z" fill="${ribbon[1]}"/>
      <path d="M133 82L127 142M167 82L173 142" stroke="#fff" stroke-opacity=".5" stroke-width="2.2"/>
      <path d="M12 140H288V172Q288 178 282 178H18Q12 178 12 172Z" fill="url(#front)"/>
      <path d="M14 142H286" stroke="#fff" stroke-opacity=".8" stroke-width="4"/>
      <rect x="121" y="140" width="58" height="38" fill="url(#band)"/>
      <path d="M128 140V178M172 140V178" stroke="#fff" stroke-opacity=".45" stroke-width="2.4"/>
      <ellipse cx="158" cy="118" rx="96" ry="17" fill="${deep}" opacity=".35" filter="url(#b8)"/>
      ${loop(-1)}
      ${loop(1)}
      <path d="M128 90Q150 78 172 90Q178 104 170 116Q150 124 130 116Q122 104 128 90Z" fill="url(#bow)"/>
      <path d="M138 90Q134 104 140 116M160 90Q166 104 160 116" stroke="${ribbon[3]}" stroke-opacity=".55" stroke-width="3"
        fill="none"/>
    `,
  );
}

const paprika: Tones = ['#f08a6a', '#cf4023', '#a02a13', '#6e180a'];
const butter: Tones = ['#fff0bf', '#ffdb86', '#e3a94a', '#a5691c'];
const sea: Tones = ['#8fb9c4', '#2f6c80', '#1b4a5a', '#0d2c38'];

/** Balloons and gifts. */
export const birthday = {
  balloonPaprika: () => balloon(paprika, 'M110 272C96 318 132 350 114 392S124 430 120 438'),
  balloonButter: () => balloon(butter, 'M110 272C124 320 92 350 112 392S100 430 104 438'),
  balloonPetrol: () => balloon(sea, 'M110 272C100 322 128 352 108 394S116 430 112 438'),

  giftButter: () =>
    gift({
      paper: butter,
      ribbon: paprika,
      pattern: (x, y) => `<circle cx="${x}" cy="${y}" r="6" fill="#fffaf0"/>`,
    }),

  giftPetrol: () =>
    gift({
      paper: ['#fffdf6', '#f8eedb', '#dcc8a2', '#7c5f34'],
      ribbon: sea,
      pattern: (
        x,
        y,
      ) => `<path d="M${x} ${y - 9}V${y + 9}M${x - 9} ${y}H${x + 9}" stroke="${petrol}" stroke-width="2.6"
        stroke-opacity=".5" stroke-linecap="round"/>`,
    }),
};
