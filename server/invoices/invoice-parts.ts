import { m } from '#messages';
import { isPrintable, omission, runsOf } from './fonts.ts';
import { Table } from './invoice-table.ts';
import {
  addressLines,
  buyerLines,
  discountText,
  finePrint,
  invoiceFacts,
  invoiceNotes,
  isFirstForm,
  mainNotes,
  pieceTexts,
  signedMoney,
} from './invoice-texts.ts';
import type { InvoiceSnapshot } from './snapshot.ts';

type Doc = PDFKit.PDFDocument;
type Parent = PDFKit.PDFStructureElement;

const color = { ink: '#14282f', petrol: '#1b4a5a', muted: '#4e6268', hairline: '#e3d7c1' };
const small = 8.5;
const body = 10;
const lineHeight = 14;
/** From the top of a line to where its letters stand: the faces have different tops. */
const rise = 0.95 * body;

/** The head: whose invoice, to whom, its number and its days, and its title. */
export function drawParties(doc: Doc, whole: Parent, invoice: InvoiceSnapshot, title: string): void {
  const { left, right, width } = sheet(doc);
  const { seller } = invoice;
  doc.font('display', 30).fillColor(color.petrol);
  doc.text(seller.name, left, 44, { structParent: whole, structType: 'P', lineBreak: false });
  doc.save().lineWidth(3).strokeColor(color.petrol);
  doc.moveTo(left, 86).lineTo(right, 86).stroke();
  doc.lineWidth(1).moveTo(left, 90).lineTo(right, 90).stroke().restore();

  const sender = [seller.company, seller.street, `${seller.postalCode} ${seller.city}`].join(' · ');
  doc.font('text', 7.5).fillColor(color.muted);
  doc.text(sender, left, 122, { structParent: whole });
  const half = width / 2 - 12;
  const [buyer, facts] = [buyerLines(invoice), invoiceFacts(invoice)];
  const buyerEnd = drawLines(doc, whole, buyer, left, 138, half);
  const factsStart = left + width / 2 + 24;
  const factsEnd = drawFacts(doc, whole, facts, factsStart, 122, right);
  const { address } = invoice.supply;
  const delivery = address ? [address.name, ...addressLines(address, seller.country)].filter(Boolean) : [];
  let end = Math.max(buyerEnd, factsEnd);
  if (address) {
    doc.font('text', small).fillColor(color.muted);
    doc.text(m.invoice_deliver_to({}, { locale: invoice.locale }), factsStart, factsEnd + 8, {
      structParent: whole,
    });
    end = Math.max(end, drawLines(doc, whole, delivery, factsStart, factsEnd + 20, right - factsStart));
  }
  if (![...buyer, ...facts.flat(), ...delivery].every(isPrintable)) {
    doc.font('text', small).fillColor(color.muted);
    doc.text(m.invoice_letters({ omission }, { locale: invoice.locale }), left, end + 6, {
      width,
      structParent: whole,
    });
    end = doc.y;
  }
  doc.font('display', 26).fillColor(color.ink);
  doc.text(`${title} ${invoice.code}`, left, Math.max(end + 22, 252), {
    structParent: whole,
    structType: 'H1',
  });
  doc.moveDown(0.4);
}

/** What was ordered, with the discount and the total below. */
export function drawItems(doc: Doc, whole: Parent, invoice: InvoiceSnapshot): void {
  const { left, width } = sheet(doc);
  const { locale, discount } = invoice;
  const options = { locale };
  const isClaim = invoice.kind === 'CLAIM';
  const money = signedMoney(invoice);
  const table = new Table(
    doc,
    whole,
    [
      { title: m.invoice_position({}, options), width: 32 },
      { title: m.invoice_item({}, options), width: width - 300 },
      { title: m.invoice_quantity({}, options), width: 56, align: 'right' },
      { title: m.invoice_unit_price({}, options), width: 80, align: 'right' },
      { title: isClaim ? '' : m.invoice_rate({}, options), width: 46, align: 'right' },
      { title: m.invoice_amount({}, options), width: 86, align: 'right' },
    ],
    left,
  );
  for (const [index, line] of invoice.lines.entries()) {
    const rate = isClaim ? '' : m.invoice_percent({ rate: line.rate }, options);
    const [quantity, price] = pieceTexts(invoice, line);
    table.row([String(index + 1), line.name, quantity, price, rate, money(line.gross)]);
  }
  if (discount) {
    table.row([discountText(invoice), '', '', '', '', money(-discount.amount)]);
  }
  const sum = isClaim ? m.invoice_claim_total({}, options) : m.invoice_total({}, options);
  const total = [sum, '', '', '', '', money(invoice.total)];
  table.row(total, { font: 'bold', size: 11.5, line: [1.5, color.petrol] });
  doc.y += gapBelow(invoice);
}

/** Net, VAT and gross of each rate (§ 14 (4) no. 8 UStG); nothing for damages, which have none. */
export function drawVat(doc: Doc, whole: Parent, invoice: InvoiceSnapshot): void {
  const { right } = sheet(doc);
  const { locale, vat } = invoice;
  if (invoice.kind === 'CLAIM') return;
  const options = { locale };
  const money = signedMoney(invoice);
  const left = right - 330;
  // The title stays with its table.
  if (doc.y > doc.page.height - doc.page.margins.bottom - 110) doc.addPage();
  doc.font('bold', body).fillColor(color.ink);
  doc.text(m.invoice_vat_title({}, options), left, doc.y, { structParent: whole, structType: 'H2' });
  const table = new Table(
    doc,
    whole,
    [
      { title: m.invoice_vat_rate({}, options), width: 60 },
      { title: m.invoice_vat_net({}, options), width: 90, align: 'right' },
      { title: m.invoice_vat_amount({}, options), width: 90, align: 'right' },
      { title: m.invoice_vat_gross({}, options), width: 90, align: 'right' },
    ],
    left,
  );
  for (const share of vat) {
    const rate = m.invoice_percent({ rate: share.rate }, options);
    table.row([rate, money(share.net), money(share.vat), money(share.gross)]);
  }
  const sum = (key: 'net' | 'vat' | 'gross') => money(vat.reduce((total, share) => total + share[key], 0));
  table.row([m.invoice_sum({}, options), sum('net'), sum('vat'), sum('gross')], { font: 'bold' });
  doc.y += gapBelow(invoice);
}

/** The sentences below the sums; how amounts are to be read comes small, so that most documents stay on one sheet. */
export function drawNotes(doc: Doc, whole: Parent, invoice: InvoiceSnapshot): void {
  const { left, width } = sheet(doc);
  const isFirst = isFirstForm(invoice);
  const draw = (note: string, font: 'text' | 'bold', size: number, ink: string) => {
    doc.font(font, size).fillColor(ink);
    const options = { width, lineGap: 2 };
    const end = doc.y + doc.heightOfString(note, options);
    if (!isFirst && end > doc.page.height - doc.page.margins.bottom) doc.addPage();
    doc.text(note, left, doc.y, { ...options, structParent: whole });
    doc.y += 4;
  };
  const notes = isFirst ? invoiceNotes(invoice) : mainNotes(invoice);
  for (const [index, note] of notes.entries()) draw(note, index === 0 ? 'bold' : 'text', body, color.ink);
  const rest = isFirst ? [] : finePrint(invoice);
  if (rest.length > 0) draw(rest.join(' '), 'text', small, color.muted);
}

/** Company, register and tax numbers at the foot of each sheet, as business letters carry them. */
export function drawFooters(doc: Doc, { seller, locale }: InvoiceSnapshot): void {
  const { left, right, width } = sheet(doc);
  const { start, count } = doc.bufferedPageRange();
  const lines = [
    [seller.company, seller.street, `${seller.postalCode} ${seller.city}`, seller.phone, seller.email].join(
      ' · ',
    ),
    `${m.invoice_footer_managed({ names: seller.represented.join(', ') }, { locale })} · ${seller.register}`,
    m.invoice_footer_tax({ vatId: seller.vatId, taxNumber: seller.taxNumber }, { locale }),
  ];
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    const bottom = doc.page.margins.bottom;
    // Writing below the margin would otherwise begin a new page.
    doc.page.margins.bottom = 0;
    let y = doc.page.height - 72;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.save().lineWidth(0.7).strokeColor(color.hairline);
    doc
      .moveTo(left, y - 8)
      .lineTo(right, y - 8)
      .stroke()
      .restore();
    doc.font('text', 7.5).fillColor(color.muted);
    for (const line of lines) {
      doc.text(line, left, y, { width, lineBreak: false });
      y += 11;
    }
    const place = m.invoice_page({ page: page + 1, pages: count }, { locale });
    doc.text(place, left, y - 11, { width, align: 'right' });
    doc.endMarkedContent();
    doc.page.margins.bottom = bottom;
  }
}

/** Below a table; documents of the first releases are airier. */
function gapBelow(invoice: InvoiceSnapshot): number {
  return isFirstForm(invoice) ? 22 : 16;
}

function sheet(doc: Doc) {
  const { left, right } = doc.page.margins;
  return { left, right: doc.page.width - right, width: doc.page.width - left - right };
}

/** Writes label and value in two columns; answers where the next line would begin. */
function drawFacts(doc: Doc, whole: Parent, facts: [string, string][], x: number, y: number, right: number) {
  for (const [label, value] of facts) {
    doc.font('text', small).fillColor(color.muted);
    doc.text(label, x, y + 1, { structParent: whole, lineBreak: false });
    y = drawLines(doc, whole, [value], x + 92, y, right - x - 92) + 2;
  }
  return y;
}

/** Writes lines that may hold letters of several font files, broken to a width; answers where the next begins. */
function drawLines(doc: Doc, whole: Parent, lines: string[], left: number, top: number, width: number) {
  let y = top;
  doc.fillColor(color.ink);
  for (const line of lines) {
    let x = left;
    for (const word of line.split(/(?<=\s)/).flatMap((whole) => broken(doc, whole, width))) {
      const runs = runsOf(word);
      const widths = widthsOf(doc, runs);
      const wide = widths.reduce((sum, part) => sum + part, 0);
      if (x > left && x + wide > left + width) {
        x = left;
        y += lineHeight;
      }
      runs.forEach(({ text, face }, index) => {
        doc.font(face, body);
        const options = { structParent: whole, structType: 'Span', lineBreak: false };
        doc.text(text, x, y + rise, { ...options, baseline: 'alphabetic' });
        x += widths[index] ?? 0;
      });
    }
    y += lineHeight;
  }
  return y;
}

function widthsOf(doc: Doc, runs: ReturnType<typeof runsOf>): number[] {
  return runs.map(({ text, face }) => doc.font(face, body).widthOfString(text));
}

/** A word in parts that fit into a width, a long one broken in two as often as that takes. */
function broken(doc: Doc, word: string, width: number): string[] {
  const letters = [...word];
  const wide = widthsOf(doc, runsOf(word)).reduce((sum, part) => sum + part, 0);
  if (wide <= width || letters.length < 2) return [word];
  const half = Math.ceil(letters.length / 2);
  return [letters.slice(0, half), letters.slice(half)].flatMap((part) => broken(doc, part.join(''), width));
}
