import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import { productPath } from '#rules/catalogue/product-path.ts';
import { centsOf } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { actionTexts } from '../../order/order-texts.ts';
import { Linked } from '../../page/linked.tsx';
import { Picture } from '../../page/picture.tsx';
import { useCompany } from '../../page/use-company.ts';
import { useNow } from '../../page/use-now.ts';
import { whenOf } from './order-words.ts';
import type { Costs } from './use-costs.ts';

/** What is coming, line by line, and until when it can be changed. */
export function OrderLines({ order, costs, locale }: { order: LinkedOrder; costs: Costs; locale: Locale }) {
  const { phone } = useCompany();
  const { note } = actionTexts(order, phone, locale, useNow() ?? Date.now());
  const money = (euro: number) => formatMoney(centsOf(euro), locale);
  const { isKnown, isChangeable, changeableUntil, cancel } = costs;
  const isPaid = order.status === 'PAID';
  const isOver = order.status === 'CANCELED' || order.stage === 'DELIVERED';
  const until = changeableUntil === null ? null : whenOf(changeableUntil, locale);
  // What canceling costs stands beside it; a paid order that can be canceled needs no other word.
  const other = isPaid && (!isKnown || cancel) ? null : note;
  return (
    <section className="order-coming" aria-labelledby="order-coming">
      <div className="order-coming-head">
        <h2 id="order-coming">{isOver ? m.order_was_ordered() : m.order_coming()}</h2>
        {isChangeable ? (
          <ButtonLink to="/order?change" variant="side" size="small">
            <Pencil size={20} />
            {m.order_change()}
          </ButtonLink>
        ) : null}
      </div>
      {isChangeable ? (
        <p className="order-note">
          {until === null ? m.order_change_first() : m.order_change_until({ when: until })}
        </p>
      ) : null}
      {other ? (
        <p className="order-note">
          <Linked text={other} />
        </p>
      ) : null}
      <ul className="order-lines">
        {order.items.map(({ productId, name, imageUrl, quantity, unitPrice, lineTotal }) => (
          <li key={productId}>
            <Picture src={imageUrl} sizes="80px" />
            <span>
              <b>
                <Link to={productPath(productId, name, locale)}>{readLocalizedText(name, locale)}</Link>
              </b>
              <small>{m.order_line({ quantity, price: money(unitPrice) })}</small>
            </span>
            <span className="num">{money(lineTotal)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
