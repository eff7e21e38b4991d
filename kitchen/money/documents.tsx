import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { m } from '#kitchen-messages';
import { seriesOf } from '#rules/money/document-series.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { Button } from '#ui/button.tsx';
import { documentAddress } from '../api/orders.ts';
import { FindField } from '../menu/find-field.tsx';
import { replacedText } from '../order/order-words.ts';
import {
  bonText,
  dayText,
  euroText,
  foundDocuments,
  type MonthDocument,
  nameOfDocument,
} from './money-words.ts';

/** So many are shown until all are asked for. */
const few = 12;

/** The documents of a month, the newest first, to be looked through and opened. */
export function Documents({ documents }: { documents: readonly MonthDocument[] }) {
  const [isAll, setAll] = useState(false);
  const [params, setParams] = useSearchParams();
  // The field answers at once; the address follows.
  const [query, setQuery] = useState(params.get('q') ?? '');
  const isSearch = query.trim() !== '';
  const found = foundDocuments(documents, query).toReversed();
  const shown = isAll || isSearch ? found : found.slice(0, few);

  function look(typed: string) {
    setQuery(typed);
    setParams(typed ? { q: typed } : {}, { replace: true, preventScrollReset: true });
  }
  return (
    <section className="paper book" aria-labelledby="documents-title">
      <h2 id="documents-title">{m.money_documents()}</h2>
      {documents.length === 0 ? (
        <p className="muted">{m.money_documents_none()}</p>
      ) : (
        <FindField label={m.money_find()} value={query} onChange={look} />
      )}
      <p role="status" className="sr-only">
        {isSearch ? m.money_found({ count: found.length }) : ''}
      </p>
      {shown.length > 0 ? (
        <ul>
          {shown.map((document) => (
            <DocumentRow key={document.code} document={document} />
          ))}
        </ul>
      ) : null}
      {isSearch && found.length === 0 ? (
        <p className="documents-none">
          {m.money_find_none({ query: query.trim() })}{' '}
          <Button variant="quiet" onClick={() => look('')}>
            {m.money_find_all()}
          </Button>
        </p>
      ) : null}
      {shown.length < found.length ? (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {m.money_show_all({ count: found.length })}
        </Button>
      ) : null}
      {isSearch ? null : <SeriesLines documents={documents} />}
    </section>
  );
}

function DocumentRow({ document }: { document: MonthDocument }) {
  const { code, publicProductOrderId: order, buyer, issued, amount, replacedBy } = document;
  return (
    <li className="document-row">
      <a href={documentAddress(order, code)}>
        <b>{code}</b> <small>{[nameOfDocument(document), ...replacedText(document)].join(', ')}</small>
        <span className="sr-only"> {m.order_as_pdf()}</span>
      </a>
      <Link to={`/order/${order}`}>
        {buyer}{' '}
        <small>
          {[m.money_order_named({ number: orderNumber(order) }), bonText(document)]
            .filter(Boolean)
            .join(', ')}
        </small>
      </Link>
      <span className="document-day">{dayText(issued)}</span>
      <b className="num" data-below={amount < 0 || undefined} data-idle={replacedBy ? true : undefined}>
        {euroText(amount)}
      </b>
    </li>
  );
}

/** From which number to which they go: who keeps the books looks for gaps. */
function SeriesLines({ documents }: { documents: readonly MonthDocument[] }) {
  return (
    <ul className="documents-series">
      {seriesOf(documents.map(({ code }) => code)).map(({ first, last, missing }) => (
        <li key={first}>
          {first === last
            ? first
            : missing === 0
              ? m.money_series({ first, last })
              : m.money_series_gap({ first, last, missing })}
        </li>
      ))}
    </ul>
  );
}
