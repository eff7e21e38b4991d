import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessCodeHash } from '../secrets.ts';
import { actorOfLink, orderLink } from './order-link.ts';

const secret = 'secret of a test';
const publicId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const link = orderLink(secret, publicId);
const noOrder = '00000000-0000-0000-0000-000000000000';
const opened = (given: string | undefined, by = secret) => actorOfLink(by, given).publicId;

test('a link opens its order and no other, and is the same each time', () => {
  expect(link).toMatch(/^[\w-]{48}$/);
  expect(orderLink(secret, publicId)).toBe(link);
  expect(actorOfLink(secret, link)).toEqual({ kind: 'link', publicId });
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(opened(orderLink(secret, id))).toBe(id);
    }),
  );
});

test('100,000 guesses open nothing', () => {
  const own = Buffer.from(link, 'base64url').subarray(0, 16);
  for (let guess = 0; guess < 100_000; guess += 1) {
    // Half of them know the order, and guess the proof.
    const bytes = guess % 2 ? randomBytes(36) : Buffer.concat([own, randomBytes(20)]);
    if (opened(bytes.toString('base64url')) !== noOrder) expect.fail(`guess ${guess} opens an order`);
  }
});

test('every flipped bit closes it', () => {
  const bytes = Buffer.from(link, 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    expect(opened(flipped.toString('base64url')), `bit ${bit}`).toBe(noOrder);
  }
});

test('cut off, made longer or written otherwise it opens nothing', () => {
  for (let length = 0; length < link.length; length += 1) expect(opened(link.slice(0, length))).toBe(noOrder);
  const other = orderLink(secret, randomUUID());
  const others = [
    undefined,
    `${link}A`,
    `${link}=`,
    ` ${link}`,
    `${link}, ${link}`,
    link.toUpperCase(),
    link.replaceAll(/[-_]/g, '+'),
    encodeURIComponent(`${link}\n`),
    // The order of one link with the proof of another.
    Buffer.concat([
      Buffer.from(link, 'base64url').subarray(0, 16),
      Buffer.from(other, 'base64url').subarray(16),
    ]).toString('base64url'),
  ];
  for (const given of others) if (given !== link) expect(opened(given), given).toBe(noOrder);
});

test('a link of another secret opens nothing, nor does what the secret signs for other purposes', () => {
  expect(opened(link, 'another secret')).toBe(noOrder);
  const id = Buffer.from(publicId.replaceAll('-', ''), 'hex');
  const code = Buffer.from(accessCodeHash(secret, publicId, '12345678'), 'base64url').subarray(0, 20);
  expect(opened(Buffer.concat([id, code]).toString('base64url'))).toBe(noOrder);
});
