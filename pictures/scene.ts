import sharp from 'sharp';
import type { PieceImage } from './light.ts';
import { type PieceName, pieceImage } from './pieces/images.ts';
import { createRandom } from './random.ts';

/** Chance in a scene: how far a piece is turned or moved. Every scene starts its row with a seed of its own. */
export const { seedWith, random, between } = createRandom(1_103_515_245, 12_345, 2 ** 31);

/** x, y, width and height of what is shown. */
export type ViewBox = readonly [number, number, number, number];

export interface PieceOptions {
  /** Degrees, clockwise. */
  readonly rotate?: number;
  /** -1 mirrors the piece. */
  readonly flip?: 1 | -1;
  /** Height as a part of itself: how flat something lies. */
  readonly squash?: number;
  /** The point of the piece that stands at x, y, as parts of its width and height. */
  readonly anchorX?: number;
  readonly anchorY?: number;
  /** Strength of the shadow; 0 leaves it out. */
  readonly shadow?: number;
  readonly shadowReach?: number;
  /** Pixels of dark edge below a piece that lies flat. */
  readonly thickness?: number;
  /** Painting order, back to front; y if not given, so that nearer pieces cover those behind. */
  readonly z?: number;
}

const blurs = [3, 6, 14, 28].map(
  (deviation) =>
    `
      <filter id="s${deviation}" x="-30%" y="-80%" width="160%" height="260%">
        <feGaussianBlur stdDeviation="${deviation}"/>
      </filter>
    `,
);
const darker = `
  <filter id="darker" x="0" y="0" width="100%" height="100%">
    <feColorMatrix values=".62 0 0 0 0 0 .55 0 0 0 0 0 .5 0 0 0 0 0 1 0"/>
  </filter>
`;

/** A picture while it is laid: surfaces and pieces, each with its place in the painting order. */
export class Scene {
  readonly width: number;
  readonly height: number;
  readonly #viewBox: ViewBox;
  readonly #items: { z: number; markup: string }[] = [];
  readonly #definitions: string[] = [];
  readonly #defined = new Set<string>();
  #ids = 0;

  constructor(width: number, height: number, viewBox: ViewBox = [0, 0, width, height]) {
    this.width = width;
    this.height = height;
    this.#viewBox = viewBox;
  }

  /** How many ids were given out: surfaces grain their wood by it, so that no two are alike. */
  get ids(): number {
    return this.#ids;
  }

  nextId(prefix: string): string {
    this.#ids += 1;
    return `${prefix}${this.#ids}`;
  }

  /** Puts gradients, clip paths and filters into `<defs>`. */
  define(markup: string): void {
    this.#definitions.push(markup);
  }

  /** Lays markup into the picture; the blurs s3, s6, s14 and s28 are at hand. */
  add(markup: string, z: number): void {
    this.#items.push({ z, markup });
  }

  /** Lays a piece with its shadows; `size` is its longer side in pixels. */
  async piece(
    name: PieceName,
    x: number,
    y: number,
    size: number,
    options: PieceOptions = {},
  ): Promise<void> {
    this.image(await pieceImage(name), x, y, size, options);
  }

  image(image: PieceImage, x: number, y: number, size: number, options: PieceOptions = {}): void {
    const { rotate = 0, flip = 1, squash = 1, anchorX = 0.5, anchorY = 0.86 } = options;
    const { shadow = 1, shadowReach = 1, thickness = 0, z = y } = options;
    const { id } = image;
    this.#defineImage(image);
    const scale = size / Math.max(image.width, image.height);
    const at = (dx: number, dy: number) =>
      [
        `translate(${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)})`,
        `scale(1 ${squash}) rotate(${rotate}) scale(${(scale * flip).toFixed(4)} ${scale.toFixed(4)})`,
        `translate(${-image.width * anchorX} ${-image.height * anchorY})`,
      ].join(' ');
    const use = (href: string, transform: string, rest = '') =>
      `<use href="#${href}" transform="${transform}"${rest}/>`;
    const parts: string[] = [];
    if (shadow) {
      const reach = size * shadowReach;
      parts.push(use(`${id}-soft`, at(reach * 0.075, reach * 0.06), ` opacity="${0.34 * shadow}"`));
      parts.push(use(`${id}-contact`, at(reach * 0.022, reach * 0.026), ` opacity="${0.42 * shadow}"`));
    }
    for (let depth = thickness; depth > 0; depth -= 2)
      parts.push(`<g filter="url(#darker)">${use(id, at(0, depth))}</g>`);
    parts.push(use(id, at(0, 0)));
    this.add(parts.join(''), z);
  }

  #defineImage({ id, width, height, margin, href, softShadow, contactShadow }: PieceImage): void {
    if (this.#defined.has(id)) return;
    this.#defined.add(id);
    const box = `x="${-margin}" y="${-margin}" width="${width + 2 * margin}" height="${height + 2 * margin}"`;
    this.define(`
      <image id="${id}" width="${width}" height="${height}" href="${href}"/>
      <image id="${id}-soft" ${box} href="${softShadow}"/>
      <image id="${id}-contact" ${box} href="${contactShadow}"/>
    `);
  }

  svg(): string {
    const body = this.#items.toSorted((a, b) => a.z - b.z).map(({ markup }) => markup);
    const [, , width, height] = this.#viewBox;
    return `
      <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
        viewBox="${this.#viewBox.join(' ')}">
        <defs>
          ${darker}
          ${blurs.join('')}
          ${this.#definitions.join('')}
        </defs>
        ${body.join('\n')}
      </svg>
    `.trim();
  }

  /** The picture as PNG in the size of its view box. */
  async png(): Promise<Buffer> {
    return sharp(Buffer.from(this.svg()), { unlimited: true }).png().toBuffer();
  }
}

/** The i-th of a list that begins again at its end. */
export function cycle<const Item>(list: readonly [Item, ...Item[]] | readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}
