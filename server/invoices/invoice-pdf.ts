import PDFDocument from 'pdfkit';
import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import { fonts } from './fonts.ts';
import { drawFooters, drawItems, drawNotes, drawParties, drawVat } from './invoice-parts.ts';
import { documentTitle } from './invoice-texts.ts';
import { invoiceXml, xmlName } from './invoice-xml.ts';
import type { InvoiceSnapshot } from './snapshot.ts';
import { zugferdMetadata } from './zugferd-metadata.ts';

/** Points left for the sheet's edges; the foot has room for the company's lines. */
const margins = { top: 48, left: 60, right: 50, bottom: 96 };

/**
 * Draws a document as PDF/A-3, all but a claim with its ZUGFeRD data inside. Of one snapshot the same code makes
 * the same bytes: nothing in it depends on when or where it is drawn.
 */
export async function makeInvoicePdf(invoice: InvoiceSnapshot): Promise<Buffer> {
  const { locale } = invoice;
  const title = documentTitle(invoice);
  const at = new Date(berlinInstant(invoice.issued, '12:00'));
  const doc = new PDFDocument({
    size: 'A4',
    margins,
    bufferPages: true,
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    tagged: true,
    lang: locale === 'de' ? 'de-DE' : 'en-GB',
    displayTitle: true,
    // None of its own: every face is one of ours.
    font: null as unknown as string,
    info: {
      Title: `${title} ${invoice.code}`,
      Creator: invoice.seller.name,
      Producer: 'PDFKit',
      CreationDate: at,
      ModDate: at,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => doc.once('end', resolve).once('error', reject));
  for (const { name, font } of fonts) doc.registerFont(name, font);
  if (invoice.kind !== 'CLAIM') {
    doc.file(Buffer.from(invoiceXml(invoice)), {
      name: xmlName,
      type: 'text/xml',
      description: `${title} ${invoice.code}`,
      creationDate: at,
      modifiedDate: at,
      relationship: 'Alternative',
    } as PDFKit.Mixins.PDFAttachmentOptions);
    doc.appendXML(zugferdMetadata);
  }

  const whole = doc.struct('Document');
  doc.addStructure(whole);
  drawParties(doc, whole, invoice, title);
  drawItems(doc, whole, invoice);
  drawVat(doc, whole, invoice);
  drawNotes(doc, whole, invoice);
  drawFooters(doc, invoice);
  whole.end();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
