import { m } from '#messages';
import amex from './payment/amex.svg';
import klarna from './payment/klarna.svg';
import mastercard from './payment/mastercard.svg';
import visa from './payment/visa.svg';

const logos = [
  { src: visa, name: 'Visa' },
  { src: mastercard, name: 'Mastercard' },
  { src: klarna, name: 'Klarna' },
  { src: amex, name: 'American Express' },
];

/** The four means of payment, as files of ours: nothing is loaded from another host (spec §2, footer). */
export function PaymentLogos() {
  return (
    <ul className="flex gap-3" aria-label={m.shell_payment_methods()}>
      {logos.map(({ src, name }) => (
        <li key={name}>
          <img src={src} alt={name} width={78} height={44} loading="lazy" className="rounded-[4px]" />
        </li>
      ))}
    </ul>
  );
}
