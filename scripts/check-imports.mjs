import { spawnSync } from 'node:child_process';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { rules } from './import-rules.mjs';

/** Imports go one way (see import-rules.mjs). Reading fewer files than git lists is a failure too. */
const folders = [
  'rules',
  'contract',
  'content',
  'server',
  'ui',
  'app',
  'kitchen',
  'commands',
  'sandbox',
  'pictures',
  'tests',
];
const { output } = await cruise(
  folders,
  {
    ruleSet: { forbidden: rules },
    validate: true,
    tsPreCompilationDeps: true,
    exclude: { path: ['\\.react-router/'] },
    doNotFollow: { path: ['node_modules', '.generated'] },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
  {},
  { tsConfig: extractTsConfig('tsconfig.json') },
);
const read = new Set(output.modules.map(({ source }) => source));
const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
const unread = listed.filter((file) => !read.has(file));

for (const { rule, from, to } of output.summary.violations) {
  const why = rules.find(({ name }) => name === rule.name)?.comment;
  console.error(`${from} → ${to}\n  ${rule.name}: ${why}`);
}
for (const file of unread) console.error(`${file} was not read`);
const failures = output.summary.violations.length + unread.length;
console.log(`${read.size} files, ${output.summary.totalDependenciesCruised} imports, ${failures} violations`);
process.exit(failures === 0 && listed.length > 0 ? 0 : 1);
