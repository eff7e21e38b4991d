import { Link } from 'react-router';
import type { Category } from '#contract/categories.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { readLocalizedText } from '#rules/localized-text.ts';
import { Picture } from '../parts/picture.tsx';
import { categoryPath } from '../parts/public-pages.ts';
import { useFilteredPath } from '../parts/use-filtered-path.ts';
import { ButtonLink } from '../ui/button.tsx';

/** The ways on before anything is typed, and where nothing was found. */
export function SearchElsewhere({
  categories,
  isLost,
  onChoose,
}: {
  categories: readonly Category[];
  /** Something was typed, and nothing is like it. */
  isLost: boolean;
  onChoose: () => void;
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
