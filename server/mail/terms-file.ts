import PDFDocument from 'pdfkit';
import { legal } from '#content/legal/legal.ts';
import { shop } from '#content/shop.ts';
import type { Locale } from '#rules/text/locale.ts';
import { fonts } from '../invoices/fonts.ts';
import type { Attachment } from './transport.ts';

const made = new Map<Locale, Promise<Attachment>>();

/** The terms to keep: the law wants them handed over on paper or in a file, a link is not enough (§ 312f BGB). */
export function termsFile(locale: Locale): Promise<Attachment> {
  const file = made.get(locale) ?? draw(locale);
  made.set(locale, file);
  return file;
}

async function draw(locale: Locale): Promise<Attachment> {
  const { updated, sections } = legal.terms[locale];
  // Where a narrow screen may break the word is nothing for a sheet of paper.
  const title = legal.terms[locale].title.replaceAll('\u00ad', '');
  const at = new Date(`${updated ?? '2026-01-01'}T12:00:00Z`);
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
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  const write = (text: string, structType: string, font: string, size: number) => {
    doc.font(font, size).fillColor('#14282f');
    doc.text(text, { structParent: whole, structType, lineGap: 2 });
    doc.moveDown(0.5);
  };
  write(`${shop.name}: ${title}`, 'H1', 'display', 24);
  for (const [index, { heading, paragraphs, list = [] }] of sections.entries()) {
    write(`${index + 1}. ${heading}`, 'H2', 'bold', 11.5);
    for (const text of paragraphs) write(text, 'P', 'text', 10);
    for (const item of list) write(`– ${item}`, 'P', 'text', 10);
  }
  whole.end();
  doc.end();
  await ended;
  const filename = locale === 'de' ? 'AGB.pdf' : 'terms-and-conditions.pdf';
  return { filename, contentType: 'application/pdf', content: Buffer.concat(chunks) };
}
