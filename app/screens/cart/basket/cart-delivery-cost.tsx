import { deliveryCostRange } from '#rules/booking/delivery-cost.ts';
import { useDeliverySettings } from '../../../address/use-delivery-settings.ts';
import { DeliveryCost } from '../../../order/delivery-cost.tsx';

/** What delivery costs, while nobody has said where to. */
export default function CartDeliveryCost() {
  return <DeliveryCost cost={deliveryCostRange(useDeliverySettings())} />;
}
