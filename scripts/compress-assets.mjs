import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folders = ['build/client', 'build/kitchen/client'];
const worthIt = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Puts a Brotli and a gzip form beside each static file that shrinks, so that nothing is compressed per request. */
for (const path of folders.flatMap(filesOf).filter((file) => worthIt.test(file))) {
  const content = readFileSync(path);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (br.length < content.length) writeFileSync(`${path}.br`, br);
  if (gz.length < content.length) writeFileSync(`${path}.gz`, gz);
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
}
