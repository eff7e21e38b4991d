import { Check, Hourglass, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageTitle } from '../../parts/page-title.tsx';
import { PlateOnTable } from '../../parts/plate-on-table.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const icons = { good: Check, bad: X, wait: Hourglass };

/** What all payment pages look like: title, a plate with a sign on the table, what happened, where to go. */
export function ResultPage({
  tone,
  title,
  isBusy = false,
  actions,
  children,
}: {
  tone: 'good' | 'bad' | 'wait';
  title: string;
  isBusy?: boolean;
  actions: ReactNode;
  children: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <>
      <PageTitle title={title} />
      <PlateOnTable tone={tone}>
        {isBusy ? <Spinner className="text-[1.8rem]" /> : <Icon size={52} strokeWidth={2.5} />}
      </PlateOnTable>
      <div className="gutter py-12 md:py-16">
        <div aria-live="polite" className="grid max-w-[40rem] gap-4 text-lead">
          {children}
        </div>
        <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">{actions}</div>
      </div>
    </>
  );
}

/** An error in the text of a payment page. */
export function ResultProblem({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <p role="alert" className="text-error">
      {title ? <strong className="block">{title}</strong> : null}
      {children}
    </p>
  );
}
