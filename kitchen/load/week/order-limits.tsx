import { m } from '#kitchen-messages';
import { zoneLimits } from '#rules/booking/zone-limits.ts';
import { Button } from '#ui/button.tsx';
import { AmountField } from '../../amount/amount-field.tsx';
import { LimitStepper } from '../limit-stepper.tsx';
import { deliveriesOf, type Limits, withDeliveries } from './plan.ts';

/** Where a limit of deliveries begins when somebody wants one. */
const firstDeliveries = 4;

/** Limits that are the same on every day: deliveries of a half hour, and the least order. */
export function OrderLimits({
  limits,
  minimumOrder,
  onLimits,
  onMinimum,
}: {
  limits: Limits;
  minimumOrder: number;
  onLimits: (limits: Limits) => void;
  /** Null for what is no amount. */
  onMinimum: (euro: number | null) => void;
}) {
  const deliveries = deliveriesOf(limits);
  return (
    <section className="paper load-day" aria-labelledby="order-limits">
      <h2 id="order-limits">{m.week_limits()}</h2>
      <div className="set-row">
        <span>
          <b>{m.week_deliveries()}</b>
          <small>{m.week_each()}</small>
        </span>
        {deliveries === null ? (
          <Button variant="quiet" onClick={() => onLimits(withDeliveries(limits, firstDeliveries))}>
            {m.load_limit_them()}
            <span className="sr-only"> {m.week_deliveries()}</span>
          </Button>
        ) : (
          <span className="slot-set">
            <LimitStepper
              label={m.week_deliveries()}
              value={deliveries}
              onChange={(most) => onLimits(withDeliveries(limits, most))}
            />
            <button
              type="button"
              className="slot-link"
              onClick={() => onLimits(withDeliveries(limits, null))}
            >
              {m.week_no_limit()}
            </button>
          </span>
        )}
      </div>
      <AmountField
        label={m.week_minimum()}
        hint={m.week_minimum_hint()}
        value={minimumOrder}
        most={zoneLimits.minimum}
        onChange={onMinimum}
      />
    </section>
  );
}
