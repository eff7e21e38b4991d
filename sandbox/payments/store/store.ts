import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Journal } from './journal.ts';
import type {
  Coupon,
  Dispute,
  EventRecord,
  KeptAnswer,
  PaymentIntent,
  Refund,
  SessionRecord,
} from './records.ts';

export type Tables = {
  sessions: SessionRecord;
  intents: PaymentIntent;
  refunds: Refund;
  disputes: Dispute;
  coupons: Coupon;
  events: EventRecord;
  answers: KeptAnswer;
};

/** One new version of one record; several in one commit are kept together or not at all. */
export type Put = { [T in keyof Tables]: [table: T, id: string, value: Tables[T] | null] }[keyof Tables];

const DAY_S = 86_400;
const KEPT_EVENTS = 2_000;

/** All records in memory, every change in a journal (see there for what survives). */
export class Store {
  readonly #tables: { [T in keyof Tables]: Map<string, Tables[T]> } = {
    sessions: new Map(),
    intents: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    coupons: new Map(),
    events: new Map(),
    answers: new Map(),
  };
  #journal!: Journal;

  /** Called with every new event. */
  onEvent: (record: EventRecord) => void = () => undefined;

  /** Reads what is in the folder, which nobody else works in, and leaves out what has grown too old to matter. */
  static async open(folder: string): Promise<Store> {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, 'journal.jsonl');
    const store = new Store();
    for (const puts of await Journal.read(file)) for (const put of puts as Put[]) store.#apply(put);
    store.#forget();
    store.#journal = await Journal.rewrite(file, store.#lines());
    return store;
  }

  table<T extends keyof Tables>(name: T): ReadonlyMap<string, Tables[T]> {
    return this.#tables[name];
  }

  /** Changes memory at once; `flushed()` tells when it may be answered. */
  commit(puts: Put[]): void {
    for (const put of puts) this.#apply(put);
    this.#journal.append(JSON.stringify(puts));
    for (const [table, , value] of puts)
      if (table === 'events' && value?.fate === 'pending') this.onEvent(value);
  }

  flushed(): Promise<void> {
    return this.#journal.flushed();
  }

  close(): Promise<void> {
    return this.#journal.close();
  }

  #apply([table, id, value]: Put): void {
    if (value === null) this.#tables[table].delete(id);
    else (this.#tables[table] as Map<string, typeof value>).set(id, value);
  }

  #forget(): void {
    const { answers, events } = this.#tables;
    const oldest = Date.now() / 1000 - DAY_S;
    for (const [key, answer] of answers) if (answer.created < oldest) answers.delete(key);
    let surplus = events.size - KEPT_EVENTS;
    for (const [id, { fate }] of events) {
      if (surplus-- <= 0) break;
      if (fate !== 'pending') events.delete(id);
    }
  }

  *#lines(): Generator<string> {
    for (const [table, records] of Object.entries(this.#tables)) {
      for (const [id, value] of records as Map<string, unknown>) yield JSON.stringify([[table, id, value]]);
    }
  }
}
