import { useState } from 'react';
import { Link } from 'react-router';
import type { Me } from '#contract/kitchen/staff/auth.ts';
import { getLocale, setLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { isOffice } from '#rules/access/role.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { signOut } from '../api/me.ts';
import { switchOrderSound, useOrderSound } from '../live/order-sound.ts';
import { errorWords } from '../parts/error-words.ts';
import { RailDialog } from '../parts/rail-dialog.tsx';
import { roleWord } from '../parts/role-words.ts';
import { forgetDraft } from '../telephone-order/kept-draft.ts';
import { forgetToday } from '../worker/keep-offline.ts';
import { placesFor } from './places.ts';

/** Who is signed in, behind their initial: their access, the team for the owner, another language, and the way out. */
export function Account({ me }: { me: Me }) {
  const other = getLocale() === 'de' ? 'en' : 'de';
  const isTablet = me.staffId === null;
  const isHeard = useOrderSound(({ isOn }) => isOn);
  const [isLeaving, setLeaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function leave() {
    try {
      await signOut();
      await forgetToday();
      forgetDraft();
      location.assign(isTablet ? '/kitchen/pair' : '/kitchen/sign-in');
    } catch (refusal) {
      setError(errorWords(refusal));
      setLeaving(true);
    }
  }

  return (
    <>
      <Menu
        label={m.shell_account({ name: me.name })}
        icon={<span className="who">{me.name.trim().charAt(0).toUpperCase() || '·'}</span>}
      >
        <p className="who-name">
          {isTablet ? m.shell_tablet({ name: me.name }) : `${me.name}, ${roleWord(me.role)}`}
        </p>
        {placesFor(me.role)
          .filter(({ isBehindInitial }) => isBehindInitial)
          .map(({ to, label }) => (
            <Link key={to} to={to} className="phone-only">
              {label()}
            </Link>
          ))}
        {isTablet ? null : <Link to="/account">{m.account_title()}</Link>}
        {isOffice(me.role) ? <Link to="/settings/shop">{m.shell_settings()}</Link> : null}
        {me.role === 'OWNER' ? <Link to="/staff">{m.staff_title()}</Link> : null}
        <button type="button" aria-pressed={isHeard} onClick={() => switchOrderSound(!isHeard)}>
          {isHeard ? m.shell_sound_on() : m.shell_sound_off()}
        </button>
        <button type="button" lang={other} onClick={() => void setLocale(other)}>
          {other === 'de' ? 'Deutsch' : 'English'}
        </button>
        <button type="button" onClick={() => (isTablet ? setLeaving(true) : void leave())}>
          {isTablet ? m.shell_unpair() : m.shell_sign_out()}
        </button>
      </Menu>
      <RailDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title={isTablet ? m.shell_unpair() : m.shell_sign_out()}
        about={me.name}
        foot={
          <>
            <Button variant="danger" onClick={() => void leave()}>
              {isTablet ? m.shell_unpair_yes() : m.shell_sign_out()}
            </Button>
            <Button variant="side" onClick={() => setLeaving(false)}>
              {m.shell_stay()}
            </Button>
          </>
        }
      >
        {error ? <Alert>{error}</Alert> : null}
        {isTablet ? <p className="question">{m.shell_unpair_ask()}</p> : null}
      </RailDialog>
    </>
  );
}
