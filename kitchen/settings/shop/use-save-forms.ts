import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../api/call.ts';
import { errorWords } from '../../parts/error-words.ts';
import type { ShopForm } from './use-shop-form.ts';

/** A form with the way to save it. */
export interface SavedForm {
  readonly name: string;
  readonly form: Pick<ShopForm<object>, 'isChanged' | 'drop' | 'rebase'>;
  /** Id of the first field that is wrong, after it has been told so; null when none is. */
  readonly check: () => string | null;
  readonly save: () => Promise<unknown>;
  /** Which state there is now. */
  readonly versionNow: () => Promise<string>;
}

/**
 * Saves those of several forms that have changes, one after the other. Of one that somebody else has saved meanwhile nothing
 * is lost: it goes on from their state, and saving again decides.
 */
export function useSaveForms(forms: readonly SavedForm[]) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState('');
  const changed = forms.filter(({ form }) => form.isChanged);

  async function save() {
    setSaved(false);
    setProblem('');
    const [wrong] = changed.flatMap(({ check }) => check() ?? []);
    if (wrong) return document.getElementById(wrong)?.focus();
    setBusy(true);
    for (const each of changed) if (!(await saveOne(each))) return setBusy(false);
    setBusy(false);
    setSaved(true);
  }
  async function saveOne({ form, save: send, versionNow }: SavedForm): Promise<boolean> {
    try {
      await send();
      await revalidate();
      form.drop();
      return true;
    } catch (error) {
      setProblem(errorWords(error));
      if (error instanceof ApiError && error.code === 'ChangedMeanwhile') {
        await versionNow().then(form.rebase, () => null);
        await revalidate();
      }
      return false;
    }
  }
  return {
    changed: changed.map(({ name }) => name),
    isBusy,
    isSaved,
    problem,
    onSave: () => void save(),
    drop() {
      for (const { form } of forms) form.drop();
      setProblem('');
      setSaved(false);
    },
  };
}
