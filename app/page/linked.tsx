import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { shop } from '#content/shop.ts';

const phone = shop.phone.shown.replaceAll(/[^\w ]/g, String.raw`\$&`);
const reachable = new RegExp(String.raw`([\w.+-]+@[\w-]+(?:\.[\w-]+)+|${phone})`);

/**
 * A text in which the shop's telephone number and every e-mail address can be pressed. No line ends inside "E-Mail":
 * not in the text itself, which is also sent as a file.
 */
export function linked(text: string): ReactNode {
  return text
    .split(reachable)
    .map((piece, index) =>
      index % 2 === 1 ? <Reach key={piece} target={piece} /> : piece.replaceAll('E-Mail', 'E-\u2060Mail'),
    );
}

function Reach({ target }: { target: string }) {
  const isMail = target.includes('@');
  return (
    <a
      className={clsx('font-medium text-petrol underline underline-offset-4', isMail || 'whitespace-nowrap')}
      href={isMail ? `mailto:${target}` : `tel:${shop.phone.dial}`}
    >
      {target}
    </a>
  );
}
