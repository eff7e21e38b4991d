/** Stands in the built scripts where a language is chosen, until scripts/split-languages.mjs has chosen. */
export const languageMark = '__ENGLISH__';

const text = /\/\.generated\/messages\/messages\/(?!_index)\w+\.js$/;
const choice = /^(export )?const (?!en_|de_)(\w+) = [\s\S]*?\n\}\);/m;

/**
 * A page is in one language, and switching loads it anew: the browser needs the texts of that language alone.
 * For the built storefront every text becomes a bare choice between its two forms, which the build then makes.
 * @returns {import('vite').Plugin}
 */
export function textsByLanguage() {
  return {
    name: 'texts-by-language',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
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
