import { fileURLToPath } from 'node:url';
import { type Grade, gradeEmoji } from './grade.ts';

/** Fluent Emoji (3D) that are used as they are, by their code point. */
const codes = {
  apple: '1f34e',
  baguette: '1f956',
  birthdayCake: '1f382',
  blossom: '1f33c',
  blueberries: '1fad0',
  burger: '1f354',
  butter: '1f9c8',
  carrot: '1f955',
  cherries: '1f352',
  chilli: '1f336-fe0f',
  chocolateBar: '1f36b',
  cookie: '1f36a',
  croissant: '1f950',
  doughnut: '1f369',
  drumstick: '1f357',
  falafel: '1f9c6',
  flatbread: '1fad3',
  friedShrimp: '1f364',
  garlicBulb: '1f9c4',
  gift: '1f381',
  grapes: '1f347',
  herbSprig: '1f33f',
  kiwi: '1f95d',
  lemon: '1f34b',
  olive: '1fad2',
  peanuts: '1f95c',
  pineapple: '1f34d',
  pottedPlant: '1fab4',
  pretzel: '1f968',
  sandwich: '1f96a',
  strawberry: '1f353',
  sunflower: '1f33b',
  tangerine: '1f34a',
  tulip: '1f337',
  watermelon: '1f349',
} as const;

const wood = ['#5b3418', '#96602f', '#c9945a'] as const;
const enamel = ['#7c6a4c', '#b9a57f', '#e6d9bb', '#fffaf0'] as const;

/** Those that get other colours. */
const variants = {
  balloon: { code: '1f388', blueTo: ['#7a5230', '#b08550', '#e3c48f'], lilacPull: 0.8 },
  cupcakeBerry: { code: '1f9c1', pinkTo: ['#6d1537', '#a62f57', '#d0658a', '#f0a9bd'], blueTo: wood },
  cupcakeCaramel: {
    code: '1f9c1',
    pinkTo: ['#a9702f', '#dca65b', '#f6d79c', '#fff0cf'],
    blueTo: ['#4b2b16', '#7b4a25', '#b07b48'],
  },
  cupcakeChocolate: {
    code: '1f9c1',
    pinkTo: ['#3c1c0e', '#6b3b22', '#96603d', '#c79469'],
    blueTo: ['#9c7a4c', '#d3b27c', '#f0dbae'],
  },
  cupcakeRose: { code: '1f9c1', pinkTo: ['#b9566a', '#e58f99', '#f7c3c0', '#ffe3da'], blueTo: wood },
  emmental: { code: '1f9c0', modulate: { saturation: 0.78, brightness: 1.02, hue: -4 } },
  gouda: { code: '1f9c0', modulate: { hue: -16, saturation: 0.95, brightness: 0.98 } },
  pie: { code: '1f967', lilacTo: enamel },
  stewPot: { code: '1f372', lilacTo: enamel },
  teapot: { code: '1fad6', lilacPull: 0.8 },
} satisfies Record<string, Grade & { code: string }>;

export type EmojiPiece = keyof typeof codes | keyof typeof variants;

const isVariant = (name: EmojiPiece): name is keyof typeof variants => name in variants;

const file = (code: string) =>
  fileURLToPath(import.meta.resolve(`@lobehub/fluent-emoji-3d/assets/${code}.webp`));

/** An emoji as a piece of food: graded and trimmed, as PNG. */
export function emojiPiece(name: EmojiPiece): Promise<Buffer> {
  if (!isVariant(name)) return gradeEmoji(file(codes[name]));
  const { code, ...grade } = variants[name];
  return gradeEmoji(file(code), grade);
}
