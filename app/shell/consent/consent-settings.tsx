import { m } from '#messages';
import { openConsentDialog } from '../../stores/consent.ts';

/** Among the legal links: a choice about cookies can be changed from every page. */
export function ConsentSettings({ className, onOpen }: { className?: string; onOpen?: () => void }) {
  function open() {
    onOpen?.();
    openConsentDialog();
  }
  return (
    <button type="button" aria-haspopup="dialog" className={className} onClick={open}>
      {m.consent_settings()}
    </button>
  );
}
