import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import { centsOf } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { actionTexts } from '../../order/order-texts.ts';
import { Linked } from '../../page/linked.tsx';
import { Picture } from '../../page/picture.tsx';
import { useCompany } from '../../page/use-company.ts';
import { useNow } from '../../page/use-now.ts';

/** What is coming, line by line, and until when it can be canceled. */
export function OrderLines({ order, locale }: { order: LinkedOrder; locale: Locale }) {
  const { phone } = useCompany();
  const { note, until } = actionTexts(order, phone, locale, useNow() ?? Date.now());
  const money = (euro: number) => formatMoney(centsOf(euro), locale);
  return (
    <section className="order-coming" aria-labelledby="order-coming">
      <h2 id="order-coming">{order.status === 'CANCELED' ? m.order_was_ordered() : m.order_coming()}</h2>
      {until || note ? (
        <p className="order-note">{until ? <CancelUntil when={until} /> : <Linked text={note ?? ''} />}</p>
      ) : null}
      <ul className="order-lines">
        {order.items.map(({ productId, name, imageUrl, quantity, unitPrice, lineTotal }) => (
          <li key={productId}>
            <Picture src={imageUrl} sizes="80px" />
            <span>
              <b>{readLocalizedText(name, locale)}</b>
              <small>{m.order_line({ quantity, price: money(unitPrice) })}</small>
            </span>
            <span className="num">{money(lineTotal)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who has the link may only look: canceling asks for a sign-in. */
function CancelUntil({ when }: { when: string }) {
  return (
    <>
      {m.order_cancel_until({ when })}{' '}
      <a className="order-link" href="/orders">
        {m.orders_title()}
      </a>
    </>
  );
}
