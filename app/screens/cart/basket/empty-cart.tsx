import { m } from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { RemovedLine } from './removed-line.tsx';
import type { Removal } from './use-removal.ts';

/** Nothing in the cart: says so and leads back to the menu (spec §2); what was taken out can be put back. */
export function EmptyCart({ removal }: { removal?: Removal }) {
  return (
    <div className="gutter py-14 md:py-20">
      {removal?.rows.map(({ item }) => (
        <RemovedLine key={item.product.id} as="div" item={item} onUndo={() => removal.undo(item)} />
      ))}
      <h2 className="mt-8">{m.cart_empty_title()}</h2>
      <p className="mt-4 max-w-[36rem] text-lead">{m.cart_empty_text()}</p>
      <ButtonLink to="/" className="mt-8">
        {m.cart_continue_shopping()}
      </ButtonLink>
    </div>
  );
}
