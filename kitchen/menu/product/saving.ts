import { type DraftField, fieldOf, withFields } from '#rules/catalogue/draft-fields.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import { saveDraft } from '../../api/menu.ts';
import { startSaving } from '../../drafts/saving.ts';

/** How a product is written field by field. */
const productFields = { fieldOf, withFields };

/** Saves a product's draft while somebody writes it. */
export function startSavingProduct(
  id: number,
  by: number | null,
  product: { readonly known: MenuProduct; readonly revision: number },
) {
  return startSaving<MenuProduct, DraftField>({
    ...product,
    key: `menu-draft-${id}`,
    by,
    fields: productFields,
    save: async (revision, changes) => {
      const saved = await saveDraft(id, revision, changes);
      return { known: saved.content, revision: saved.revision };
    },
  });
}
