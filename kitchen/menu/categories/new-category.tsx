import { Plus } from 'lucide-react';
import { useState } from 'react';
import { m } from '#kitchen-messages';
import { nameLimit } from '#rules/text/limits.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { addCategory } from '../../api/menu.ts';
import { useSaving } from '../../parts/use-saving.ts';
import { SheetField } from '../places/sheet-field.tsx';
import { useSheet } from '../places/use-sheet.ts';

const nothing = { de: '', en: '' };

/** Adds a category at the end of the menu: both names first, the picture once it is there. */
export function NewCategory() {
  const sheet = useSheet('category-new', nothing);
  const saving = useSaving();
  const [saysMissing, setSaysMissing] = useState(false);
  const { de = '', en = '' } = sheet.shown;

  async function add() {
    const isMissing = de.trim() === '' || en.trim() === '';
    setSaysMissing(isMissing);
    if (!isMissing && (await saving.save(() => addCategory({ de, en })))) sheet.empty();
  }
  const field = { sheet, maxLength: nameLimit, saysMissing, last: undefined, label: m.places_name() };
  return (
    <form
      className="paper place-new"
      aria-labelledby="category-new"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <h2 id="category-new">{m.places_new()}</h2>
      <div className="side-by-side">
        <SheetField {...field} field="de" language="de" />
        <SheetField {...field} field="en" language="en" />
      </div>
      {saving.problem ? <Alert>{saving.problem}</Alert> : null}
      <div className="places-foot">
        <Button type="submit" variant="side" busy={saving.isBusy}>
          <Plus size={20} />
          {m.places_add()}
        </Button>
        <p role="status" className="muted">
          {saving.isSaved && !sheet.isWritten ? m.places_added() : ''}
        </p>
      </div>
    </form>
  );
}
