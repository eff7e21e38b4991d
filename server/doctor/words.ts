import { m } from '#messages';
import type { Locale } from '#rules/text/locale.ts';
import { typed } from '../typed.ts';
import type { Finding } from './finding.ts';

type Text = (inputs: Record<string, string>, options: { locale: Locale }) => string;

/** What has to be typed by who mends it. */
const commands = {
  shop: typed('shop', ''),
  backup: typed('backup'),
  backupWith: typed('backup', ''),
};

/** Both sentences in one line, for logs and errors. */
export function findingLine(finding: Finding): string {
  const { text, todo } = findingWords(finding, 'en');
  return `${text} ${todo}`;
}

/** What a finding says, and what to do about it: a sentence each. */
export function findingWords(
  { code, values }: Finding,
  locale: Locale,
): { readonly text: string; readonly todo: string } {
  const say = (key: keyof typeof m) => (m[key] as Text)({ ...commands, ...values }, { locale });
  return { text: say(`doctor_${code}`), todo: say(`doctor_${code}_do`) };
}
