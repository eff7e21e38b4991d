/**
 * How the texts in messages/ are compiled to functions; the same for the build, development and tests.
 * @type {import('@inlang/paraglide-js').CompilerOptions}
 */
export const messageCompiler = {
  project: './messages/project.inlang',
  outdir: './.generated/messages',
  outputStructure: 'message-modules',
  strategy: ['globalVariable', 'baseLocale'],
  disableAsyncLocalStorage: true,
  emitReadme: false,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
};
