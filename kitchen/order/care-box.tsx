import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { m } from '#kitchen-messages';
import { foodWord } from '../paper/food-words.ts';
import { listed } from '../parts/words.ts';

/**
 * What the customer asks to take care of and their own words, with what is said of the dishes between.
 * @param isNews said aloud where it comes to what is read already
 */
export function CareBox({
  order: { note, asks, locale },
  className,
  isNews = false,
  children,
}: {
  order: Pick<KitchenOrderDetails, 'note' | 'asks' | 'locale'>;
  className: string;
  isNews?: boolean;
  children: ReactNode;
}) {
  const named = listed(asks.map((slug) => foodWord(slug)));
  return (
    <div className={`alert ${className}`} role={isNews ? 'status' : undefined}>
      <TriangleAlert size={26} />
      <div>
        <p>
          <b>{asks.length > 0 ? m.order_care_named({ allergens: named }) : m.order_care()}</b> {children}
        </p>
        <q lang={locale}>{note}</q>
      </div>
    </div>
  );
}
