import { m } from '#messages';
import { DoubleLine } from '#ui/double-line.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { cartKey } from '../../stores/cart.ts';
import { EmptyCart } from './basket/empty-cart.tsx';
import { CartSteps } from './cart-steps.tsx';

/** Runs before anything below it is painted: whether this browser has kept a cart with something in it. */
const cartScript = () =>
  `try{if(JSON.parse(localStorage.getItem("${cartKey}")).items.length)document.documentElement.dataset.cart=""}catch(e){}`;

/** What stands on the page until the cart has been read: its places, or that it is empty. */
export function CartSkeleton() {
  return (
    <>
      <PageTitle title={m.cart_title()} aside={<CartSteps step="cart" />} />
      <div className="laid" aria-hidden="true" />
      <DoubleLine />
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed into the policy
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? cartScript() : '' }}
      />
      <div className="cart-none">
        <EmptyCart />
      </div>
      <div className="gutter cart-columns cart-some" role="status" aria-label={m.cart_loading()}>
        <div className="grid content-start gap-6">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
        <Skeleton className="h-80" />
      </div>
    </>
  );
}
