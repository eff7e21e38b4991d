import { Link } from 'react-router';
import type { Category } from '#contract/shop/categories.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '../../page/picture.tsx';
import { categoryPath } from '../../page/public-pages.ts';
import { useFilteredPath } from '../../product/use-filtered-path.ts';
import type { Leave } from './use-search-again.ts';

/** The ways on before anything is typed, and where nothing was found. */
export function SearchElsewhere({
  categories,
  isLost,
  onChoose,
}: {
  categories: readonly Category[];
  /** Something was typed, and nothing is like it. */
  isLost: boolean;
  onChoose: Leave;
}) {
  const pathTo = useFilteredPath();
  return (
    <>
      <p className={isLost ? 'mb-5' : 'mb-4 text-muted'}>
        {isLost ? m.search_none_text() : m.search_browse()}
      </p>
      <ul className="search-categories">
        {categories.map(({ id, name, imageUrl }) => (
          <li key={id}>
            <Link to={pathTo(categoryPath(name))} onClick={onChoose} className="search-category">
              {imageUrl ? <Picture src={imageUrl} sizes="44px" /> : null}
              {readLocalizedText(name, getLocale())}
            </Link>
          </li>
        ))}
      </ul>
      {isLost ? (
        <ButtonLink to="/contact" onClick={onChoose} variant="side" size="small" className="mt-6">
          {m.search_ask()}
        </ButtonLink>
      ) : null}
    </>
  );
}
