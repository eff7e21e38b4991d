import { redirect, useLocation, useNavigation } from 'react-router';
import { m } from '#kitchen-messages';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { monthOf } from '#rules/money/month.ts';
import { isMoneyNotice } from '#rules/orders/notice-kinds.ts';
import { ButtonLink } from '#ui/button.tsx';
import { getComparison, getDocuments, getLedger } from '../api/money.ts';
import { getNotices } from '../api/notices.ts';
import { lastKnown } from '../live/last-known.ts';
import { whenAskedAnew } from '../live/when-asked-anew.ts';
import { addMonths, isMonth } from '../load/month/month-of.ts';
import { Wall } from '../parts/wall.tsx';
import { monthAndYear } from '../parts/words.ts';
import type { Route } from './+types/route';
import { Comparison } from './comparison.tsx';
import { Deposits } from './deposits.tsx';
import { Documents } from './documents.tsx';
import { DownloadButton } from './download-button.tsx';
import { Ledger } from './ledger.tsx';
import { amountText } from './money-words.ts';
import { MonthSwitch, moneyAddress } from './month-switch.tsx';
import { vatRows } from './vat-rows.ts';
import { VatTable } from './vat-table.tsx';

/** What was issued and what moved in a month, and what does not fit. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const current = monthOf(berlinDay(Date.now()));
  const month = params.month ?? current;
  if (!isMonth(month) || month > current) throw redirect('/money');
  const [documents, ledger, standing, notices] = await Promise.all([
    lastKnown(`documents of ${month}`, () => getDocuments(month)),
    lastKnown(`ledger of ${month}`, () => getLedger(month)),
    lastKnown('comparison', getComparison),
    lastKnown('notices', getNotices),
  ]);
  const differences = notices.filter(isMoneyNotice);
  return { month, current, documents, ledger, standing, differences };
}

export const shouldRevalidate = whenAskedAnew;

/** The money of a month: differences first, VAT by rate, documents, payments, cash for deposits, and all of it for the tax adviser. */
export default function MoneyScreen({
  loaderData: { month, current, documents: issued, ledger, standing, differences },
}: Route.ComponentProps) {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const { documents } = issued;
  // A release before tells none.
  const deposits = ledger.deposits?.handovers.length ? ledger.deposits : null;
  const name = monthAndYear(month);
  const before = addMonths(month, -1);
  return (
    <>
      <title>{`${m.place_money()} ${name} · ${m.shell_kitchen()}`}</title>
      <Wall
        title={name}
        about={
          documents.length > 0 ? (
            <>
              <b className="num money-turnover">{amountText(vatRows(issued.sums).total.gross)}</b>{' '}
              {m.money_turnover({ count: documents.length })}
            </>
          ) : null
        }
        ways={<MonthSwitch month={month} current={current} />}
        action={
          documents.length > 0 ? (
            <DownloadButton
              key={month}
              variant="main"
              path={`/money/${month}/documents.zip`}
              label={m.money_get_documents()}
              description={m.money_get_documents_long()}
              count={documents.length}
            />
          ) : null
        }
      />
      <main id="main" tabIndex={-1} className="desk money" aria-busy={isLeaving || undefined}>
        <Comparison standing={standing} notices={differences} />
        {documents.length === 0 && ledger.count === 0 && deposits === null ? (
          <div className="nothing">
            <h2>{m.money_empty({ month: name })}</h2>
            <p>{m.money_empty_hint()}</p>
            <ButtonLink variant="side" to={month === current ? moneyAddress(before) : '/money'}>
              {month === current ? m.money_empty_before({ month: monthAndYear(before) }) : m.money_to_now()}
            </ButtonLink>
          </div>
        ) : (
          <>
            <div className="money-side">
              <VatTable month={issued} />
              <Ledger key={month} month={ledger} />
              {deposits ? <Deposits key={`deposits ${month}`} month={deposits} /> : null}
            </div>
            <div className="money-side">
              <Documents key={month} documents={documents} />
              <section className="paper book" aria-labelledby="files-title">
                <h2 id="files-title">{m.money_tax_adviser()}</h2>
                <p>{m.money_tax_adviser_hint()}</p>
                <div className="money-files" key={month}>
                  <DownloadButton path={`/money/${month}/documents.csv`} label={m.money_get_journal()} />
                  <DownloadButton path={`/money/${month}/vat.csv`} label={m.money_get_vat()} />
                  <DownloadButton path={`/money/${month}/ledger.csv`} label={m.money_get_ledger()} />
                  {deposits ? (
                    <DownloadButton path={`/money/${month}/deposits.csv`} label={m.money_get_deposits()} />
                  ) : null}
                </div>
              </section>
            </div>
          </>
        )}
      </main>
    </>
  );
}
