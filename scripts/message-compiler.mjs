/** @typedef {import('@inlang/paraglide-js').CompilerOptions} CompilerOptions */

/** @type {Pick<CompilerOptions, 'outputStructure' | 'disableAsyncLocalStorage' | 'emitReadme' | 'emitGitIgnore' | 'emitPrettierIgnore'>} */
const common = {
  outputStructure: 'message-modules',
  disableAsyncLocalStorage: true,
  emitReadme: false,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
};

/**
 * How the shop's texts in messages/ are compiled to functions; the same for the build, development and tests.
 * @type {CompilerOptions}
 */
export const messageCompiler = {
  ...common,
  project: './messages/project.inlang',
  outdir: './.generated/messages',
  strategy: ['globalVariable', 'baseLocale'],
};

/**
 * The same for those of the kitchen in kitchen/messages/, of which one build has both languages.
 * @type {CompilerOptions}
 */
export const kitchenMessageCompiler = {
  ...common,
  project: './kitchen/messages/project.inlang',
  outdir: './.generated/kitchen',
  localStorageKey: 'kitchen-language',
  strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
};
