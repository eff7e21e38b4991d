import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { textsOf } from './compile-messages.mjs';
import { textsByLanguage } from './texts-by-language.mjs';

const plugin = textsByLanguage('de');
let texts;
beforeAll(async () => {
  await plugin.buildStart();
  texts = await textsOf('de');
});

const built = (code, id = '/app/page.tsx') =>
  plugin.transform.call({ error: (why) => Promise.reject(why) }, code, id);
const head = "import { m } from '#messages';\n";

test('a text without anything to put in stands where it is used, in the language of the build alone', () => {
  const title = JSON.stringify(texts.get('sign_in_code_title'));
  expect(built(`${head}const title = m.sign_in_code_title();`)).toBe(`${head}const title = (${title});`);
  expect(built(`${head}const texts = [m.sign_in_code_title];`)).toBe(
    `${head}const texts = [(() => ${title})];`,
  );
});

test('a text that something is put into stays a call, of one language', () => {
  const code = `${head}m.sign_in_code_sent({ email });`;
  expect(built(code)).toBe(code);
  const path = '.generated/messages/messages/sign_in_code_sent.js';
  const message = built(readFileSync(path, 'utf8'), `/${path}`);
  expect(message).toContain('const sign_in_code_sent = de_sign_in_code_sent;');
  expect(message).not.toContain('getLocale');
});

test('the language is that of the build, and code without texts is left alone', () => {
  expect(built('', '/.generated/messages/runtime.js')).toContain("getLocale = () => 'de'");
  expect(built('m.not_ours()')).toBeUndefined();
});
