import { useState } from 'react';

/**
 * What somebody types about an order, kept in this tab until it is sent: over a look elsewhere, a reload, and a telephone that
 * closes the page while its camera is open. A photo stays over the look only.
 * @param about the order, and what is typed about it
 */
export function useTyped<Typed extends object>(about: string, empty: Typed) {
  const [typed, setTyped] = useState<Typed>(() => ({ ...empty, ...keptTyped<Typed>(about) }));
  return {
    typed,
    type(some: Partial<Typed>): void {
      const all = { ...typed, ...some };
      setTyped(all);
      inMemory.set(about, all);
      store(
        about,
        JSON.stringify(all, (_, value) => (value instanceof Blob ? undefined : value)),
      );
    },
    forget: () => forgetTyped(about),
  };
}

/** What is kept of it; nothing where nobody has typed. */
export const keptTyped = <Typed extends object>(about: string): Partial<Typed> => ({
  ...stored<Typed>(about),
  ...inMemory.get(about),
});

/** Forgets what was typed, once it is sent or said otherwise. */
export function forgetTyped(about: string): void {
  inMemory.delete(about);
  store(about, null);
}

const inMemory = new Map<string, object>();
const keyOf = (about: string) => `kitchen-typed ${about}`;

function stored<Typed extends object>(about: string): Partial<Typed> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(about)) ?? '{}');
  } catch {
    return {};
  }
}

function store(about: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(about));
    else sessionStorage.setItem(keyOf(about), text);
  } catch {
    // A browser that keeps nothing has it as long as the page is open.
  }
}
