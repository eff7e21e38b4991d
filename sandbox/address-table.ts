import { demoOwner } from './demo/demo-owner.ts';
import type { StackUrls } from './stack.ts';

/** What a person sees once everything runs: which addresses there are, and whether it is a demo. */
export function addressTable(urls: StackUrls, env: NodeJS.ProcessEnv): string {
  const rows: [string, string | undefined][] = [
    ['Shop', urls.shop],
    ['Kitchen', urls.shop && `${env.KITCHEN_URL || urls.shop}/kitchen/`],
    ['API reference', urls.shop && `${urls.shop}/docs`],
    ['Mailbox', urls.mailbox],
    ['Payment sandbox', urls.payments],
  ];
  const shown = rows.filter((row): row is [string, string] => row[1] !== undefined);
  const width = Math.max(...shown.map(([name]) => name.length)) + 3;
  const head = env.SHOP_DEMO === '1' ? 'Tischlein is ready, as a demo.' : 'Tischlein is ready.';
  const lines = ['', `  ${head}`, '', ...shown.map(([name, url]) => `  ${name.padEnd(width)}${url}`), ''];
  if (env.SHOP_DEMO === '1') {
    lines.push(
      `  The kitchen opens to ${demoOwner.email}: her code comes to the mailbox.`,
      '  Sample data, a mailbox and a payment sandbox on this machine: no e-mail leaves it, no money moves.',
      '',
    );
  }
  return lines.join('\n');
}
