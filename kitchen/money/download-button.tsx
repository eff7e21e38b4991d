import { Download } from 'lucide-react';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { type DownloadState, useDownload } from './use-download.ts';

/** A button that loads a file, and below it how far that is. */
export function DownloadButton({
  path,
  label,
  description,
  count,
  variant = 'side',
}: {
  path: string;
  label: string;
  /** What a screen reader says instead of the label, which begins with it. */
  description?: string;
  /** How many files are in it, where it is a ZIP. */
  count?: number;
  variant?: 'main' | 'side';
}) {
  const { state, begin, stop } = useDownload(path);
  const isRunning = state.step === 'running';
  return (
    <div className="download">
      <Button variant={variant} busy={isRunning} title={description} onClick={begin}>
        {isRunning ? null : <Download size={22} />}
        {label}
      </Button>
      {isRunning ? (
        <p className="download-line">
          <progress
            aria-label={label}
            max={1}
            value={count && state.files > 0 ? Math.min(1, (state.files - 1) / count) : undefined}
          />
          <Button variant="quiet" onClick={stop}>
            {m.money_load_stop()}
          </Button>
        </p>
      ) : null}
      <p role="status" className="download-words">
        {state.step === 'failed' ? <span className="o-bad">{state.problem}</span> : wordsFor(state, count)}
      </p>
    </div>
  );
}

function wordsFor({ step, bytes, files, name }: DownloadState, count: number | undefined): string {
  if (step === 'idle') return '';
  const size = sizeText(bytes);
  if (step === 'done') return m.money_loaded({ name, size });
  if (bytes === 0) return m.money_loading_begins();
  return count
    ? m.money_loading_files({ files: Math.min(files, count), count, size })
    : m.money_loading({ size });
}

/** So much as people say it: 340 KB, 2,4 MB. */
function sizeText(bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(getLocale() === 'de' ? 'de-DE' : 'en-GB', {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}
