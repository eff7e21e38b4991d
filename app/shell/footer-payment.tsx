import { m } from '#messages';
import { PaymentLogos } from '../page/payment-logos.tsx';

/** The means of payment, in the foot of the page (spec §2). */
export default function FooterPayment() {
  return (
    <div className="footer-pay">
      <div>
        <h2 className="text-[1.4rem]">{m.shell_payment_methods()}</h2>
        <p className="mt-1">{m.shell_payment_text()}</p>
      </div>
      <PaymentLogos />
    </div>
  );
}
