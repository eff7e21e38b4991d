import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Spinner } from '#ui/spinner.tsx';

interface Named {
  readonly sign: LucideIcon;
  readonly name: string;
  readonly note?: string;
}

/** Something to take along that has to be fetched. While it is, another press does nothing. */
export function OrderAct({
  isBusy,
  onPress,
  ...named
}: Named & { readonly isBusy: boolean; readonly onPress: () => void }) {
  return (
    <button type="button" aria-busy={isBusy || undefined} onClick={() => isBusy || onPress()}>
      <Content {...named} />
      {isBusy ? <Spinner /> : <ChevronRight size={22} />}
    </button>
  );
}

/** Something that stands elsewhere: on a page of ours, or what the device does with a number. */
export function OrderActLink({
  to,
  href,
  ...named
}: Named & { readonly to?: string; readonly href?: string }) {
  const content = (
    <>
      <Content {...named} />
      <ChevronRight size={22} />
    </>
  );
  return to === undefined ? <a href={href}>{content}</a> : <Link to={to}>{content}</Link>;
}

function Content({ sign: Sign, name, note }: Named) {
  return (
    <>
      <Sign size={22} aria-hidden="true" />
      <span>
        {name}
        {note ? <small>{note}</small> : null}
      </span>
    </>
  );
}
