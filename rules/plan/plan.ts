import type { Cents } from '../money/money.ts';
import type { TableLine } from '../planner/dish.ts';
import { readSentence, type Sentence, sentenceParams } from './sentence.ts';
import { offIn, offText, type TakenOff, takenOff } from './taken-off.ts';
import { withLine } from './with-line.ts';

/** A table that somebody plans, all of it: the address holds it, and without script the form does. */
export interface Plan {
  readonly sentence: Sentence;
  /** What was laid; empty before the first time. */
  readonly table: readonly TableLine[];
  /** What the visitor has set himself, and taken off. */
  readonly kept: readonly TableLine[];
  readonly banned: readonly number[];
  /** What was taken off last, until it is back. */
  readonly off?: TakenOff | undefined;
  /** What the table cost when it was laid or changed; null when nobody said. */
  readonly price: Cents | null;
  /** The dish that something else is looked for, null for none. */
  readonly swap: number | null;
}

/** What is pressed on a plan, once. */
export type PlanAct =
  | { readonly name: 'lay' }
  | { readonly name: 'anew' }
  | { readonly name: 'set'; readonly line: TableLine }
  | { readonly name: 'put'; readonly instead: number; readonly id: number };

export interface ReadPlan {
  readonly plan: Plan;
  readonly act: PlanAct | null;
  /** Which sentence the table was laid for. */
  readonly laidFor: string | null;
}

interface Query {
  get(name: string): unknown;
}

/** An address holds so many dishes at most; more has nobody laid. */
const mostLines = 60;

/** Reads what an address or a form says of a plan. */
export function readPlan(query: Query): ReadPlan {
  const text = (name: string) => {
    const value = query.get(name);
    return typeof value === 'string' ? value : '';
  };
  const price = text('price');
  const plan = {
    sentence: readSentence(query),
    table: linesIn(text('table')).filter(({ pieces }) => pieces > 0),
    kept: linesIn(text('kept')).filter(({ pieces }) => pieces > 0),
    banned: linesIn(text('banned')).map(({ id }) => id),
    price: /^\d{1,7}$/.test(price) ? Number(price) : null,
    swap: linesIn(text('swap'))[0]?.id ?? null,
  };
  const typed = typedOn(plan.table, text);
  const act: PlanAct | null = actIn(text) ?? (typed[0] ? { name: 'set', line: typed[0] } : null);
  const set = act?.name === 'set' ? [...typed, act.line] : typed;
  return {
    // What was typed counts whatever is pressed.
    plan: { ...typed.reduce(withLine, plan), off: takenOff(plan, set) ?? offIn(text('off')) },
    act,
    laidFor: /^[\da-z]{1,7}$/.exec(text('for'))?.[0] ?? null,
  };
}

/** The one query of a plan that stands as it was laid; empty for a plan of which nothing is known. */
export function planQuery({ sentence, table, kept, banned, off, price, swap }: Plan): string {
  const laid: [string, string][] = [
    ['table', linesText(table)],
    ['kept', linesText(kept)],
    ['banned', banned.join('.')],
    ['off', off ? offText(off) : ''],
    ['price', price === null ? '' : String(price)],
    ['for', sentenceSign(sentence)],
    ['swap', swap === null ? '' : String(swap)],
  ];
  const params = [
    ...sentenceParams(sentence),
    ...(table.length + kept.length + banned.length > 0 ? laid : []),
  ];
  // Words, digits and dots: nothing has to be encoded.
  return params
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/**
 * What is asked for by an address, in one spelling: the plan, what is pressed on it, and what it was laid for. Empty where
 * nothing of all this is in it.
 */
export function planRequest(query: Query): string {
  const { plan, act, laidFor } = readPlan(query);
  const said = planQuery({ ...plan, swap: null }).replace(/(^|&)for=\w+$/, '');
  const isLaid = plan.table.length + plan.kept.length + plan.banned.length > 0;
  const pressed =
    act?.name === 'set'
      ? `set=${linesText([act.line])}`
      : act?.name === 'put'
        ? `put=${act.instead}.${act.id}`
        : act && `lay=${act.name === 'anew' ? 'anew' : '1'}`;
  return [
    said,
    isLaid && laidFor && `for=${laidFor}`,
    isLaid && plan.swap !== null && `swap=${plan.swap}`,
    pressed,
  ]
    .filter(Boolean)
    .join('&');
}

/** A few signs that tell one sentence from another. */
export function sentenceSign(sentence: Sentence): string {
  let hash = 0x811c9dc5;
  for (const sign of sentenceParams(sentence).join(';'))
    hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** `101x2.203`: so many of each, one where no number stands. */
export function linesText(lines: readonly TableLine[]): string {
  return lines.map(({ id, pieces }) => (pieces === 1 ? `${id}` : `${id}x${pieces}`)).join('.');
}

function linesIn(text: string): TableLine[] {
  const lines = new Map<number, number>();
  for (const part of text.split('.', mostLines)) {
    const [, id, pieces = '1'] = /^([1-9]\d{0,8})(?:x(\d{1,3}))?$/.exec(part) ?? [];
    if (id) lines.set(Number(id), Number(pieces));
  }
  return [...lines].map(([id, pieces]) => ({ id, pieces }));
}

/** The field in which somebody types how many of a dish there are. */
export const fieldOf = (id: number) => `of${id}`;

/** Lines of a table where another number was typed than the one that stood there. */
function typedOn(table: readonly TableLine[], text: (name: string) => string): TableLine[] {
  return table.flatMap(({ id, pieces }) => {
    const typed = text(fieldOf(id));
    return /^\d{1,3}$/.test(typed) && Number(typed) !== pieces ? { id, pieces: Number(typed) } : [];
  });
}

function actIn(text: (name: string) => string): PlanAct | null {
  const [line] = linesIn(text('set'));
  if (line) return { name: 'set', line };
  const [instead, by] = linesIn(text('put'));
  if (instead && by) return { name: 'put', instead: instead.id, id: by.id };
  const lay = text('lay');
  return lay === 'anew' ? { name: 'anew' } : lay ? { name: 'lay' } : null;
}
