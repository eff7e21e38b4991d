import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LinkActor } from './actor.ts';

const idBytes = 16;
/** 160 bits; with them a link has 48 signs, none of which can be written in another way. */
const proofBytes = 20;
const shape = /^[\w-]{48}$/;
/** The id of an order that never is. */
const noOrder = '00000000-0000-0000-0000-000000000000';

/**
 * What the link of an order carries behind its #: which order it is, and the proof that the shop has given it. Nothing of
 * it is kept, so all e-mails about an order carry the same one.
 */
export function orderLink(secret: string, publicId: string): string {
  const id = Buffer.from(publicId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, proofOf(secret, id)]).toString('base64url');
}

/**
 * Who comes with a link. One that is forged, cut off or missing opens an order that never is: it is looked for in the same
 * way, so that neither answer nor time tells one from the link of an order that is gone.
 */
export function actorOfLink(secret: string, link = ''): LinkActor {
  const given = Buffer.alloc(idBytes + proofBytes);
  if (shape.test(link)) given.write(link, 'base64url');
  const id = given.subarray(0, idBytes);
  const isOurs = timingSafeEqual(given.subarray(idBytes), proofOf(secret, id));
  return { kind: 'link', publicId: isOurs ? uuidOf(id) : noOrder };
}

function proofOf(secret: string, id: Buffer): Buffer {
  return createHmac('sha256', secret).update('order-link\n').update(id).digest().subarray(0, proofBytes);
}

function uuidOf(id: Buffer): string {
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
