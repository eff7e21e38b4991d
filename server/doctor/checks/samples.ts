import { shop } from '#content/shop.ts';
import { senderOf } from '../../mail/sender.ts';
import { publishedPages } from '../../published-texts.ts';
import { type Examination, laidOut } from '../examination.ts';
import { type Finding, found } from '../finding.ts';
import { isInvented } from '../hosts.ts';
import { sampleFiles } from '../sample-data.ts';
import { domainOf } from './sender.ts';

/** What in the program's files and variables is still sample data. */
export async function lookAtSamples(examination: Examination): Promise<Finding[]> {
  const { given, content } = examination;
  const client = await laidOut(examination);
  const published = client ? await publishedPages(client) : [];
  const addresses = { MAIL_FROM: senderOf(given), ORDERS_EMAIL: given.ORDERS_EMAIL ?? shop.ordersEmail };
  const names = Object.entries(addresses).flatMap(([name, address]) =>
    isInvented(domainOf(address) ?? '') ? [name] : [],
  );
  return [
    ...sampleFiles(content, published),
    ...(names.length > 0 ? [found('sample_mail', { names: names.join(', ') })] : []),
  ];
}
