import { castPieceShadows, type PieceImage } from '../light.ts';
import { seedWith } from './chance.ts';
import { type EmojiPiece, emojiPiece } from './emoji.ts';
import { trim } from './grade.ts';
import { type OwnPiece, ownPieces } from './own-pieces.ts';

export type PieceName = OwnPiece | EmojiPiece;

const isOwn = (name: PieceName): name is OwnPiece => name in ownPieces;

function drawOwn(name: OwnPiece): Promise<Buffer> {
  seedWith(11);
  return trim(Buffer.from(ownPieces[name]()));
}

const images = new Map<PieceName, Promise<PieceImage>>();

/** A piece with its shadows; drawn at its first use. */
export function pieceImage(name: PieceName): Promise<PieceImage> {
  const known = images.get(name);
  if (known) return known;
  const image = (isOwn(name) ? drawOwn(name) : emojiPiece(name)).then((png) => castPieceShadows(name, png));
  images.set(name, image);
  return image;
}
