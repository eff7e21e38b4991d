import { useNavigation } from 'react-router';
import { m } from '#messages';

/** A line at the top of the window while the next page takes longer than a moment to come. */
export function Progress() {
  const isLoading = useNavigation().state === 'loading';
  return isLoading ? <div className="progress" role="progressbar" aria-label={m.shell_loading()} /> : null;
}
