import { Phone } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { m } from '#kitchen-messages';
import { isTyping } from '../parts/is-typing.ts';

const to = '/telephone-order';

/** The way to an order by telephone, beside the days: a press, or the key N. */
export function TelephoneLink() {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (key.toLowerCase() !== 'n' || ctrlKey || metaKey || altKey) return;
      if (isTyping(target) || document.querySelector('dialog[open]')) return;
      void navigate(to);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate]);
  return (
    <Link className="week-phone" to={to} aria-label={m.telephone_board()} aria-keyshortcuts="N">
      <Phone size={26} />
      <span>{m.telephone_short()}</span>
    </Link>
  );
}
