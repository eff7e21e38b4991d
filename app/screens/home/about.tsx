import { m } from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '../../page/picture.tsx';

/** Who lays the table, beside three plates seen from above. */
export function About() {
  return (
    <section className="home-about">
      <div className="gutter">
        <div className="home-about-text">
          <h2>{m.home_about_title()}</h2>
          <p className="mt-6 text-lead">{m.home_about_first()}</p>
          <p className="mt-5 text-lead">{m.home_about_second()}</p>
          <ButtonLink to="/about" variant="side" className="mt-8">
            {m.home_about_link()}
          </ButtonLink>
        </div>
        <div className="home-plates" aria-hidden="true">
          <Picture src="/pictures/categories/salads-480.webp" sizes="(min-width: 64rem) 460px, 66vw" />
          <Picture src="/pictures/categories/sweets-480.webp" sizes="(min-width: 64rem) 310px, 45vw" />
          <Picture src="/pictures/categories/wraps-480.webp" sizes="(min-width: 64rem) 320px, 47vw" />
        </div>
      </div>
    </section>
  );
}
