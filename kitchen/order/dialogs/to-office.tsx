import { useId } from 'react';
import { m } from '#kitchen-messages';

/** Whether a note asks the office, which then has it among what needs somebody; large enough for a thumb. */
export function ToOffice({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const id = useId();
  return (
    <label className="to-office">
      <input
        type="checkbox"
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <b id={id}>{m.write_note_office()}</b>
        <span className="muted" id={`${id}-hint`}>
          {m.write_note_office_hint()}
        </span>
      </span>
    </label>
  );
}
