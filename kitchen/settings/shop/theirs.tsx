import { m } from '#kitchen-messages';

/** What somebody else has saved meanwhile in a field that is changed here too. */
export function Theirs({ value }: { value: string | boolean | undefined }) {
  if (value === undefined || typeof value === 'boolean') return null;
  return <p className="shop-theirs">{value === '' ? m.shop_theirs_empty() : m.shop_theirs({ value })}</p>;
}
