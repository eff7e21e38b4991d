import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { m } from '#messages';
import { Button } from '#ui/button.tsx';
import {
  acceptAll,
  type ConsentChoice,
  decideConsent,
  openConsentDialog,
  refuseAll,
} from '../../stores/consent.ts';
import { rescueFocus } from '../rescue-focus.ts';

/**
 * The question at the foot of the window, or at the end of the page. It blocks nothing: its height at the foot is in
 * --consent-height, and whatever else stands there makes room for it. Refusing is one press on a button like that of
 * accepting.
 */
export function ConsentBanner({ isAtEnd = false }: { isAtEnd?: boolean }) {
  const banner = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element || isAtEnd) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--consent-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--consent-height');
    };
  }, [isAtEnd]);

  function decide(choice: ConsentChoice) {
    flushSync(() => decideConsent(choice));
    rescueFocus();
  }

  return (
    <section
      ref={banner}
      aria-label={m.consent_title()}
      className={isAtEnd ? 'consent consent-end' : 'consent'}
    >
      <div className="gutter consent-row">
        <p className="consent-text">
          <span className="max-md:hidden">{m.consent_question()}</span>
          <span className="md:hidden">{m.consent_question_short()}</span>{' '}
          <Link to="/cookies" className="consent-link">
            {m.consent_policy()}
          </Link>
        </p>
        <div className="consent-actions">
          <Button variant="side" size="small" onClick={() => decide(refuseAll)}>
            {m.consent_refuse_all()}
          </Button>
          <Button variant="side" size="small" onClick={() => decide(acceptAll)}>
            {m.consent_accept_all()}
          </Button>
          <Button variant="quiet" aria-haspopup="dialog" onClick={openConsentDialog}>
            {m.consent_choose()}
          </Button>
        </div>
      </div>
    </section>
  );
}
