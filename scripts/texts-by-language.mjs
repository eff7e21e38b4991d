import { textsOf } from './compile-messages.mjs';

/** Stands in the built scripts where a language is chosen, until scripts/split-languages.mjs has chosen. */
export const languageMark = '__ENGLISH__';

const text = /\/\.generated\/messages\/messages\/(?!_index)\w+\.js$/;
const choice = /^(export )?const (?!en_|de_)(\w+) = [\s\S]*?\n\}\);/m;

const textsImported = /^import \{ m \} from ["']#messages["'];?$/m;
/** A text that is asked for without anything to put into it, or handed on to be asked for. */
const plainText = /\bm\.(\w+)(\(\)|(?![\w(]))/g;

/**
 * A page is in one language, and switching loads it anew: the browser needs the texts of that language alone.
 * For the built storefront every text becomes a bare choice between its two forms, which the build then makes; one
 * that nothing is put into stands right where it is used.
 * @returns {import('vite').Plugin}
 */
export function textsByLanguage() {
  /** @type {Map<string, unknown>[]} */
  let texts;
  const choiceOf = (key) => {
    const forms = texts.map((language) => language.get(key));
    return forms.every((form) => typeof form === 'string' && !form.includes('{'))
      ? `(${languageMark} ? ${JSON.stringify(forms[0])} : ${JSON.stringify(forms[1])})`
      : null;
  };
  return {
    name: 'texts-by-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      texts = [await textsOf('en'), await textsOf('de')];
    },
    transform(code, id) {
      if (textsImported.test(code)) {
        return code.replace(plainText, (whole, key, call) => {
          const text = choiceOf(key);
          return text === null ? whole : call ? text : `(() => ${text})`;
        });
      }
      if (id.endsWith('/.generated/messages/runtime.js')) {
        return `export const getLocale = () => ${languageMark} ? 'en' : 'de';\nexport const overwriteGetLocale = () => {};`;
      }
      if (!text.test(id)) return;
      const split = code
        .replace(/import \{[^}]*\} from '\.\.\/runtime\.js';/, '')
        .replace(
          choice,
          (_, exported = '', name) => `${exported}const ${name} = ${languageMark} ? en_${name} : de_${name};`,
        );
      if (!split.includes(languageMark)) this.error(`no choice of a language found in ${id}`);
      return split;
    },
  };
}
