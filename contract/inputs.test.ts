import { readdirSync } from 'node:fs';
import type { RouteConfig } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import type { z } from 'zod';

/** One value that a request can carry: of which call, under which names. */
interface Input {
  readonly at: string;
  readonly name: string;
  readonly isKitchen: boolean;
  readonly schema: z.ZodType;
}

const inputs = await allInputs();
const texts = inputs.filter(({ schema }) => typeOf(schema) === 'string');
const numbers = inputs.filter(({ schema }) => typeOf(schema) === 'number');

test('the inputs of both documents are found', () => {
  expect(texts.length).toBeGreaterThan(150);
  expect(numbers.length).toBeGreaterThan(100);
  expect(inputs.filter(({ isKitchen }) => !isKitchen).length).toBeGreaterThan(50);
});

/** What is only compared or read, and kept nowhere. */
const unkept = ['auth/login body.password', 'auth/login body.code', 'auth/step-up body.code'].concat(
  'auth/pair body.code',
  'menu/prices.csv body.csv',
);
const kept = texts.filter(({ at }) => !unkept.some((end) => at.endsWith(end)));

test.each([
  ['a NUL, which no database keeps', 'a\u0000b'],
  ['half of a sign', 'a\ud800b'],
  ['what turns the direction of all that follows', 'a\u202eb'],
])('no text is taken with %s', (_, text) => {
  expect(kept.filter(({ schema }) => takes(schema, text)).map(({ at }) => at)).toEqual([]);
});

test('no text is taken at any length', () => {
  expect(texts.filter(({ schema }) => takes(schema, 'a'.repeat(200_000))).map(({ at }) => at)).toEqual([]);
});

test('no number is taken beyond what is kept', () => {
  const tooMuch = numbers.filter(({ schema, name }) =>
    (name === 'at' ? [1e15, -1] : [3e9, -3e9]).concat(1e300, -1e300).some((value) => takes(schema, value)),
  );
  expect(tooMuch.map(({ at }) => at)).toEqual([]);
});

test('money has no third decimal; what is measured may', () => {
  const fine = numbers.filter(({ schema }) => takes(schema, 1.005)).map(({ name }) => name);
  expect([...new Set(fine)].toSorted()).toEqual([
    'alcoholByVolume',
    'amount of netQuantity',
    'carbohydrate',
    'energyKcal',
    'energyKj',
    'fat',
    'perPiece',
    'protein',
    'salt',
    'saturates',
    'sugars',
    'temperature',
  ]);
});

test.each([
  ['a day', '2026-11-30', ['0000-01-01', '9999-12-31', '2026-11-31']],
  ['a month', '2026-11', ['0000-01', '9999-12', '2026-13']],
])('whatever of the kitchen takes %s takes none at the ends of the calendar', (_, right, wrong) => {
  const calendar = texts.filter(
    ({ schema, isKitchen }) => isKitchen && takes(schema, right) && !isForWords(schema),
  );
  expect(calendar.length).toBeGreaterThan(5);
  const late = calendar.filter(({ schema }) => wrong.some((each) => takes(schema, each)));
  expect(late.map(({ at }) => at)).toEqual([]);
});

/** Whether it takes a name, a code or a telephone number too. */
const isForWords = (schema: z.ZodType) => ['xyz', 'ABC', '030 5557'].some((each) => takes(schema, each));

/** Whether a value is taken as it is: what is taken out of it before anybody sees it does no harm. */
function takes(schema: z.ZodType, value: unknown): boolean {
  const { success, data } = schema.safeParse(value);
  return success && (typeof value !== 'string' || data === value);
}

async function allInputs(): Promise<Input[]> {
  const files = readdirSync('contract', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(shop|kitchen)\/.*\.ts$/.test(file) && !file.includes('.test.'),
  );
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `#contract/${file}`)));
  const routes = modules
    .flatMap((module) => Object.values<RouteConfig & { getRoutingPath?: unknown }>(module))
    .filter((exported) => exported?.getRoutingPath);
  return routes.flatMap(({ method, path, request = {} }) => {
    const call = { at: `${method.toUpperCase()} ${path}`, isKitchen: path.startsWith('/kitchen/') };
    const bodies = Object.entries(request.body?.content ?? {}).filter(([type]) => /json/.test(type));
    const [first] = bodies.map(([, content]) =>
      content && 'schema' in content ? content.schema : undefined,
    );
    const parts = { params: request.params, query: request.query, body: first };
    return Object.entries(parts).flatMap(([part, schema]) =>
      schema ? leavesOf(schema as z.ZodType, { ...call, at: `${call.at} ${part}`, name: '' }) : [],
    );
  });
}

function leavesOf(schema: z.ZodType, where: Omit<Input, 'schema'>): Input[] {
  const { def } = schema._zod as unknown as { def: Parts };
  const below = (inner: z.ZodType, name: string) =>
    leavesOf(inner, {
      ...where,
      at: `${where.at}.${name}`,
      name: name === 'amount' && where.name === 'netQuantity' ? `${name} of ${where.name}` : name,
    });
  const same = (inner: z.ZodType) => leavesOf(inner, where);
  if (def.shape) return Object.entries(def.shape).flatMap(([name, inner]) => below(inner, name));
  if (def.keyType && def.valueType) {
    // What nobody reads but as a whole, as a provider's event, is nothing that is kept.
    return typeOf(def.valueType) === 'unknown' ? [] : [def.keyType, def.valueType].flatMap(same);
  }
  const inner = [def.element, def.innerType, def.in, def.out, ...(def.options ?? [])];
  const some = inner.filter((each) => each !== undefined);
  return some.length > 0 ? some.flatMap(same) : [{ ...where, schema }];
}

/** What a schema is made of, as zod keeps it. */
interface Parts {
  readonly shape?: Record<string, z.ZodType>;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

function typeOf(schema: z.ZodType): string {
  return schema._zod.def.type;
}
