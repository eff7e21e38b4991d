import { useState } from 'react';

/** A form as the shop has it, and which state that is. */
export interface Saved<Values> {
  readonly version: string;
  readonly values: Values;
}

interface Draft<Values> {
  readonly version: string;
  /** What stood there when the first field was changed. */
  readonly base: Values;
  readonly changes: Partial<Values>;
}

/**
 * What somebody changes of a form, field by field, until it is saved. Fields that nobody touches here follow what others
 * save meanwhile; of those that both have changed the form keeps the own text and says the other one.
 */
export function useShopForm<Values extends object>(saved: Saved<Values>) {
  const [draft, setDraft] = useState<Draft<Values> | null>(null);
  const values: Values = { ...saved.values, ...draft?.changes };

  function change(what: Partial<Values>) {
    const { version, base, changes } = draft ?? { version: saved.version, base: saved.values, changes: {} };
    const next = { ...changes, ...what };
    const kept = Object.entries(next).filter(([field, value]) => !isSame(value, base[field as keyof Values]));
    setDraft(
      kept.length === 0 ? null : { version, base, changes: Object.fromEntries(kept) as Partial<Values> },
    );
  }
  return {
    values,
    version: draft?.version ?? saved.version,
    isChanged: draft !== null,
    change,
    drop: () => setDraft(null),
    /** Goes on from what somebody else has saved meanwhile: saving again puts the own fields in their place. */
    rebase: (version: string) => setDraft((now) => now && { ...now, version }),
    /** What somebody else has saved in a field that is changed here too; undefined where nobody has. */
    theirs<Field extends keyof Values>(field: Field): Values[Field] | undefined {
      if (!draft || !(field in draft.changes)) return undefined;
      return isSame(saved.values[field], draft.base[field]) ? undefined : saved.values[field];
    },
  };
}

export type ShopForm<Values extends object> = ReturnType<typeof useShopForm<Values>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
