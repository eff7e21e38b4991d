import { m } from '#messages';
import type { Sentence } from '#rules/plan/sentence.ts';
import type { LaidTable } from '#rules/planner/lay-table.ts';
import { Button } from '#ui/button.tsx';
import { useOnDemand } from '../../loading/use-on-demand.ts';
import type { PlanMenu } from './menu.ts';

const loadFill = () => import('./fill-cart.tsx');

/** The button that puts the whole table into the cart; `asItIs` where something is missing on it. */
export function AllInCart({
  asItIs = false,
  ...table
}: {
  laid: LaidTable;
  sentence: Sentence;
  menu: PlanMenu;
  asItIs?: boolean;
}) {
  const { Dialog: Fill, isOpen, isLoading, open, close } = useOnDemand(loadFill);
  return (
    <>
      <Button variant={asItIs ? 'quiet' : 'main'} busy={isLoading || isOpen} onClick={open}>
        {asItIs ? m.plan_as_it_is() : m.plan_all_in_cart()}
      </Button>
      {Fill && isOpen ? <Fill open={isOpen} onClose={close} {...table} /> : null}
    </>
  );
}
