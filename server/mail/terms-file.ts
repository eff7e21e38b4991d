import PDFDocument from 'pdfkit';
import { shop } from '#content/shop.ts';
import { m } from '#messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { LegalTexts } from '#rules/text/legal-page.ts';
import type { Locale } from '#rules/text/locale.ts';
import { longDay } from '#rules/text/long-day.ts';
import type { Database } from '../db/database.ts';
import { fonts } from '../invoices/fonts.ts';
import { withCompany } from '../services/legal/shown-page.ts';
import { dayOfVersion, termsOfOrder } from '../services/legal/versions.ts';
import type { Attachment } from './transport.ts';

/** So many are kept: both languages of the terms before a change and after it. */
const keptAtMost = 4;
const made = new Map<string, Promise<Attachment>>();

/** The terms to keep: the law wants them handed over on paper or in a file, a link is not enough (§ 312f BGB). */
export function termsFile(terms: TermsOfOrder, locale: Locale): Promise<Attachment> {
  const key = JSON.stringify([terms, locale]);
  const file = made.get(key) ?? draw(terms, locale);
  made.delete(key);
  made.set(key, file);
  const [oldest] = made.keys();
  if (oldest !== undefined && made.size > keptAtMost) made.delete(oldest);
  return file;
}

/** The terms that an order agreed to, with the company's data as they are now. */
export interface TermsOfOrder {
  readonly number: number;
  /** Day from which on they hold. */
  readonly day: Day;
  readonly texts: LegalTexts;
}

/** Reads what an order agreed to. */
export async function readTermsOf(
  db: Database,
  order: Parameters<typeof termsOfOrder>[1],
): Promise<TermsOfOrder> {
  const terms = await termsOfOrder(db, order);
  if (!terms) throw new Error('there are no terms');
  return { number: terms.number, day: dayOfVersion(terms), texts: await withCompany(db, terms.content) };
}

async function draw({ number, day, texts }: TermsOfOrder, locale: Locale): Promise<Attachment> {
  const { sections, intro, numbered } = texts[locale];
  // Where a narrow screen may break the word is nothing for a sheet of paper.
  const title = texts[locale].title.replaceAll('\u00ad', '');
  const at = new Date(`${day}T12:00:00Z`);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 60, left: 64, right: 64, bottom: 60 },
    tagged: true,
    pdfVersion: '1.7',
    lang: locale,
    displayTitle: true,
    // None of its own: every face is one of ours.
    font: null as unknown as string,
    info: { Title: `${title} – ${shop.name}`, CreationDate: at, ModDate: at },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => doc.once('end', resolve).once('error', reject));
  for (const { name, font } of fonts) doc.registerFont(name, font);
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  const write = (text: string, structType: string, font: string, size: number) => {
    doc.font(font, size).fillColor('#14282f');
    doc.text(text, { structParent: whole, structType, lineGap: 2 });
    doc.moveDown(0.5);
  };
  write(`${shop.name}: ${title}`, 'H1', 'display', 24);
  const version = { number, date: longDay(day, locale) };
  write(m.mail_terms_version(version, { locale }), 'P', 'text', 10);
  if (intro) write(intro, 'P', 'text', 10);
  for (const [index, { heading, body }] of sections.entries()) {
    write(numbered ? `${index + 1}. ${heading}` : heading, 'H2', 'bold', 11.5);
    for (const block of body) {
      if (typeof block === 'string') write(block, 'P', 'text', 10);
      else for (const item of block) write(`– ${item}`, 'P', 'text', 10);
    }
  }
  whole.end();
  doc.end();
  await ended;
  const filename = locale === 'de' ? 'AGB.pdf' : 'terms-and-conditions.pdf';
  return { filename, contentType: 'application/pdf', content: Buffer.concat(chunks) };
}
