import { Link } from 'react-router';
import { m } from '#messages';
import type { AnsweredTopic } from '#rules/catalogue/answering-page.ts';

const names: Readonly<Record<AnsweredTopic, () => string>> = {
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

/** The way to the page that answers what was typed. */
export function SearchPage({
  topic,
  path,
  onChoose,
}: {
  topic: AnsweredTopic;
  path: string;
  onChoose: () => void;
}) {
  return (
    <span className="block">
      {m.search_meant()}{' '}
      <Link to={path} onClick={onChoose} className="text-petrol underline underline-offset-4">
        {names[topic]()}
      </Link>
    </span>
  );
}
