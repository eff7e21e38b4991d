import { Menu } from 'lucide-react';
import { m } from '#messages';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useOnDemand } from '../loading/use-on-demand.ts';

const loadDrawer = () => import('./drawer.tsx');

/** Opens the menu of small screens. */
export function DrawerButton() {
  const { Dialog, isOpen, isLoading, open, close } = useOnDemand(loadDrawer);
  return (
    <div className="xl:hidden">
      <IconButton
        label={m.shell_open_menu()}
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onClick={open}
      >
        {isLoading ? <Spinner /> : <Menu size={28} />}
      </IconButton>
      {Dialog ? <Dialog open={isOpen} onClose={close} /> : null}
    </div>
  );
}
