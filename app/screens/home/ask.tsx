import { shop } from '#content/shop.ts';
import { m } from '#messages';
import { ButtonLink } from '#ui/button.tsx';

/** For those who are not sure: somebody who cooks answers. */
export function Ask() {
  return (
    <section className="ask on-dark">
      <div className="gutter">
        <div>
          <h2>{m.home_ask_title()}</h2>
          <p className="mt-5 text-lead">{m.home_ask_text()}</p>
        </div>
        <div className="ask-act">
          <ButtonLink to="/contact" variant="side">
            {m.home_ask_link()}
          </ButtonLink>
          <a
            className="num ask-phone"
            href={`tel:${shop.phone.dial}`}
            aria-label={m.home_call({ phone: shop.phone.shown })}
          >
            {shop.phone.shown}
          </a>
        </div>
      </div>
    </section>
  );
}
