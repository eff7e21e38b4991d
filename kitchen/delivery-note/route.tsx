import { companyOfFiles } from '#content/shop.ts';
import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { m } from '#kitchen-messages';
import { centsOf } from '#rules/money/money.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { countedText } from '#rules/text/counted-text.ts';
import { formatMoney } from '#rules/text/format.ts';
import { getOrder } from '../api/orders.ts';
import { lastKnown } from '../live/last-known.ts';
import { depositDue } from '../order/deposit-due.ts';
import { refusedDrinks } from '../order/refused-alcohol.ts';
import { PaperPage } from '../paper/paper-page.tsx';
import { SheetHead } from '../paper/sheet-head.tsx';
import { type Block, Sheets } from '../paper/sheets.tsx';
import type { Route } from './+types/route';
import { itemsBlock } from './items-block.tsx';
import { recipientBlock } from './recipient-block.tsx';

/** An order whose paper goes along with it. */
export async function clientLoader({
  params: { publicProductOrderId: id },
}: {
  params: { publicProductOrderId: string };
}) {
  return { order: await lastKnown(`order ${id}`, () => getOrder(id)) };
}

/** The delivery note, in the language of who ordered. */
export default function DeliveryNoteScreen({ loaderData: { order } }: Route.ComponentProps) {
  const { locale, bon, publicProductOrderId, shop = companyOfFiles } = order;
  const number = orderNumber(publicProductOrderId);
  return (
    <PaperPage kind="DELIVERY_NOTE" title={m.note_title()} order={order}>
      <section aria-label={m.paper_preview()} lang={locale}>
        <Sheets
          isShown
          className="delivery-note"
          blocks={[recipientBlock(order), itemsBlock(order), handoverBlock(order)]}
          head={(sheet, sheets) => (
            <SheetHead title={m.note_title({}, { locale })} sheet={sheet} sheets={sheets} locale={locale}>
              {m.note_order({ number }, { locale })}
              {bon === null ? null : `, ${m.day_bon({ bon }, { locale })}`}
            </SheetHead>
          )}
          foot={() => (
            <>
              <span>{m.note_keep_cool({}, { locale })}</span>
              <span>
                {shop.company}, {shop.street}, {shop.postalCode} {shop.city}, {shop.phone}
              </span>
            </>
          )}
        />
      </section>
    </PaperPage>
  );
}

/** What comes back, what the bottles cost until then, and two lines to sign. */
function handoverBlock(order: KitchenOrderDetails): Block {
  const { locale, minimumAge } = order;
  const refused = refusedDrinks(order);
  const { hasDeposit, deposit } = depositDue(order);
  const options = { locale };
  return {
    key: 'handover',
    rows: 0,
    draw: () => (
      <>
        <div className="two">
          <div>
            <h2>{m.note_returns({}, options)}</h2>
            <p className="blanks">
              {[m.note_boards, m.note_bowls, m.note_stands, m.note_crates].map((word) => (
                <span key={word({}, options)}>
                  <i /> {word({}, options)}
                </span>
              ))}
            </p>
          </div>
          <div>
            {hasDeposit ? (
              <>
                <h2>{m.note_deposit({}, options)}</h2>
                {deposit ? (
                  <p>
                    <b>{formatMoney(centsOf(deposit), locale)}</b>
                    {m.note_deposit_hint({}, options)}
                  </p>
                ) : (
                  <p>{m.note_deposit_without({}, options)}</p>
                )}
              </>
            ) : null}
            {minimumAge === null ? null : (
              <>
                <p>{m.note_age({ age: minimumAge }, options)}</p>
                {refused.length > 0 ? (
                  <p>
                    <b>{m.note_alcohol_refused_of({ drinks: countedText(refused, locale) }, options)}</b>
                  </p>
                ) : (
                  <p>
                    <i className="box" /> {m.note_alcohol_refused({}, options)}
                  </p>
                )}
              </>
            )}
          </div>
        </div>
        <div className="two">
          <p className="signature">{m.note_name_and_time({}, options)}</p>
          <p className="signature">{signatureWord(order)({}, options)}</p>
        </div>
      </>
    ),
  };
}

/** That all of it was received, or all but what was refused and what it has left without. */
function signatureWord(order: KitchenOrderDetails) {
  const isMissing = order.items.some((item) => item.isMissing);
  if (refusedDrinks(order).length > 0)
    return isMissing ? m.note_signature_without_both : m.note_signature_without_alcohol;
  return isMissing ? m.note_signature_without_missing : m.note_signature;
}
