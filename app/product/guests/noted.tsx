import { m } from '#messages';
import { Button } from '#ui/button.tsx';

/** Whether the kitchens learn what the guests need: the note of the order is theirs to read, and its customer's to write. */
export function Noted({ needs, note, onNote }: { needs: string; note: string; onNote: () => void }) {
  if (!needs) return null;
  if (note.includes(needs)) return <p className="mt-2">{m.cart_table_noted()}</p>;
  return (
    <p className="mt-2">
      {m.cart_table_not_noted({ needs })}{' '}
      <Button variant="quiet" className="text-inherit" onClick={onNote}>
        {m.cart_table_note()}
      </Button>
    </p>
  );
}
