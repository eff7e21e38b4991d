import { petrol, shadowBrown } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { linearGradient, repeat } from '../svg.ts';

interface Basket {
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly height: number;
}

const z = -500;
const strands = 17;
const colours = ['#d9a660', '#cd9850', '#e2b370'];

/** A wicker basket with a napkin over its rim; its front is drawn over what lies in it. */
export function basket(scene: Scene, { cy, rx, ry, height: h }: Basket): void {
  const cx = scene.width / 2;
  const id = scene.nextId('basket');
  const body = [
    `M${cx - rx} ${cy}C${cx - rx * 0.99} ${cy + h * 0.6} ${cx - rx * 0.86} ${cy + h * 0.86}`,
    `${cx - rx * 0.8} ${cy + h * 0.9}A${rx * 0.8} ${ry * 0.62} 0 0 0 ${cx + rx * 0.8} ${cy + h * 0.9}`,
    `C${cx + rx * 0.86} ${cy + h * 0.86} ${cx + rx * 0.99} ${cy + h * 0.6} ${cx + rx} ${cy}`,
    `A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`,
  ].join(' ');
  scene.define(
    linearGradient(`${id}-shade`, '#e7bd7e, #cf9a55 40%, #8a5726', [0, 0, 1, 0.2]) +
      `<clipPath id="${id}-clip"><path d="${body}"/></clipPath>`,
  );
  scene.add(
    `
      <ellipse cx="${cx + 30}" cy="${cy + h * 0.92}" rx="${rx * 0.98}" ry="${ry * 0.8}" fill="${shadowBrown}"
        opacity=".34" filter="url(#s28)"/>
      <ellipse cx="${cx + 8}" cy="${cy + h * 0.96}" rx="${rx * 0.8}" ry="${ry * 0.6}" fill="${shadowBrown}"
        opacity=".5" filter="url(#s14)"/>
    `,
    z - 1,
  );
  scene.add(
    `
      <ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#c48e4a"/>
      <ellipse cx="${cx}" cy="${cy + 6}" rx="${rx * 0.94}" ry="${ry * 0.9}" fill="#6d431d"/>
    `,
    z,
  );
  const width = (rx * 2) / strands;
  const band = h * 0.145;
  const strand = (row: number, i: number) => {
    const left = cx - rx + (i + (row % 2) * 0.5) * width;
    const aside = (left + rx / strands - cx) / rx;
    const y = cy + Math.sqrt(Math.max(0, 1 - aside * aside)) * ry * (1 - row * 0.045) + row * band + 4;
    const turn = `rotate(${(-aside * 14).toFixed(1)} ${(left + rx / strands).toFixed(1)} ${y.toFixed(1)})`;
    return `
      <rect x="${left.toFixed(1)}" y="${y.toFixed(1)}" width="${(width * 1.02).toFixed(1)}"
        height="${(band * 0.86).toFixed(1)}" rx="${(band * 0.4).toFixed(1)}"
        fill="${colours[(i + row * 2 + 6) % 3]}" transform="${turn}"/>
      <path d="M${(left + 9).toFixed(1)} ${(y + 6).toFixed(1)}h${(width - 20).toFixed(1)}" stroke="#f8dca6"
        stroke-width="4" stroke-linecap="round" opacity=".75" transform="${turn}"/>
    `;
  };
  const weave = repeat(7, (row) => repeat(20, (i) => strand(row, i - 1)));
  const rim = `M${cx - rx} ${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}`;
  const rimStrands = repeat(30, (i) => {
    const angle = Math.PI - ((i + 0.5) / 30) * Math.PI;
    const [x, y] = [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
    return `
      <path d="M${x - 8} ${y - 12}q10 8 12 24" stroke="#a9742f" stroke-width="4" fill="none" opacity=".7"/>
    `;
  });
  scene.add(
    `
      <path d="${body}" fill="#7d4f22"/>
      <g clip-path="url(#${id}-clip)">
        ${weave}
        <path d="${body}" fill="url(#${id}-shade)" opacity=".28"/>
        <ellipse cx="${cx + rx * 0.8}" cy="${cy + h * 0.6}" rx="${rx * 0.3}" ry="${h}" fill="#3a180a"
          opacity=".3" filter="url(#s28)"/>
      </g>
      <path d="${rim}" stroke="#8a5726" stroke-width="30" fill="none" stroke-linecap="round"
        transform="translate(0 5)"/>
      <path d="${rim}" stroke="#dcaa66" stroke-width="26" fill="none" stroke-linecap="round"/>
      ${rimStrands}
    `,
    z + 1000,
  );
  napkin(scene, cx - rx * 0.34, cy + ry * 0.9);
}

const cloth = 'M-190 -28C-60 -6 90 0 200 2C150 60 80 120 36 166C-40 110 -130 50 -190 -28Z';

/** Linen with the double line, hanging over the rim at x, y. */
function napkin(scene: Scene, x: number, y: number): void {
  scene.add(
    `
      <g transform="translate(${x} ${y})">
        <path d="${cloth}" fill="${shadowBrown}" opacity=".35" filter="url(#s6)"
          transform="translate(10 10)"/>
        <path d="${cloth}" fill="#fffaf0"/>
        <path d="M-162 -4C-100 54 -30 98 34 142C74 104 126 60 168 14" stroke="${petrol}" stroke-width="8"
          fill="none"/>
        <path d="M-142 -2C-88 46 -26 84 33 124C68 92 110 54 148 12" stroke="${petrol}" stroke-width="2.5"
          fill="none"/>
        <path d="M60 6C50 50 40 100 36 150" stroke="#d9c9a8" stroke-width="7" fill="none" opacity=".7"
          filter="url(#s3)"/>
      </g>
    `,
    z + 1001,
  );
}
