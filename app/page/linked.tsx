import clsx from 'clsx/lite';
import { useCompany } from './use-company.ts';

/**
 * A text in which the shop's telephone number and every e-mail address can be pressed. No line ends inside "E-Mail":
 * not in the text itself, which is also sent as a file.
 */
export function Linked({ text }: { text: string }) {
  const { phone, dial } = useCompany();
  // What the shop answers has it with other spaces.
  const number = phone.replaceAll(/[^\w\s]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`);
  const reachable = new RegExp(String.raw`([\w.+-]+@[\w-]+(?:\.[\w-]+)+|${number})`);
  return text.split(reachable).map((piece, index) => {
    if (index % 2 === 0) return piece.replaceAll('E-Mail', 'E-\u2060Mail');
    const isMail = piece.includes('@');
    return (
      <a
        key={piece}
        className={clsx(
          'font-medium text-petrol underline underline-offset-4',
          isMail || 'whitespace-nowrap',
        )}
        href={isMail ? `mailto:${piece}` : `tel:${dial}`}
      >
        {piece}
      </a>
    );
  });
}
