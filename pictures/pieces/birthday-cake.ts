import { petrol } from '../palette.ts';
import { across, down, each, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, seedWith } from './chance.ts';
import { drawing } from './drawing.ts';

/** A candle, its foot at x, y. */
const candle = (x: number, y: number, stripe: string) =>
  `
    <g transform="translate(${x} ${y})">
      <ellipse cy="1" rx="11" ry="5" fill="#7a4a2c" opacity=".4"/>
      <path d="M-7 0V-68Q0 -73 7 -68V0Q0 5 -7 0Z" fill="url(#wax)"/>
      <path d="M-7 -8L7 -16V-8L-7 0ZM-7 -28L7 -36V-28L-7 -20ZM-7 -48L7 -56V-48L-7 -40ZM-7 -66L4 -71L7 -68L-7 -60Z"
        fill="${stripe}"/>
      <path d="M-4 -66V-4" stroke="#fff" stroke-opacity=".7" stroke-width="2.4" stroke-linecap="round"/>
      <path d="M0 -70V-80" stroke="#3a2214" stroke-width="2.6" stroke-linecap="round"/>
      <circle cy="-92" r="26" fill="#ffd35c" opacity=".32" filter="url(#b8)"/>
      <path d="M0 -118C10 -104 12 -94 8 -86Q0 -76 -8 -86C-12 -94 -8 -104 0 -118Z" fill="url(#flame)"/>
      <path d="M0 -100C5 -92 5 -88 3 -84Q0 -80 -3 -84C-5 -88 -4 -93 0 -100Z" fill="#fffbe2"/>
    </g>
  `;

const rosette = (x: number, y: number, scale: number) =>
  `
    <g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})">
      <ellipse cx="3" cy="6" rx="25" ry="14" fill="#7a4a2c" opacity=".3"/>
      <path d="M-25 0C-25 -14 25 -14 25 0C25 10 12 14 0 14S-25 10 -25 0Z" fill="#e9cf9e"/>
      <path d="M-23 -3C-23 -15 21 -17 23 -4C22 5 10 8 0 8S-22 6 -23 -3Z" fill="url(#piped)"/>
      <path d="M-17 -9C-16 -20 15 -21 16 -10C14 -3 6 -1 0 -1S-16 -3 -17 -9Z" fill="#e6c993"/>
      <path d="M-16 -12C-15 -21 13 -23 15 -13C13 -6 6 -5 0 -5S-15 -7 -16 -12Z" fill="url(#piped)"/>
      <path d="M-15 4Q-6 0 -10 -8M0 7Q6 0 0 -8M14 4Q16 -2 10 -9" stroke="#cda768" stroke-opacity=".7" stroke-width="2.6"
        fill="none" stroke-linecap="round"/>
    </g>
  `;

const strawberryOn = (x: number, y: number, scale: number) =>
  `
    <g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})">
      <path d="M0 -26C12 -24 21 -8 20 2Q10 12 0 12T-20 2C-21 -8 -12 -24 0 -26Z" fill="url(#strawberry)"/>
      ${each(
        [
          [-9, -6],
          [2, -12],
          [10, -3],
          [-3, 3],
          [-1, -20],
          [-13, 3],
          [12, 5],
        ],
        ([sx, sy]) => `<ellipse cx="${sx}" cy="${sy}" rx="1.5" ry="2.3" fill="#ffe39a"/>`,
      )}
      <ellipse cx="-8" cy="-14" rx="4.6" ry="3" fill="#fff" opacity=".65" transform="rotate(-40 -8 -14)"/>
    </g>
  `;

const [cx, top, rx, ry, high] = [220, 208, 176, 72, 178];

/** Chocolate that has run over the edge, to another depth at every place. */
function glaze(): string {
  const drips = 13;
  const at = (part: number, drop: number) => {
    const a = Math.PI - part * Math.PI;
    return `${(cx + Math.cos(a) * (rx + 2)).toFixed(1)} ${(top + Math.sin(a) * (ry + 2) + drop).toFixed(1)}`;
  };
  const depths = [34, 62, 28, 74, 40, 56, 84, 36, 66, 30, 72, 44, 30];
  const curve = repeat(drips, (i) => {
    const drop = depths[i] ?? 40;
    const [a, b, c] = [i / drips, (i + 0.5) / drips, (i + 1) / drips];
    return `C${at(a + 0.02, 16)} ${at(b - 0.026, drop - 20)} ${at(b - 0.022, drop - 6)}
      S${at(b + 0.024, drop + 10)} ${at(b + 0.024, drop - 8)} S${at(c - 0.02, 16)} ${at(c, 12)}`;
  });
  return `M${at(0, 0)}L${at(0, 12)}${curve}L${at(1, 0)}A${rx + 2} ${ry + 2} 0 0 0 ${cx - rx - 2} ${top}Z`;
}

/** The cake with its candles. */
export const birthdayCakes = {
  birthdayCake() {
    seedWith(301);
    const border = (count: number, y: number, reach: number) =>
      repeat(count, (i) => {
        const a = Math.PI - ((i + 0.5) / count) * Math.PI;
        const [x, by] = [cx + Math.cos(a) * (rx + reach), y + Math.sin(a) * (ry + reach * 0.4)];
        return `
          <path d="M${x - 17} ${by + 12}C${x - 20} ${by - 6} ${x - 8} ${by - 16} ${x} ${by - 17}S${x + 20} ${by - 6}
            ${x + 17} ${by + 12}Q${x} ${by + 20} ${x - 17} ${by + 12}Z" fill="#d9b77c"/>
          <path d="M${x - 16} ${by + 8}C${x - 18} ${by - 8} ${x - 8} ${by - 18} ${x} ${by - 19}S${x + 18} ${by - 8}
            ${x + 15} ${by + 7}Q${x} ${by + 15} ${x - 16} ${by + 8}Z" fill="url(#piped)"/>
          <path d="M${x - 6} ${by - 10}Q${x - 9} ${by} ${x - 6} ${by + 8}M${x + 4} ${by - 12}Q${x + 6} ${by} ${x + 5}
            ${by + 9}" stroke="#cda768" stroke-opacity=".6" stroke-width="2.2" fill="none" stroke-linecap="round"/>
        `;
      });
    const crown = Array.from({ length: 12 }, (_, i) => {
      const a = -Math.PI / 2 + (i / 12) * Math.PI * 2;
      return { x: cx + Math.cos(a) * rx * 0.82, y: top - 4 + Math.sin(a) * ry * 0.8, isBerry: i % 2 === 0 };
    }).toSorted((one, other) => one.y - other.y);
    const piece = ({ x, y, isBerry }: (typeof crown)[number]) =>
      rosette(x, y, 1 + (y - top) * 0.002) + (isBerry ? strawberryOn(x, y - 14, 0.98) : '');
    const back = crown.filter(({ y }) => y <= top - 5);
    const front = crown.filter(({ y }) => y > top - 5);
    const ground = top + high;
    return drawing(
      440,
      500,
      linearGradient('side', '#fffdf4, #fbeccb 40%, #e6c791 78%, #b98f55', across) +
        linearGradient('glaze', '#a56a44, #6b3b20 40%, #432110', [0, 0, 0.7, 1]) +
        radialGradient('shine', '#9a6240, #6b3b20 60%, #54290f', [0.35, 0.3, 0.8]) +
        linearGradient('piped', '#fffdf4, #f8e6bd 70%, #e4c68d', [0.2, 0, 0.6, 1]) +
        linearGradient('wax', '#fffdf6, #f3e4c4 60%, #d2b788', across) +
        linearGradient('flame', '#ffe27a, #ff9a2e 70%, #e8551c', down) +
        radialGradient('strawberry', '#ff9078, #e2362f 50%, #9c1420'),
      `
        <path d="M${cx - rx} ${top}V${ground}A${rx} ${ry} 0 0 0 ${cx + rx} ${ground}V${top}Z" fill="url(#side)"/>
        ${repeat(5, (i) => {
          const y = top + 50 + i * 26;
          return `<path d="M${cx - rx} ${y}A${rx} ${ry} 0 0 0 ${cx + rx} ${y}" stroke="#c9a262" stroke-opacity=".2"
            stroke-width="3" fill="none"/>`;
        })}
        ${repeat(46, (i) => {
          const a = Math.PI * (0.03 + (i / 46) * 0.94);
          const x = cx + Math.cos(a) * (rx - 3);
          const y = ground + Math.sin(a) * ry - between(20, 66) - (i % 3) * 6;
          const colour = ['#c23a26', petrol, '#ef9da0', '#f2b63a', '#7fae4a'][i % 5];
          return `<rect x="${x}" y="${y}" width="9" height="4" rx="2" fill="${colour}"
            transform="rotate(${between(0, 180)} ${x} ${y})"/>`;
        })}
        ${border(13, ground, 2)}
        <path d="${glaze()}" fill="#2e1408" opacity=".35" transform="translate(4 7)" filter="url(#b2)"/>
        <path d="${glaze()}" fill="url(#glaze)"/>
        <ellipse cx="${cx}" cy="${top}" rx="${rx + 2}" ry="${ry + 2}" fill="url(#shine)"/>
        <path d="M${cx - rx + 6} ${top + 26}Q${cx - 120} ${top + 84} ${cx - 20} ${top + ry + 4}" stroke="#e3b189"
          stroke-opacity=".7" stroke-width="6" fill="none" stroke-linecap="round" filter="url(#b2)"/>
        ${each([0.11, 0.27, 0.42, 0.58, 0.74], (part) => {
          const a = Math.PI - part * Math.PI;
          const [x, y] = [cx + Math.cos(a) * rx - 3, top + Math.sin(a) * ry + 24];
          return `<path d="M${x} ${y}v14" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"
            filter="url(#b2)"/>`;
        })}
        ${each(back, piece)}
        ${each(
          [
            [150, 190, petrol],
            [220, 176, '#c23a26'],
            [290, 190, petrol],
            [184, 214, '#c23a26'],
            [256, 214, petrol],
          ],
          ([x, y, stripe]) => candle(x, y, stripe),
        )}
        ${each(front, piece)}
      `,
    );
  },
};
