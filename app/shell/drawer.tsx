import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { m } from '#messages';
import { Button, ButtonLink } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { OnDemandProps } from '../loading/use-on-demand.ts';
import { useSignedIn } from '../stores/session.ts';
import { ConsentSettings } from './consent/consent-settings.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { legalLinks, mainLinks } from './navigation.ts';
import { useLogout } from './use-logout.ts';

/** The menu of small screens: 280 px, 350 px where there is room; a choice in it closes it (spec §2). */
export default function Drawer({ open, onClose }: OnDemandProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const signedIn = useSignedIn();
  const logout = useLogout();
  const links = mainLinks(signedIn);
  links.splice(2, 0, { to: '/plan', label: m.shell_plan(), room: '' });
  const close = () => dialog.current?.close();
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);

  function onClick(event: MouseEvent) {
    const target = event.target as Element;
    if (target === dialog.current || target.closest('a')) close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog, links click by key
    <dialog ref={dialog} className="drawer" aria-label={m.shell_menu()} onClose={onClose} onClick={onClick}>
      <div className="flex items-center justify-between">
        <Logo className="h-7 w-auto" />
        <IconButton label={m.shell_close_menu()} onClick={close} className="-mr-2">
          <X size={26} />
        </IconButton>
      </div>
      <nav aria-label={m.shell_main_navigation()} className="mt-5">
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end className="drawer-link">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={m.shell_language()} className="mt-6 flex gap-2">
        <LanguageLinks short className="language-choice" />
      </nav>
      <div className="mt-6">
        {signedIn ? (
          <Button
            variant="side"
            wide
            onClick={() => {
              close();
              logout();
            }}
          >
            {m.shell_log_out()}
          </Button>
        ) : (
          <ButtonLink to="/signin" variant="side" wide>
            {m.shell_sign_in()}
          </ButtonLink>
        )}
      </div>
      <nav aria-label={m.shell_legal()} className="mt-8 grid grid-cols-2">
        {legalLinks().map(({ to, label }) => (
          <Link key={to} to={to} className="legal-link">
            {label}
          </Link>
        ))}
        <ConsentSettings className="legal-link col-span-2" onOpen={close} />
      </nav>
    </dialog>
  );
}
