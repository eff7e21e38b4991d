import { m } from '#messages';
import { DoubleLine } from '#ui/double-line.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { useCompany } from '../../page/use-company.ts';

/** The table before anything stands on it; without scripts what to do instead. */
export function OrderWaiting() {
  const { phone } = useCompany();
  return (
    <>
      <PageTitle title={m.order_waiting_title()} />
      <div className="stage" aria-hidden="true" />
      <DoubleLine />
      <div className="cloth">
        <div className="gutter order-waiting">
          <noscript>
            <p className="text-lead">{m.order_noscript({ phone })}</p>
          </noscript>
          <p className="sr-only" role="status">
            {m.order_loading()}
          </p>
          <div className="skeleton order-waiting-line" aria-hidden="true" />
          <div className="skeleton order-waiting-lines" aria-hidden="true" />
          <div className="skeleton order-waiting-paper" aria-hidden="true" />
        </div>
      </div>
    </>
  );
}
