import { m } from '#messages';
import { PageTitle } from '../../parts/page-title.tsx';
import { DoubleLine } from '../../ui/double-line.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CartSteps } from './cart-steps.tsx';

/** What stands on the page until the cart has been read. */
export function CartSkeleton() {
  return (
    <>
      <PageTitle title={m.cart_title()} aside={<CartSteps step="cart" />} />
      <div className="laid" aria-hidden="true" />
      <DoubleLine />
      <div className="gutter cart-columns" role="status" aria-label={m.cart_loading()}>
        <div className="grid content-start gap-6">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
        <Skeleton className="h-80" />
      </div>
    </>
  );
}
