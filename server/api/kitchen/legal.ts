import { getLegalVersion } from '#contract/kitchen/legal.ts';
import type { Deps } from '../../deps.ts';
import { type NamedVersion, readVersion } from '../../services/legal/read-version.ts';
import { dayOfVersion } from '../../services/legal/versions.ts';
import { presentTexts } from '../present-legal.ts';
import { newRoutes } from '../routes.ts';
import { seconds } from './present.ts';

export function legalRoutes(deps: Deps) {
  return newRoutes().openapi(getLegalVersion, async (c) => {
    const { page, number } = c.req.valid('param');
    const version = await readVersion(deps, c.get('staff'), { page, number: Number(number) });
    const { content, values } = version;
    return c.json({ ...noteOf(version), page, texts: presentTexts(content), values }, 200);
  });
}

function noteOf(version: NamedVersion) {
  const { number, at, by, how } = version;
  return { number, day: dayOfVersion(version), at: seconds(at), by, how };
}
