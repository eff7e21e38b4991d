import { m } from '#messages';
import { later } from '../../../loading/later.tsx';
import { DishLines } from './dish-lines.tsx';
import type { LaidProps } from './laid-props.ts';
import { Seats } from './seats.tsx';
import { Stage } from './stage.tsx';
import { Sums } from './sums.tsx';

/** Most tables need none. */
const Notes = later(() => import('./notes.tsx'), false);

/** The laid table: the food first, then who is fed by it, then the numbers. */
export function Laid(props: LaidProps) {
  return (
    <>
      <section aria-label={m.plan_table()} className="plan-table">
        <Stage {...props} />
        <Seats {...props} />
      </section>
      <div className="gutter plan-below">
        <Notes {...props} />
        <div className="plan-list">
          <DishLines {...props} />
        </div>
        <Sums {...props} />
      </div>
    </>
  );
}
