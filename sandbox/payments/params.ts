import { createHash } from 'node:crypto';
import { ApiError, invalid } from './errors.ts';
import type { Metadata } from './store/records.ts';

/** Stripe's form-encoded parameters; a nested one is named as it is sent: `line_items[0][quantity]`. */
export class Params {
  readonly #values = new Map<string, string>();

  constructor(text: string) {
    for (const [name, value] of new URLSearchParams(text)) this.#values.set(name, value);
  }

  text(name: string, longest = 5000): string | null {
    const value = this.#values.get(name);
    if (value === undefined || value === '') return null;
    if (value.length > longest)
      throw invalid(name, `Invalid string: at most ${longest} characters are allowed`);
    return value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value !== null) return value;
    throw new ApiError(400, `Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  }

  integer(name: string, least = 0): number | null {
    const value = this.text(name);
    if (value === null) return null;
    const number = Number(value);
    if (!/^-?\d{1,15}$/.test(value))
      throw invalid(name, `Invalid integer: ${value}`, 'parameter_invalid_integer');
    if (number < least) throw invalid(name, `This value must be greater than or equal to ${least}.`);
    return number;
  }

  url(name: string): string | null {
    const value = this.text(name);
    if (value === null) return null;
    const protocol = URL.parse(value)?.protocol;
    if (protocol !== 'http:' && protocol !== 'https:') throw invalid(name, 'Not a valid URL', 'url_invalid');
    return value;
  }

  oneOf(name: string, allowed: readonly string[]): string | null {
    const value = this.text(name);
    if (value !== null && !allowed.includes(value)) {
      throw invalid(name, `Invalid ${name}: must be one of ${allowed.join(', ')}`);
    }
    return value;
  }

  /** The names directly below one: of `metadata[a]` and `metadata[b]`, `a` and `b`. */
  below(name: string): string[] {
    const found = new Set<string>();
    for (const key of this.#values.keys()) {
      if (key.startsWith(`${name}[`)) found.add(key.slice(name.length + 1).split(']', 1)[0] ?? '');
    }
    return [...found];
  }

  metadata(name = 'metadata'): Metadata {
    const keys = this.below(name);
    if (keys.length > 50) throw invalid(name, 'Metadata can have at most 50 keys.');
    const long = keys.find((key) => key.length > 40);
    if (long) throw invalid(name, `Metadata keys can be up to 40 characters. Invalid key: ${long}`);
    return Object.fromEntries(keys.map((key) => [key, this.text(`${name}[${key}]`, 500) ?? '']));
  }

  /** What the caller wants as objects instead of ids. */
  expand(): string[] {
    return [...this.#values].filter(([name]) => /^expand\[\d*\]$/.test(name)).map(([, value]) => value);
  }

  /** Stripe refuses what it does not know, which finds misspelt names. */
  allowOnly(known: readonly string[]): void {
    for (const name of this.#values.keys()) {
      const top = name.split('[', 1)[0] ?? '';
      if (top === 'expand' || known.includes(top)) continue;
      throw new ApiError(400, `Received unknown parameter: ${top}`, {
        code: 'parameter_unknown',
        param: top,
      });
    }
  }

  /** A digest that is the same for the same parameters, in whatever order. */
  fingerprint(): string {
    const sorted = [...this.#values].sort(([one], [other]) => (one < other ? -1 : 1));
    return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
  }
}
