import { each } from '../svg.ts';
import { frill } from './drawing.ts';

/** What is laid on and in other pieces; x and y are the middle. */
export const parsleyTuft = (x: number, y: number, scale = 1) =>
  `
    <g transform="translate(${x} ${y}) scale(${scale})">
      <path d="${frill(0, 0, 17, 11, 7, 0.28)}" fill="#3f8f3a"/>
      <path d="${frill(-3, -3, 11, 7, 6, 0.3)}" fill="#6fbf4f"/>
    </g>
  `;

export const tomatoWedge = (x: number, y: number, scale = 1, rotate = 0) =>
  `
    <g transform="translate(${x} ${y}) rotate(${rotate}) scale(${scale})">
      <path d="M-30 6C-24 -22 24 -22 30 6C20 22 -20 22 -30 6Z" fill="#d4281f"/>
      <path d="M-24 3C-18 -13 18 -13 24 3C14 11 -14 11 -24 3Z" fill="#f4674e"/>
      <ellipse cx="-8" cy="-1" rx="5" ry="3.4" fill="#ffd58a"/>
      <ellipse cx="8" cy="-1" rx="5" ry="3.4" fill="#ffd58a"/>
    </g>
  `;

export const cucumber = (x: number, y: number, scale = 1, flatness = 0.62, rotate = 0) =>
  `
    <g transform="translate(${x} ${y}) rotate(${rotate}) scale(${scale} ${scale * flatness})">
      <circle cy="7" r="30" fill="#2f6b2c"/>
      <circle r="30" fill="#4c9440"/>
      <circle r="26" fill="#dff0b4"/>
      <circle r="15" fill="#c9e694"/>
      ${each(
        [0, 60, 120, 180, 240, 300],
        (a) => `
          <ellipse transform="rotate(${a})" cx="9" rx="4.6" ry="2.1" fill="#f6fbdc"/>
        `,
      )}
      <path d="M-22 -10A26 26 0 0 1 -4 -24" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none"
        stroke-linecap="round"/>
    </g>
  `;

export const lettuce = (x: number, y: number, rx: number, ry: number) =>
  `
    <path d="${frill(x, y, rx, ry, 15, 0.09)}" fill="#4f9a3c"/>
    <path d="${frill(x, y - 4, rx * 0.94, ry * 0.9, 14, 0.08)}" fill="#8ccb5a"/>
  `;

export const chunk = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  dark: string,
  rotate = 0,
) =>
  `
    <g transform="rotate(${rotate} ${x} ${y})">
      <ellipse cx="${x}" cy="${y + 3}" rx="${rx}" ry="${ry}" fill="${dark}"/>
      <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>
      <ellipse cx="${x - rx * 0.3}" cy="${y - ry * 0.35}" rx="${rx * 0.35}" ry="${ry * 0.25}" fill="#fff"
        opacity=".35"/>
    </g>
  `;

export const saladBed = (colour: string) =>
  `<path d="${frill(100, 68, 58, 31, 11, 0.12)}" fill="${colour}"/>`;

export const cube = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  dark: string,
  rotate: number,
) =>
  `
    <g transform="rotate(${rotate} ${x} ${y})">
      <rect x="${x - w / 2}" y="${y - h / 2 + 3}" width="${w}" height="${h}" rx="4" fill="${dark}"/>
      <rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="4" fill="${colour}"/>
    </g>
  `;

/** A strip of vegetable: from x, y over dx, dy, bent by so much. */
type Strip = readonly [x: number, y: number, dx: number, dy: number, bend?: number];

export const shreds = (strips: readonly Strip[], colour: string, thickness = 5) =>
  each(
    strips,
    ([x, y, dx, dy, bend = 6]) =>
      `
        <path d="M${x} ${y}q${dx / 2 - bend * 0.3} ${dy / 2 - bend} ${dx} ${dy}" stroke="${colour}"
          stroke-width="${thickness}" stroke-linecap="round" fill="none"/>
      `,
  );
