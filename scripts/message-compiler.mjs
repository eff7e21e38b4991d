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
 * How the kitchen's texts in kitchen/messages/ are compiled to functions; one build of them has both languages.
 * @type {CompilerOptions}
 */
export const kitchenMessageCompiler = {
  ...common,
  project: './kitchen/messages/project.inlang',
  outdir: './.generated/kitchen',
  localStorageKey: 'kitchen-language',
  strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
};
