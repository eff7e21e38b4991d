import { textsOf } from './compile-messages.mjs';

const message = /\/\.generated\/messages\/messages\/(?!_index)\w+\.js$/;
const choice = /^(export )?const (?!en_|de_)(\w+) = [\s\S]*?\n\}\);/m;

const textsImported = /^import \{ m \} from ["']#messages["'];?$/m;
/** A text that is asked for without anything to put into it, or handed on to be asked for. */
const plainText = /\bm\.(\w+)(\(\)|(?![\w(]))/g;

/**
 * A page is in one language, and switching loads it anew: the browser gets the texts of that language alone. The
 * storefront is built once for each; one that nothing is put into stands right where it is used.
 * @param {'en' | 'de'} locale
 * @returns {import('vite').Plugin}
 */
export function textsByLanguage(locale) {
  /** @type {Map<string, unknown>} */
  let texts;
  return {
    name: 'texts-by-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      texts = await textsOf(locale);
    },
    transform(code, id) {
      if (textsImported.test(code)) {
        return code.replace(plainText, (whole, key, call) => {
          const text = texts.get(key);
          if (typeof text !== 'string' || text.includes('{')) return whole;
          return call ? `(${JSON.stringify(text)})` : `(() => ${JSON.stringify(text)})`;
        });
      }
      if (id.endsWith('/.generated/messages/runtime.js'))
        return `export const getLocale = () => '${locale}';\nexport const overwriteGetLocale = () => {};`;
      if (!message.test(id)) return;
      const chosen = code
        .replace(/import \{[^}]*\} from '\.\.\/runtime\.js';/, '')
        .replace(choice, (_, exported = '', name) => `${exported}const ${name} = ${locale}_${name};`);
      if (!chosen.includes(` = ${locale}_`)) this.error(`no choice of a language found in ${id}`);
      return chosen;
    },
  };
}
