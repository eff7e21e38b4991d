import { m } from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { useCompany } from '../../page/use-company.ts';

/** For those who are not sure: somebody who cooks answers. */
export function Ask() {
  const { phone, dial } = useCompany();
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
          <a className="num ask-phone" href={`tel:${dial}`} aria-label={m.home_call({ phone })}>
            {phone}
          </a>
        </div>
      </div>
    </section>
  );
}
