import { m } from '#kitchen-messages';

/** Asks whether an order goes by the name on its invoice too, as where it was mistyped; by which it goes now is said. */
export function NamesOrder({
  name,
  checked,
  onChange,
}: {
  /** By which the order goes now. */
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="recipient-names-order">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>
        <b>{m.recipient_names_order()}</b>
        <span className="muted">{m.recipient_names_order_else({ name })}</span>
      </span>
    </label>
  );
}
