import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** What a name stands for: texts are cut up as they come, so that a long one arrives in parts. */
export interface Zone {
  [name: string]: { readonly a?: string; readonly mx?: string; readonly txt?: readonly string[] } | 'silent';
}

const types = { a: 1, mx: 15, txt: 16 } as const;
const knownName = 0x8580;
const unknownName = 0x8583;

/** A name server on this machine: it knows the names of its zone, and never answers about those that are silent. */
export async function startNameServer(zone: Zone) {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const { name, type, end } = readQuestion(question);
    const entry = zone[name];
    if (entry === 'silent') return;
    const answers = entry ? answersOf(entry, type) : [];
    const head = Buffer.alloc(12);
    question.copy(head, 0, 0, 2);
    // A name that others are below is known, though it has no records itself.
    const isKnown = entry !== undefined || Object.keys(zone).some((other) => other.endsWith(`.${name}`));
    head.writeUInt16BE(isKnown ? knownName : unknownName, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers.length, 6);
    socket.send(Buffer.concat([head, question.subarray(12, end), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}

function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function answersOf(entry: Exclude<Zone[string], 'silent'>, type: number): Buffer[] {
  if (type === types.a && entry.a) return [record(type, Buffer.from(entry.a.split('.').map(Number)))];
  if (type === types.mx && entry.mx)
    return [record(type, Buffer.concat([Buffer.from([0, 10]), named(entry.mx)]))];
  if (type === types.txt) return (entry.txt ?? []).map((text) => record(type, textParts(text)));
  return [];
}

/** About the name that was asked for. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function named(name: string): Buffer {
  const labels = name
    .split('.')
    .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

function textParts(text: string): Buffer {
  const parts = text.match(/.{1,60}/g) ?? [''];
  return Buffer.concat(parts.flatMap((part) => [Buffer.from([part.length]), Buffer.from(part)]));
}
