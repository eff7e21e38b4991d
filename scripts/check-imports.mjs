import { spawnSync } from 'node:child_process';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { rules } from './import-rules.mjs';

/**
 * Imports go one way (see import-rules.mjs), and a folder can be looked over: thirty files at most, without the tests
 * beside them. Reading fewer files than git lists is a failure too.
 */
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

const most = 30;
/** Folders that have more, and why. */
const crowded = {
  'tests/e2e': 'a file a part of the shop',
  'pictures/pieces': 'a file a thing that is drawn',
};
const counts = new Map();
for (const file of listed.filter((one) => !one.includes('.test.'))) {
  const folder = file.slice(0, file.lastIndexOf('/'));
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
}
const full = [...counts].filter(([folder, count]) => count > most && !(folder in crowded));

for (const { rule, from, to } of output.summary.violations) {
  const why = rules.find(({ name }) => name === rule.name)?.comment;
  console.error(`${from} → ${to}\n  ${rule.name}: ${why}`);
}
for (const file of unread) console.error(`${file} was not read`);
for (const [folder, count] of full) console.error(`${folder} has ${count} files: ${most} can be looked over`);
const failures = output.summary.violations.length + unread.length + full.length;
console.log(`${read.size} files, ${output.summary.totalDependenciesCruised} imports, ${failures} violations`);
process.exit(failures === 0 && listed.length > 0 ? 0 : 1);
