import { m } from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import type { PageNames } from '../../page/page-names.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { Picture } from '../../page/picture.tsx';
import './about.css';

export const handle: PageNames = { title: m.shell_title_about, crumbs: () => ({ about: m.shell_about() }) };

/** Who we are and what we hold to (spec §2, /about). */
export default function About() {
  const values = [
    { picture: 'salads', title: m.pages_value_quality(), text: m.pages_value_quality_text() },
    { picture: 'sweets', title: m.pages_value_passion(), text: m.pages_value_passion_text() },
    { picture: 'platters', title: m.pages_value_personal(), text: m.pages_value_personal_text() },
  ];
  return (
    <>
      <PageTitle title={m.pages_about_title()} sub={m.pages_about_sub()} />
      <div className="about-table tabletop" aria-hidden="true">
        <div className="gutter">
          {['breakfast', 'salad', 'etagere', 'rolls'].map((slug) => (
            <Picture
              key={slug}
              src={`/pictures/products/${slug}-560.webp`}
              sizes="(min-width: 48rem) 24vw, 46vw"
              eager
            />
          ))}
        </div>
      </div>
      <DoubleLine />
      <section className="gutter about-team">
        <h2>{m.pages_team_title()}</h2>
        <div className="grid gap-5 text-lead">
          <p>{m.pages_team_first()}</p>
          <p>{m.pages_team_second()}</p>
          <p>{m.pages_team_third()}</p>
        </div>
      </section>
      <section className="about-values">
        <div className="gutter">
          <h2>{m.pages_values_title()}</h2>
          <ul>
            {values.map(({ picture, title, text }) => (
              <li key={picture}>
                <Picture src={`/pictures/categories/${picture}-320.webp`} sizes="180px" />
                <h3>{title}</h3>
                <p className="mt-3">{text}</p>
              </li>
            ))}
          </ul>
          <ButtonLink to="/category/platter" size="large" className="mt-12">
            {m.home_order_now()}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
