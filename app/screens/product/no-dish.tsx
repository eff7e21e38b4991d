import { getLocale } from '#locale';
import { m } from '#messages';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { PlateOnTable } from '../../page/plate-on-table.tsx';
import { categoryPath } from '../../page/public-pages.ts';
import type { DishPage } from './load-dish.ts';

/** A dish that is on the menu no more, that never was, or that cannot be loaded, and the way on. */
export function NoDish({ page }: { page: Exclude<DishPage, { state: 'found' }> }) {
  const locale = getLocale();
  const category = page.state === 'withdrawn' ? page.category : null;
  return (
    <>
      <PageTitle title={titleOf(page)} />
      <PlateOnTable />
      <div className="gutter py-14">
        {page.state === 'failed' ? (
          <Alert>{m.catalogue_products_failed()}</Alert>
        ) : (
          <p className="max-w-[40rem] text-lead">
            {page.state === 'withdrawn' ? m.product_withdrawn_text() : m.product_missing_text()}
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-4">
          {category ? (
            <ButtonLink to={categoryPath(category.name)}>
              {readLocalizedText(category.name, locale)}
            </ButtonLink>
          ) : null}
          <ButtonLink to="/categories-overview" variant={category ? 'side' : 'main'}>
            {m.catalogue_all_categories()}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

function titleOf(page: Exclude<DishPage, { state: 'found' }>): string {
  if (page.state === 'failed') return m.catalogue_failed_title();
  if (page.state === 'missing') return m.product_missing_title();
  return m.product_withdrawn_title({ name: readLocalizedText(page.name, getLocale()) });
}
