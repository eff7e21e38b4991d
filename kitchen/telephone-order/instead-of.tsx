import { m } from '#kitchen-messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** Says in the place of which order this one comes, and what becomes of that. */
export default function InsteadOf({ replaces }: { replaces: string }) {
  return (
    <Alert kind="note" className="tel-begun">
      <p>
        {m.telephone_instead({ number: orderNumber(replaces) })}{' '}
        <ButtonLink variant="quiet" size="small" to={`/order/${replaces}`}>
          {m.telephone_instead_open()}
        </ButtonLink>
      </p>
    </Alert>
  );
}
