import { getLocale } from '#locale';
import { m } from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { browserApi } from '../../api/browser.ts';
import { errorText } from '../../api/error-text.ts';
import { useLoaded } from '../../loading/use-loaded.ts';
import type { PageNames } from '../../page/page-names.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { requireSignIn } from '../../sign-in/require-sign-in.ts';
import { toast } from '../../stores/toasts.ts';
import './orders.css';
import { OrderList } from './order-list.tsx';

export const handle: PageNames = {
  title: m.shell_title_orders,
  crumbs: () => ({ orders: m.shell_orders() }),
};

export const clientLoader = () => requireSignIn('/orders');

export function HydrateFallback() {
  return (
    <Frame>
      <Loading />
    </Frame>
  );
}

/** My orders: loading, an error, none, or the list (spec §2). */
export default function Orders() {
  const { state, retry, refresh } = useLoaded(browserApi.orders, (error) =>
    toast({
      kind: 'error',
      title: m.orders_error_title(),
      description: errorText(error, m.orders_failed()),
    }),
  );
  return (
    <Frame>
      {state.status === 'loading' ? <Loading /> : null}
      {state.status === 'failed' ? (
        <Alert isSaid title={m.orders_failed()}>
          <Button variant="quiet" className="text-inherit" onClick={retry}>
            {m.orders_retry()}
          </Button>
        </Alert>
      ) : null}
      {state.status === 'ready' && state.value.length === 0 ? <NoOrders /> : null}
      {state.status === 'ready' && state.value.length > 0 ? (
        <OrderList orders={state.value} locale={getLocale()} onChange={refresh} />
      ) : null}
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <>
      <PageTitle title={m.orders_title()} />
      <div className="tabletop h-8" aria-hidden="true" />
      <DoubleLine />
      <div className="gutter min-h-svh py-10 md:py-14">{children}</div>
    </>
  );
}

function Loading() {
  return (
    <p className="flex items-center gap-3 text-lead" role="status">
      <Spinner />
      {m.orders_loading()}
    </p>
  );
}

function NoOrders() {
  return (
    <>
      <h2>{m.orders_none()}</h2>
      <p className="mt-4 text-lead">{m.orders_none_text()}</p>
      <ButtonLink to="/categories-overview" className="mt-8">
        {m.orders_to_menu()}
      </ButtonLink>
    </>
  );
}
