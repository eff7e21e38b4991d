/** Where the storefront is built for each language; the first has what both share, and the server. */
export const buildFolders = { en: 'build', de: '.generated/build-de' };

/** The language that the storefront is being built for. */
export function storefrontLanguage() {
  return process.env.STOREFRONT_LANGUAGE === 'de' ? 'de' : 'en';
}
