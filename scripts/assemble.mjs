// What a machine needs to run the shop, and nothing else: no sources, no npm. The image and the archives hold this.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyPictureMaker } from './picture-packages.mjs';

/** What only tells when to build again, archives of before, and how the tables were, from which the next migration is drawn. */
const leftOut = /^build[\\/](\.sources|archives)|[\\/]migrations[\\/]meta[\\/]\d+_snapshot\.json$/;
export const parts = [
  'LICENSE',
  'NOTICE',
  'CHANGELOG.md',
  'SECURITY.md',
  'build',
  'server/db/migrations',
  ...[
    'operating',
    'mail',
    'growing',
    'reliability',
    'security',
    'performance',
    'law',
    'words',
    'accessibility',
  ].map((page) => `docs/${page}.md`),
  'docs/decisions',
  'deploy',
];

/** Puts the shop as it was built into an empty `folder`, with what makes pictures on `platform`, such as linux-x64. */
export function assemble(folder, platform) {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  for (const part of parts)
    cpSync(part, join(folder, part), { recursive: true, filter: (file) => !leftOut.test(file) });
  const { name, version, description, license, type, engines } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const own = { name, version, private: true, description, license, type, engines };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  writeFileSync(join(folder, 'bill-of-materials.json'), billOfMaterials());
  cpSync('scripts/tischlein.sh', join(folder, 'tischlein'));
  chmodSync(join(folder, 'tischlein'), 0o755);
  copyPictureMaker(folder, platform);
}

/** All packages whose code may be in what was built, as CycloneDX, without the time: the same for the same lock file. */
function billOfMaterials() {
  // NODE_ENV=production would be --omit=dev, and that leaves out what a package of the tests wants too.
  const command = ['sbom', '--sbom-format=cyclonedx', '--include=dev'];
  const { stdout, status, stderr } = spawnSync('npm', command, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`no bill of materials: ${stderr}`);
  const bill = JSON.parse(stdout);
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  bill.metadata.component.name = 'tischlein';
  bill.components = bill.components.filter(
    ({ purl, properties }) =>
      !purl.includes('tischlein') &&
      !properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true'),
  );
  const kept = new Set([bill.metadata.component, ...bill.components].map((one) => one['bom-ref']));
  bill.dependencies = bill.dependencies.flatMap(({ ref, dependsOn }) =>
    kept.has(ref) ? [{ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }] : [],
  );
  return `${JSON.stringify(bill, null, 1)}\n`;
}

/** The platform that this runs on, as the packages for pictures call it. */
export const ownPlatform = () => {
  const isMusl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
  return `${process.platform}${isMusl ? 'musl' : ''}-${process.arch}`;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('node scripts/assemble.mjs <folder>');
  assemble(folder, ownPlatform());
}
