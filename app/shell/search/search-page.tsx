import { Link } from 'react-router';
import { m } from '#messages';
import type { AnsweredTopic } from '#rules/catalogue/answering-page.ts';
import { dietCalled } from '#rules/catalogue/diet-called.ts';
import { dietName } from '../../product/declarations.ts';
import type { Leave } from './use-search-again.ts';

const names: Readonly<Record<AnsweredTopic, () => string>> = {
  prices: m.search_page_prices,
  delivery: m.search_page_delivery,
  cancellation: m.search_page_cancellation,
  discount: m.search_page_discount,
  contact: m.search_page_contact,
  allergens: m.search_page_allergens,
  orders: m.shell_orders,
  terms: m.shell_terms,
  imprint: m.shell_imprint,
  privacy: m.shell_privacy,
  accessibility: m.shell_accessibility,
};

interface WayProps {
  readonly onChoose: Leave;
}

/** The way to the page that answers what was typed. */
export function SearchPage({ topic, path, onChoose }: WayProps & { topic: AnsweredTopic; path: string }) {
  return (
    <span className="block">
      {m.search_meant()} <Way to={path} name={names[topic]()} onChoose={onChoose} />
    </span>
  );
}

/** The way to a table laid for as many as were typed, who all eat by the diet that was. */
export function SearchTable({ guests, query, onChoose }: WayProps & { guests: number; query: string }) {
  const diet = dietCalled(query);
  return (
    <span className="block">
      {diet ? (
        <Way
          to={`/plan?guests=${guests}&${diet}=${guests}`}
          name={m.search_table_diet({ guests, diet: dietName(diet).toLowerCase() })}
          onChoose={onChoose}
        />
      ) : (
        <Way to={`/plan?guests=${guests}`} name={m.search_table({ guests })} onChoose={onChoose} />
      )}
    </span>
  );
}

function Way({ to, name, onChoose }: WayProps & { to: string; name: string }) {
  return (
    <Link to={to} onClick={onChoose} className="text-petrol underline underline-offset-4">
      {name}
    </Link>
  );
}
