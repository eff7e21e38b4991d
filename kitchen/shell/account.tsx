import type { Me } from '#contract/kitchen/auth.ts';
import { getLocale, setLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { Menu } from '#ui/menu.tsx';
import { signOut } from '../api/me.ts';
import { forgetToday } from '../worker/keep-offline.ts';

/** Who is signed in, behind their initial: another language, and the way out. */
export function Account({ me }: { me: Me }) {
  const other = getLocale() === 'de' ? 'en' : 'de';
  const leave = async () => {
    await signOut();
    await forgetToday();
    location.assign('/kitchen/sign-in');
  };
  return (
    <Menu
      label={m.shell_account({ name: me.name })}
      icon={<span className="who">{me.name.trim().charAt(0).toUpperCase() || '·'}</span>}
    >
      <p className="who-name">{me.name}</p>
      <button type="button" lang={other} onClick={() => void setLocale(other)}>
        {other === 'de' ? 'Deutsch' : 'English'}
      </button>
      <button type="button" onClick={leave}>
        {m.shell_sign_out()}
      </button>
    </Menu>
  );
}
