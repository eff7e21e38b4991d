import type { MenuChange } from '#contract/kitchen/menu/menu-changes.ts';
import { m } from '#kitchen-messages';
import { TextArea, TextField } from '#ui/field.tsx';
import { TheirField } from './their-field.tsx';
import type { WrittenSheet } from './use-sheet.ts';

/** A field of a form, in one language or in none, with what somebody else wrote into it meanwhile. */
export function SheetField({
  sheet,
  field,
  label,
  language,
  isLong = false,
  maxLength,
  hint,
  saysMissing,
  last,
}: {
  sheet: WrittenSheet;
  field: string;
  label: string;
  language?: 'de' | 'en';
  isLong?: boolean;
  maxLength: number;
  hint?: string;
  /** Whether an empty one is said to be: after somebody wanted to save. */
  saysMissing: boolean;
  last: MenuChange | undefined;
}) {
  const value = sheet.shown[field] ?? '';
  const note = language && (language === 'de' ? m.menu_german() : m.menu_english());
  const asked = {
    label,
    note,
    hint,
    lang: language,
    maxLength,
    value,
    error: saysMissing && value.trim() === '' ? m.places_lacks({ field: label }) : undefined,
  };
  return (
    <div>
      {isLong ? (
        <TextArea {...asked} rows={5} onChange={({ target }) => sheet.write(field, target.value)} />
      ) : (
        <TextField {...asked} onChange={({ target }) => sheet.write(field, target.value)} />
      )}
      <TheirField sheet={sheet} field={field} label={note ? `${label} ${note}` : label} last={last} />
    </div>
  );
}
