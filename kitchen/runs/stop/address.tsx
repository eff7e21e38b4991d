import type { ShownStop } from '../shown-runs.ts';

/** Where a stop is, the street before all: it is read at the wheel. A release before said it in one line. */
export function Address({ contact }: Pick<ShownStop, 'contact'>) {
  if (!contact) return null;
  const { address, place } = contact;
  if (!place) return <p className="d-adr">{address}</p>;
  const { name, street, addition, city } = place;
  return (
    <p className="d-adr">
      <b>{street}</b>
      <br />
      {[addition, city].filter(Boolean).join(', ')}
      {name ? <small> · {name}</small> : null}
    </p>
  );
}
