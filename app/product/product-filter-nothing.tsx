import { useLocation } from 'react-router';
import { m } from '#messages';
import { noFilter } from '#rules/catalogue/product-filter.ts';
import { ButtonLink } from '#ui/button.tsx';
import { emptyChoice, keepFilter } from '../stores/filter-choice.ts';

/** Where the choice leaves no dish of a page: the ways on. */
export default function ProductFilterNothing() {
  const { pathname } = useLocation();
  return (
    <section className="gutter py-14">
      <h2 className="text-card">{m.filter_empty_title()}</h2>
      <p className="mt-3 text-lead">{m.filter_empty_text()}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink
          to={pathname + emptyChoice}
          replace
          preventScrollReset
          variant="side"
          onClick={() => keepFilter(noFilter)}
        >
          {m.filter_reset()}
        </ButtonLink>
        <ButtonLink to="/contact" variant="quiet">
          {m.shell_contact()}
        </ButtonLink>
      </div>
    </section>
  );
}
