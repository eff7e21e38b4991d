import { castPieceShadows, type PieceImage } from '../light.ts';
import { seedWith } from './chance.ts';
import { type PieceName, pieces } from './pieces.ts';
import { trim } from './trim.ts';

export type { PieceName };

function draw(name: PieceName): Promise<Buffer> {
  seedWith(11);
  return trim(Buffer.from(pieces[name]()));
}

const images = new Map<PieceName, Promise<PieceImage>>();

/** A piece with its shadows; drawn at its first use. */
export function pieceImage(name: PieceName): Promise<PieceImage> {
  const known = images.get(name);
  if (known) return known;
  const image = draw(name).then((png) => castPieceShadows(name, png));
  images.set(name, image);
  return image;
}
