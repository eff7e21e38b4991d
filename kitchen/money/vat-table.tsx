import type { MonthOfDocuments } from '#contract/kitchen/money.ts';
import { m } from '#kitchen-messages';
import { amountText } from './money-words.ts';
import { type Amounts, claimsOf, type RateRow, vatRows } from './vat-rows.ts';

/** The VAT of a month by rate, of what it is made, and apart from it what has none. */
export function VatTable({ month: { sums, documents } }: { month: MonthOfDocuments }) {
  const { rates, total } = vatRows(sums);
  const claims = claimsOf(sums);
  const corrections = documents.filter(({ kind }) => kind === 'CORRECTION').length;
  return (
    <section className="paper book" aria-labelledby="vat-title">
      <h2 id="vat-title">{m.money_vat()}</h2>
      {rates.length === 0 ? (
        <p className="muted">{m.money_vat_none()}</p>
      ) : (
        <table aria-labelledby="vat-title" className="vat">
          <thead>
            <tr>
              <th scope="col">{m.money_rate()}</th>
              <th scope="col">{m.money_net()}</th>
              <th scope="col">{m.money_tax()}</th>
              <th scope="col">{m.money_gross()}</th>
            </tr>
          </thead>
          {rates.map((row) => (
            <Rate key={row.rate} row={row} />
          ))}
          <tfoot>
            <tr>
              <th scope="row">{m.money_sum()}</th>
              <Numbers amounts={total} />
            </tr>
          </tfoot>
        </table>
      )}
      {claims ? (
        <p className="vat-apart">
          <span>{m.money_claims({ count: claims.documents })}</span>
          <b className="num">{amountText(claims.gross)}</b>
        </p>
      ) : null}
      {corrections > 0 ? <p className="muted">{m.money_corrections({ count: corrections })}</p> : null}
    </section>
  );
}

function Rate({ row }: { row: RateRow }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup">{m.money_percent({ rate: row.rate })}</th>
        <Numbers amounts={row} />
      </tr>
      {row.parts.length > 1
        ? row.parts.map((part) => (
            <tr key={`${part.kind} ${part.isFee}`} className="vat-part">
              <th scope="row">{m.money_part_count({ part: partText(part), count: part.documents })}</th>
              <Numbers amounts={part} />
            </tr>
          ))
        : null}
    </tbody>
  );
}

function Numbers({ amounts: { net, vat, gross } }: { amounts: Amounts }) {
  return (
    <>
      <td className="num" data-label={m.money_net()}>
        {amountText(net)}
      </td>
      <td className="num" data-label={m.money_tax()}>
        {amountText(vat)}
      </td>
      <td className="num">{amountText(gross)}</td>
    </>
  );
}

function partText({ kind, isFee }: RateRow['parts'][number]): string {
  if (kind === 'CREDIT_NOTE') return isFee ? m.money_part_fees_back() : m.money_part_credit_notes();
  return isFee ? m.money_part_fees() : m.money_part_invoices();
}
