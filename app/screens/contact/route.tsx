import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { shop } from '#content/shop.ts';
import { m } from '#messages';
import { whatsAppChat } from '#rules/text/dialled.ts';
import { Paper } from '#ui/paper.tsx';
import { pageContext } from '../../api/context.ts';
import { BusinessData } from '../../page/business-data.tsx';
import type { PageNames } from '../../page/page-names.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { useCompany } from '../../page/use-company.ts';
import type { Route } from './+types/route';
import { qrPath } from './qr-code.ts';
import './contact.css';

export const handle: PageNames = {
  title: m.shell_title_contact,
  crumbs: () => ({ contact: m.shell_contact() }),
};

/** The QR code is drawn on the server: no other host is asked, and browsers get a path only. */
export async function loader({ context }: Route.LoaderArgs) {
  const { company, locale } = context.get(pageContext);
  const { whatsApp } = await company();
  return { qr: qrPath(whatsAppChat(whatsApp)), country: shop.country[locale] };
}

/** How to reach somebody who cooks (spec §2, /contact). */
export default function Contact({ loaderData: { qr, country } }: Route.ComponentProps) {
  const { street, postalCode, city, phone, dial, chat, email, salesEmail } = useCompany();
  return (
    <>
      <PageTitle title={m.pages_contact_title()} sub={m.pages_contact_sub()} />
      <div className="gutter contact">
        <Paper as="section" ruled>
          <div className="contact-chat">
            <div>
              <h2 className="text-card">{m.pages_whatsapp_title()}</h2>
              <p className="mt-3">{m.pages_whatsapp_text()}</p>
              <a className="button button-main mt-6" href={chat} rel="noopener">
                <MessageCircle size={22} />
                {m.pages_whatsapp_link()}
              </a>
            </div>
            <figure>
              <svg
                role="img"
                aria-label={m.pages_whatsapp_qr({ url: chat })}
                viewBox={`0 0 ${qr.size} ${qr.size}`}
                width={196}
                height={196}
                shapeRendering="crispEdges"
                className="bg-white"
              >
                <path d={qr.path} fill="#14282f" />
              </svg>
              <figcaption className="mt-2 text-small text-muted">{m.pages_whatsapp_scan()}</figcaption>
            </figure>
          </div>
        </Paper>
        <ul className="contact-ways">
          <li>
            <Phone size={24} />
            <div>
              <h2>{m.pages_phone()}</h2>
              <a className="num" href={`tel:${dial}`}>
                {phone}
              </a>
            </div>
          </li>
          <li>
            <Clock size={24} />
            <div>
              <h2>{m.pages_hours()}</h2>
              <p>{m.pages_hours_text()}</p>
            </div>
          </li>
          <li>
            <MapPin size={24} />
            <div>
              <h2>{m.pages_address()}</h2>
              <p>
                {street}
                <br />
                {postalCode} {city}, {country}
              </p>
            </div>
          </li>
          <li>
            <Mail size={24} />
            <div>
              <h2>{m.pages_sales()}</h2>
              <a href={`mailto:${salesEmail}`}>{salesEmail}</a>
            </div>
          </li>
          <li>
            <Mail size={24} />
            <div>
              <h2>{m.pages_general()}</h2>
              <a href={`mailto:${email}`}>{email}</a>
            </div>
          </li>
        </ul>
      </div>
      <BusinessData />
    </>
  );
}
