import { deliveryCost } from '#rules/delivery-cost.ts';
import { DeliveryCost } from '../../parts/delivery-cost.tsx';

/** What delivery costs, while nobody has said where to. */
export default function CartDeliveryCost() {
  return <DeliveryCost cost={deliveryCost(null)} />;
}
