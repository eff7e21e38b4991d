import { m } from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { RemovedLine } from './removed-line.tsx';
import type { Removal } from './use-removal.ts';

/** Nothing in the cart: says so and leads back to the menu (spec §2); what was taken out last can be put back. */
export function EmptyCart({ removal }: { removal?: Removal }) {
  return (
    <div className="gutter py-14 md:py-20">
      {removal?.removed ? <RemovedLine as="div" item={removal.removed.item} onUndo={removal.undo} /> : null}
      <h2>{m.cart_empty_title()}</h2>
      <p className="mt-4 max-w-[36rem] text-lead">{m.cart_empty_text()}</p>
      <ButtonLink to="/" className="mt-8">
        {m.cart_continue_shopping()}
      </ButtonLink>
    </div>
  );
}
