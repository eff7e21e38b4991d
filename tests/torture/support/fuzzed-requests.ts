import { hostileBodies, hostileTexts, hostileValues } from './hostile.ts';
import { type Operation, readDocument, type Schema } from './openapi.ts';

export interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

type Chance = () => number;

interface Signed {
  /** The headers of somebody who is signed in. */
  readonly headers: () => Record<string, string>;
  /** What there is, by the name of a parameter: numbers of orders, days. */
  readonly known?: Readonly<Record<string, readonly string[]>>;
}

/** Requests made from one of our own OpenAPI documents: mostly well formed, with something wrong in every place in turn. */
export function fuzzer(
  document: Parameters<typeof readDocument>[0],
  { headers: signed, known = {} }: Signed,
  chance: Chance,
) {
  const { operations: all, resolve } = readDocument(document);
  // A stream has no end to wait for.
  const operations = all.filter(({ path }) => !path.endsWith('/live'));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const often = (share: number) => chance() < share;

  function value(given: Schema, depth = 0): unknown {
    const schema = resolve(given);
    if (often(0.12)) return often(0.5) ? pick(hostileTexts) : pick(hostileValues);
    if (schema.example !== undefined && often(0.5)) return schema.example;
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices?.[0]) return value(pick(choices), depth);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return pick(schema.enum);
    const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
    if (type === 'integer' || type === 'number') return number(schema, type);
    if (type === 'boolean') return often(0.5);
    if (type === 'array')
      return Array.from({ length: Math.floor(chance() * 4) }, () => value(schema.items ?? {}, depth + 1));
    if (type === 'object' || schema.properties) return depth > 6 ? {} : object(schema, depth);
    return text(schema);
  }

  function object(schema: Schema, depth: number): Record<string, unknown> {
    const entries = Object.entries(schema.properties ?? {}).filter(() => often(0.85));
    const made = entries.map(([key, inner]) => [key, value(inner, depth + 1)] as const);
    if (typeof schema.additionalProperties === 'object') {
      const inner = schema.additionalProperties;
      for (let nth = Math.floor(chance() * 4); nth > 0; nth--) {
        const key = often(0.7) ? String(101 + Math.floor(chance() * 12)) : pick(hostileTexts);
        made.push([key, value(inner, depth + 1)]);
      }
    }
    if (often(0.05)) made.push([pick(hostileTexts), pick(hostileValues)]);
    return Object.fromEntries(made);
  }

  function number({ minimum = 0, maximum = 1000 }: Schema, type: string): number {
    const edge = pick([minimum, maximum, minimum - 1, maximum + 1, 1, 2, 3]);
    return type === 'number' && often(0.3) ? edge + pick([0.01, 0.005]) : edge;
  }

  function text({ format, maxLength = 60 }: Schema): string {
    if (often(0.25)) return pick(hostileTexts);
    if (format === 'email')
      return pick(['jana@example.com', 'a@b.de', `${'a'.repeat(60)}@example.com`, 'ü@ü.de']);
    if (format === 'uuid') return pick(['0f8fad5b-d9cb-469f-a165-70867728950e', 'not-a-uuid']);
    return 'Weserstraße '.repeat(20).slice(0, Math.floor(chance() * Math.min(maxLength, 200)));
  }

  /** A body that is right, but for one value in it. */
  function spoiled(given: unknown): unknown {
    if (Array.isArray(given) && given.length > 0) {
      const wrong = Math.floor(chance() * given.length);
      return given.map((each, nth) => (nth === wrong ? spoiled(each) : each));
    }
    if (typeof given === 'object' && given !== null && Object.keys(given).length > 0) {
      const wrong = pick(Object.keys(given));
      return Object.fromEntries(
        Object.entries(given).map(([key, each]) => [key, key === wrong ? spoiled(each) : each]),
      );
    }
    return often(0.5) ? pick(hostileTexts) : pick(hostileValues);
  }

  function bodyOf(schema: Schema, example: unknown): unknown {
    if (example === undefined || often(0.5)) return value(schema);
    return often(0.3) ? example : spoiled(example);
  }

  const asText = (given: unknown) => (typeof given === 'string' ? given : (JSON.stringify(given) ?? ''));

  function pathOf({ path, parameters }: Operation): string {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
      const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
      const some = known[name] ?? [String(1 + Math.floor(chance() * 9))];
      const plain = often(0.6) ? pick(some) : asText(value(schema));
      return encoded(plain) || '0';
    });
    const query = parameters
      .filter((parameter) => parameter.in === 'query' && often(0.85))
      .flatMap((parameter) => {
        const pair = `${encoded(parameter.name)}=${encoded(asText(value(parameter.schema)))}`;
        return often(0.03) ? [pair, pair] : [pair];
      });
    if (often(0.03)) query.push(pick(['%', '%ff%fe', '&&==', '__proto__=1', 'a[b]=c', '%00=%00']));
    return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
  }

  function headersOf(operation: Operation): Record<string, string> {
    const headers: Record<string, string> = {
      // A client of its own now and then, so that limits do not answer everything.
      'X-Forwarded-For': Array.from({ length: 4 }, () => 1 + Math.floor(chance() * 250)).join('.'),
    };
    if (operation.body) headers['Content-Type'] = often(0.93) ? 'application/json' : pick(contentTypes);
    if (operation.isSigned ? often(0.9) : often(0.1))
      Object.assign(headers, often(0.9) ? signed() : { Authorization: pick(authorizations) });
    if (often(0.3)) headers['Accept-Language'] = pick(languages);
    for (const parameter of operation.parameters) {
      if (parameter.in === 'header' && often(0.6))
        headers[parameter.name] = headerText(asText(value(parameter.schema)));
    }
    return headers;
  }

  return (): FuzzedRequest => {
    const operation = pick(operations);
    const method = often(0.02)
      ? pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])
      : operation.method;
    const request = { method, path: pathOf(operation), headers: headersOf(operation) };
    if (method === 'GET' || method === 'HEAD') return request;
    if (operation.body) {
      const made = () => JSON.stringify(bodyOf(operation.body as Schema, operation.bodyExample));
      return { ...request, body: often(0.12) ? pick(hostileBodies) : made() };
    }
    return often(0.1) ? { ...request, body: pick(hostileBodies) } : request;
  };
}

const contentTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'x',
];
const authorizations = [
  'Bearer',
  'Bearer x',
  `Bearer ${'A'.repeat(43)}`,
  'Basic YTpi',
  `Bearer ${'A'.repeat(5000)}`,
];
const languages = ['de', 'en', 'xx', '*', 'de;q=abc,en;q=2', ','.repeat(500), 'de-DE-u-nu-latn'];

/** Percent-encoded; what is no well-formed text becomes bytes that are none either. */
function encoded(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`;
}

/** What HTTP lets through in a header. */
function headerText(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 4000);
}
