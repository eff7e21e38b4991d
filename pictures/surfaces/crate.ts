import { shadowBrown } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { down, each, linearGradient } from '../svg.ts';

/** A crate from its front: y is the upper edge of the front, which is drawn over what stands in it. */
interface Crate {
  readonly width: number;
  readonly y: number;
  readonly height: number;
  readonly depth: number;
}

interface Colours {
  readonly light: string;
  readonly dark: string;
  readonly edge: string;
  readonly line: string;
  readonly backWall: string;
  readonly inside: string;
  readonly bottom: string;
}

const wood: Colours = {
  light: '#e2bb84',
  dark: '#b07f45',
  edge: '#f6d9a8',
  line: '#8a5a25',
  backWall: '#a87941',
  inside: '#6d471f',
  bottom: '#3d2610',
};
const plastic: Colours = {
  light: '#2f7a8f',
  dark: '#1B4A5A',
  edge: '#4f97a8',
  line: '#0d2f3b',
  backWall: '#1B4A5A',
  inside: '#123a48',
  bottom: '#0a242e',
};
const inFront = 2000;

/** Shadow, inside and back wall; gives the gradients of the front and its left and right edge. */
function crateBack(scene: Scene, { width: w, y, height: h, depth }: Crate, colours: Colours) {
  const id = scene.nextId('crate');
  const cx = scene.width / 2;
  const [l, r] = [cx - w / 2, cx + w / 2];
  const [backLeft, backRight, back] = [cx - w * 0.46, cx + w * 0.46, y - depth];
  scene.define(
    linearGradient(`${id}-front`, `${colours.light}, ${colours.dark}`, down) +
      linearGradient(`${id}-inside`, `${colours.inside}, ${colours.bottom}`, down),
  );
  scene.add(
    `
      <path d="M${l + 40} ${y}H${r - 40}L${r + 14} ${y + h - 14}L${r - 6} ${y + h + 6}H${l + 6}L${l - 14}
        ${y + h - 14}Z" fill="${shadowBrown}" opacity=".4" filter="url(#s28)" transform="translate(34 16)"/>
      <path d="M${backLeft} ${back}H${backRight}L${r - 24} ${y + 34}H${l + 24}Z" fill="url(#${id}-inside)"/>
      <path d="M${backLeft} ${back - 8}H${backRight}V${back + 44}H${backLeft}Z" fill="${colours.backWall}"/>
      <path d="M${backLeft} ${back - 8}H${backRight}" stroke="${colours.edge}" stroke-width="6"
        stroke-linecap="round"/>
    `,
    -10,
  );
  return { cx, l, r, front: `fill="url(#${id}-front)"` };
}

/** A crate of wooden slats. */
export function woodenCrate(scene: Scene, crate: Crate): void {
  const { width: w, y, height: h } = crate;
  const { cx, l, r, front } = crateBack(scene, crate, wood);
  const rail = (top: number, height: number) => `
    <rect x="${l}" y="${top}" width="${w}" height="${height}" rx="8" ${front}/>
    <rect x="${l}" y="${top}" width="${w}" height="6" rx="3" fill="${wood.edge}"/>
    <path d="M${l} ${top + height * 0.4}Q${cx} ${top + height * 0.3} ${r} ${top + height * 0.5}M${l}
      ${top + height * 0.7}Q${cx - 90} ${top + height * 0.8} ${r}
      ${top + height * 0.68}" stroke="${wood.line}" stroke-opacity=".3" stroke-width="3" fill="none"/>
  `;
  const [upper, lower, gap] = [h * 0.36, h * 0.42, h * 0.055];
  const second = y + upper + gap;
  const third = second + lower + gap;
  scene.add(
    `
      <rect x="${l + 6}" y="${y + 4}" width="${w - 12}" height="${h - 8}" fill="#2f1c0c" opacity=".86"/>
      ${rail(y, upper)}
      ${rail(second, lower)}
      <rect x="${l}" y="${third}" width="${w}" height="${y + h - third}" rx="8" ${front}/>
      <rect x="${l}" y="${y - 6}" width="46" height="${h + 6}" rx="8" fill="#b98950"/>
      <rect x="${r - 46}" y="${y - 6}" width="46" height="${h + 6}" rx="8" fill="#9a6c36"/>
      <rect x="${cx - 80}" y="${y + upper * 0.28}" width="160" height="38" rx="19" fill="#2f1c0c"/>
      <g fill="#6d4318">
        ${each(
          [l + 23, r - 23],
          (x) => `
            <circle cx="${x}" cy="${y + upper * 0.5}" r="6"/>
            <circle cx="${x}" cy="${second + lower * 0.5}" r="6"/>
          `,
        )}
      </g>
    `,
    inFront,
  );
}

/** A returnable crate of petrol plastic. */
export function plasticCrate(scene: Scene, crate: Crate): void {
  const { width: w, y, height: h } = crate;
  const { cx, l, r, front } = crateBack(scene, crate, plastic);
  const pocket = (w - 92) / 4;
  scene.add(
    `
      <path d="M${l} ${y + 8}Q${l} ${y} ${l + 10} ${y}H${r - 10}Q${r} ${y} ${r} ${y + 8}L${r - 10}
        ${y + h - 10}Q${r - 11} ${y + h} ${r - 22} ${y + h}H${l + 22}Q${l + 11} ${y + h} ${l + 10}
        ${y + h - 10}Z" ${front}/>
      <rect x="${l}" y="${y}" width="${w}" height="26" rx="10" fill="${plastic.edge}"/>
      <rect x="${l}" y="${y + 18}" width="${w}" height="8" fill="${plastic.line}" opacity=".5"/>
      ${each([0, 1, 2, 3], (i) => {
        const x = l + 56 + i * pocket;
        return `
          <rect x="${x}" y="${y + h * 0.56}" width="${pocket - 20}" height="${h * 0.26}" rx="14"
            fill="${plastic.bottom}" opacity=".55"/>
          <rect x="${x}" y="${y + h * 0.56}" width="${pocket - 20}" height="7" rx="3" fill="#000"
            opacity=".3"/>
        `;
      })}
      <rect x="${cx - 110}" y="${y + h * 0.2}" width="220" height="${h * 0.2}" rx="${h * 0.1}"
        fill="${plastic.bottom}"/>
      <path d="M${cx - 90} ${y + h * 0.385}H${cx + 90}" stroke="${plastic.edge}" stroke-width="6"
        stroke-linecap="round" opacity=".8"/>
      <path d="M${l + 16} ${y + h * 0.47}H${r - 16}" stroke="#fffaf0" stroke-width="9" opacity=".92"/>
      <path d="M${l + 17} ${y + h * 0.505}H${r - 17}" stroke="#fffaf0" stroke-width="3" opacity=".92"/>
    `,
    inFront,
  );
}
