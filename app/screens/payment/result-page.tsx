import { Check, Hourglass, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { Spinner } from '#ui/spinner.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { PlateOnTable } from '../../page/plate-on-table.tsx';
import { usePageTitle } from '../../page/use-page-title.ts';

const icons = { good: Check, bad: X, wait: Hourglass };

/**
 * What all payment pages look like: title, a plate with a sign on the table, what happened, where to go. `aside`
 * comes last, so that nothing moves when it arrives; on wide screens it stands beside the rest.
 */
export function ResultPage({
  tone,
  title,
  isBusy = false,
  actions,
  aside,
  children,
}: {
  tone: 'good' | 'bad' | 'wait';
  title: string;
  isBusy?: boolean;
  actions: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const Icon = icons[tone];
  usePageTitle(title, m.shell_title_payment());
  return (
    <>
      <PageTitle title={title} />
      <PlateOnTable tone={tone}>
        {isBusy ? <Spinner className="text-[1.8rem]" /> : <Icon size={52} strokeWidth={2.5} />}
      </PlateOnTable>
      <div className="gutter grid gap-x-12 gap-y-10 py-12 md:py-16 print:block print:py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <div>
          <div aria-live="polite" className="grid max-w-[40rem] gap-4 text-lead">
            {children}
          </div>
          <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">{actions}</div>
        </div>
        {aside}
      </div>
    </>
  );
}

/** An error in the text of a payment page, which is said as a whole. */
export function ResultProblem({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <p className="text-error">
      {title ? <strong className="block">{title}</strong> : null}
      {children}
    </p>
  );
}
