import { down, each, linearGradient, radialGradient, repeat } from '../svg.ts';
import { between, seedWith } from './chance.ts';
import { drawing } from './drawing.ts';
import { tube } from './tube.ts';

const green = ['#2c6530', '#4f8f40', '#94c46a', '#dcefb0'] as const;

const stem = (x1: number, y1: number, bend: number, y2: number) =>
  tube(
    [
      [x1, y1],
      [x1 + bend, (y1 + y2) / 2],
      [x1 + bend * 0.4, y2],
    ],
    () => 5.5,
    green,
  );

/** A leaf along a line from its foot: dx, dy to its tip, bent by so much. */
function leaf(x: number, y: number, dx: number, dy: number, width: number): string {
  const [nx, ny] = [-dy / Math.hypot(dx, dy), dx / Math.hypot(dx, dy)];
  const side = (w: number) =>
    `${x + dx * 0.35 + nx * w} ${y + dy * 0.35 + ny * w} ${x + dx * 0.75 + nx * w * 0.8} ${y + dy * 0.75 + ny * w * 0.8}`;
  return `
    <path d="M${x} ${y}C${side(width)} ${x + dx} ${y + dy}C${x + dx * 0.75 - nx * width * 0.8}
      ${y + dy * 0.75 - ny * width * 0.8} ${x + dx * 0.35 - nx * width} ${y + dy * 0.35 - ny * width} ${x} ${y}Z"
      fill="url(#leaf)"/>
    <path d="M${x} ${y}C${side(width)} ${x + dx} ${y + dy}Z" fill="#1f5228" opacity=".28"/>
    <path d="M${x} ${y}Q${x + dx * 0.5 + nx * 3} ${y + dy * 0.5 + ny * 3} ${x + dx} ${y + dy}" stroke="#d5efa2"
      stroke-opacity=".8" stroke-width="2.4" fill="none" stroke-linecap="round"/>
  `;
}

const leafGreen = linearGradient('leaf', '#9fd06a, #5d9f45 55%, #2f6d34');

/** Petals around a middle, seen from a little below the flower's own axis; the back ones first. */
function petals(count: number, length: number, width: number, fill: string, vein: string, turn = 0): string {
  const angles = Array.from({ length: count }, (_, i) => (i / count) * 360 + turn).toSorted(
    (a, b) => Math.cos((b * Math.PI) / 180) - Math.cos((a * Math.PI) / 180),
  );
  return each(angles, (angle) => {
    const reach = length * between(0.93, 1.06);
    return `
      <g transform="rotate(${(angle + between(-4, 4)).toFixed(1)})">
        <path d="M0 -8C${-width} ${-reach * 0.4} ${-width * 0.9} ${-reach * 0.95} 0 ${-reach}C${width * 0.9}
          ${-reach * 0.95} ${width} ${-reach * 0.4} 0 -8Z" fill="${vein}" opacity=".5" transform="translate(2 3)"/>
        <path d="M0 -8C${-width} ${-reach * 0.4} ${-width * 0.9} ${-reach * 0.95} 0 ${-reach}C${width * 0.9}
          ${-reach * 0.95} ${width} ${-reach * 0.4} 0 -8Z" fill="url(#${fill})"/>
        <path d="M0 -14V${-reach * 0.74}M${-width * 0.16} -16Q${-width * 0.34} ${-reach * 0.4} ${-width * 0.24}
          ${-reach * 0.66}" stroke="${vein}" stroke-opacity=".5" stroke-width="1.8" fill="none" stroke-linecap="round"/>
      </g>
    `;
  });
}

/** Flowers and twigs for the vases; each has its stem below it. */
export const flowers = {
  tulip() {
    seedWith(401);
    return drawing(
      200,
      380,
      linearGradient('outer', '#ff9c86, #e0573f 50%, #a32a1c', [0.1, 0, 0.7, 1]) +
        linearGradient('inner', '#f07a60, #b93522', down) +
        leafGreen,
      `
        ${stem(100, 376, 6, 150)}
        ${leaf(100, 366, -74, -190, 24)}
        ${leaf(102, 370, 66, -150, 20)}
        <path d="M58 70C56 40 74 22 84 14C96 26 104 40 104 60ZM142 70C144 40 128 22 116 14C104 26 98 40 98 60Z"
          fill="url(#inner)"/>
        <path d="M70 72C70 36 88 10 100 4C112 10 130 36 130 72L120 150H80Z" fill="#c8432e"/>
        <path d="M48 44C30 84 34 138 72 156Q92 162 104 158C112 118 92 66 48 44Z" fill="url(#outer)"/>
        <path d="M152 44C170 84 166 138 128 156Q108 162 96 158C88 118 108 66 152 44Z" fill="url(#outer)"/>
        <path d="M152 44C128 62 106 100 104 158Q116 160 128 156C166 138 170 84 152 44Z" fill="#7e1d12" opacity=".18"/>
        <path d="M52 58C44 92 50 126 74 146M66 66C74 92 86 118 92 150M148 62C138 84 122 112 114 148" stroke="#ffd0bf"
          stroke-opacity=".65" stroke-width="3.4" fill="none" stroke-linecap="round"/>
        <path d="M46 84C44 104 50 124 60 136" stroke="#fff" stroke-opacity=".55" stroke-width="8" fill="none"
          stroke-linecap="round" filter="url(#b4)"/>
      `,
    );
  },

  daisy() {
    seedWith(411);
    return drawing(
      240,
      380,
      linearGradient('white', '#ffffff, #fdf7ea 55%, #ead9bf', down) +
        radialGradient('eye', '#ffe27a, #f2b02c 55%, #b97312') +
        leafGreen,
      `
        ${stem(120, 376, -7, 110)}
        ${leaf(118, 330, 62, -92, 15)}
        <g transform="translate(120 104) scale(1 .86)">
          ${petals(15, 104, 19, 'white', '#c9ae86')}
          ${petals(11, 82, 16, 'white', '#d9c29c', 11)}
          <circle cy="5" r="31" fill="#a5640d"/>
          <circle r="31" fill="url(#eye)"/>
          ${repeat(60, (i) => {
            const [a, r] = [i * 2.39996, 28 * Math.sqrt((i + 0.5) / 60)];
            return `<circle cx="${Math.cos(a) * r}" cy="${Math.sin(a) * r}" r="2.1" fill="${i % 3 ? '#c9851a' : '#fff2b0'}"
              opacity=".8"/>`;
          })}
        </g>
      `,
    );
  },

  sunflower() {
    seedWith(421);
    return drawing(
      260,
      400,
      linearGradient('gold', '#ffe98a, #fbc732 45%, #df8f12', down) +
        radialGradient('seeds', '#8a5528, #4a2810 55%, #2a1406') +
        leafGreen,
      `
        ${stem(130, 396, 8, 130)}
        ${leaf(132, 350, -96, -84, 26)}
        ${leaf(134, 320, 92, -72, 24)}
        <g transform="translate(130 122) scale(1 .9)">
          ${petals(17, 122, 21, 'gold', '#b8700a')}
          ${petals(15, 104, 19, 'gold', '#c47f10', 9)}
          <circle cy="5" r="54" fill="#2a1406"/>
          <circle r="54" fill="url(#seeds)"/>
          ${repeat(150, (i) => {
            const [a, r] = [i * 2.39996, 51 * Math.sqrt((i + 0.5) / 150)];
            const fill = r < 22 ? '#a8842e' : i % 2 ? '#c08a3c' : '#1d0d04';
            return `<circle cx="${(Math.cos(a) * r).toFixed(1)}" cy="${(Math.sin(a) * r).toFixed(1)}" r="2.5"
              fill="${fill}" opacity=".85"/>`;
          })}
          <ellipse cx="-18" cy="-22" rx="20" ry="12" fill="#ffd98a" opacity=".25" filter="url(#b4)"/>
        </g>
      `,
    );
  },

  leafyTwig() {
    seedWith(431);
    const stalk = [
      [110, 372],
      [104, 270],
      [112, 150],
      [106, 40],
    ] as const;
    return drawing(
      220,
      380,
      leafGreen,
      `
        ${tube(stalk, (t) => 5 - t * 2.4, ['#3f4a22', '#6a7a36', '#a9bc68', '#e6efb8'])}
        ${repeat(6, (i) => {
          const y = 320 - i * 52;
          const size = 1 - i * 0.07;
          return (
            leaf(106, y, -78 * size, -54 * size, 19 * size) +
            leaf(108, y - 24, 76 * size, -56 * size, 19 * size)
          );
        })}
        ${leaf(106, 48, 2, -46, 12)}
      `,
    );
  },

  herbSprig() {
    seedWith(441);
    return drawing(
      200,
      250,
      leafGreen,
      `
        ${tube(
          [
            [96, 244],
            [104, 160],
            [98, 60],
          ],
          (t) => 4.6 - t * 2,
          green,
        )}
        ${repeat(4, (i) => {
          const [y, size] = [206 - i * 46, 1 - i * 0.13];
          return (
            leaf(100, y, -74 * size, -44 * size, 21 * size) +
            leaf(101, y - 8, 72 * size, -48 * size, 21 * size)
          );
        })}
        ${leaf(98, 66, 4, -60, 17)}
      `,
    );
  },

  pottedPlant() {
    seedWith(451);
    const shoots = [
      [150, 250, -86, -96, 30],
      [150, 250, 92, -90, 30],
      [148, 240, -112, -36, 24],
      [152, 240, 114, -30, 24],
      [146, 236, -66, -160, 30],
      [154, 236, 70, -156, 30],
      [148, 230, -24, -204, 32],
      [153, 232, 30, -196, 30],
      [150, 240, 4, -150, 30],
    ] as const;
    return drawing(
      300,
      400,
      leafGreen +
        linearGradient('clay', '#e9a878, #cf7d4c 45%, #8f4722', [0, 0, 1, 0]) +
        radialGradient('soil', '#6b4326, #3a2010'),
      `
        <path d="M78 274L94 376Q150 398 206 376L222 274Z" fill="url(#clay)"/>
        <path d="M66 246V276A84 30 0 0 0 234 276V246Z" fill="url(#clay)"/>
        <path d="M68 284A84 30 0 0 0 232 284" stroke="#5a260c" stroke-opacity=".45" stroke-width="9" fill="none"
          filter="url(#b4)"/>
        <ellipse cx="150" cy="246" rx="84" ry="31" fill="#f0b98c"/>
        <ellipse cx="150" cy="248" rx="74" ry="25" fill="url(#soil)"/>
        ${each(shoots, ([x, y, dx, dy, width]) => leaf(x, y, dx, dy, width))}
        <path d="M96 300L106 362" stroke="#fff" stroke-opacity=".45" stroke-width="10" stroke-linecap="round"
          filter="url(#b4)"/>
      `,
    );
  },
};
