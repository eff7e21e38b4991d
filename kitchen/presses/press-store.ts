import { type DBSchema, openDB } from 'idb';

/** Something that was pressed and has to reach the shop, once. */
export interface Press {
  /** Of this press alone: the shop does it once, however often it is sent. */
  readonly id: string;
  /** When it was pressed, in milliseconds since 1970. */
  readonly at: number;
  /**
   * Of when it was what could be seen where it was pressed, in milliseconds since 1970: when the oldest of it was asked for. What
   * was pressed before 0.17.17 does not know.
   */
  readonly seenAt?: number;
  /** Who was signed in, null on a tablet: nobody else sends it in their name. A release before 0.17.12 kept nobody. */
  readonly by?: number | null;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** After `/kitchen/api`. */
  readonly path: string;
  readonly body?: unknown;
  /** The order it is about, for what is shown until it has been sent. */
  readonly order: string;
  /** What it will have done, such as a stage, for the same. */
  readonly shows: Readonly<Record<string, unknown>>;
  /** That the shop failed at it again and again: it waits here until somebody says to send it again, or to forget it. */
  readonly isAside?: boolean;
}

interface Presses extends DBSchema {
  presses: { key: number; value: Press };
}

const opened = () =>
  openDB<Presses>('kitchen', 1, {
    upgrade: (db) => void db.createObjectStore('presses', { autoIncrement: true }),
    terminated: openAnew,
  });
let database: ReturnType<typeof opened> | undefined;
/** What the browser would not open, or has closed, is opened again for the next press. */
function openAnew(): void {
  database = undefined;
}
function open(): ReturnType<typeof opened> {
  database ??= opened().catch((error) => {
    openAnew();
    throw error;
  });
  return database;
}

/** Keeps a press until it has been sent, also over a reload. */
export async function keepPress(press: Press): Promise<void> {
  const tx = (await open()).transaction('presses', 'readwrite');
  void tx.store.add(press);
  // Without waiting for what the browser says to it: a page that is left meanwhile would take it back.
  tx.commit();
  await tx.done;
}

/** What has not been sent yet, oldest first, with the key it is kept under. */
export async function keptPresses(): Promise<{ key: number; press: Press }[]> {
  const tx = (await open()).transaction('presses');
  const [keys, presses] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
  return keys.flatMap((key, index) => {
    const press = presses[index];
    return press ? [{ key, press }] : [];
  });
}

/** Puts a press aside, or back among those to be sent, without changing its turn. */
export async function setAside(key: number, press: Press, isAside: boolean): Promise<void> {
  await (await open()).put('presses', { ...press, isAside }, key);
}

export async function dropPress(key: number): Promise<void> {
  await (await open()).delete('presses', key);
}
