import { changedFields } from '#rules/catalogue/draft-fields.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import { useMenuPlaces } from './menu-places.ts';
import { fieldName, fieldWords } from './value-words.ts';

/** What is different between two forms of a product: the old struck, the new beside it. */
export function ChangeList({ before, after }: { before: MenuProduct | null; after: MenuProduct }) {
  const places = useMenuPlaces();
  if (!before) return null;
  return (
    <dl className="change-list">
      {changedFields(before, after).map((field) => (
        <div key={field}>
          <dt>{fieldName(field)}</dt>
          <dd>
            <s>{fieldWords(before, field, places)}</s> <b>{fieldWords(after, field, places)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
