import {
  dropLegalDraft,
  getLegalVersion,
  type Legal,
  listLegal,
  publishLegal,
  saveLegalDraft,
} from '#contract/kitchen/settings/legal.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import * as drafts from '../../../services/legal/drafts.ts';
import { type ListedText, listTexts } from '../../../services/legal/list-texts.ts';
import { publishText } from '../../../services/legal/publish-text.ts';
import { type NamedVersion, readVersion } from '../../../services/legal/read-version.ts';
import { dayOfVersion } from '../../../services/legal/versions.ts';
import { presentTexts } from '../../present-legal.ts';
import { newRoutes } from '../../routes.ts';
import { seconds } from '../present.ts';

export function legalRoutes(deps: Deps) {
  const list = async (actor: StaffActor): Promise<Legal> => {
    const { pages, values } = await listTexts(deps, actor);
    return { pages: pages.map(presentText), values };
  };
  return newRoutes()
    .openapi(listLegal, async (c) => c.json(await list(c.get('staff')), 200))
    .openapi(getLegalVersion, async (c) => {
      const { page, number } = c.req.valid('param');
      const version = await readVersion(deps, c.get('staff'), { page, number: Number(number) });
      const { content, values } = version;
      return c.json({ ...noteOf(version), page, texts: presentTexts(content), values }, 200);
    })
    .openapi(saveLegalDraft, async (c) => {
      const { page } = c.req.valid('param');
      const saved = await drafts.saveLegalDraft(deps, c.get('staff'), { page, ...c.req.valid('json') });
      const { revision, texts, missing } = saved;
      return c.json({ revision, texts: presentTexts(texts), missing: [...missing] }, 200);
    })
    .openapi(dropLegalDraft, async (c) => {
      await drafts.dropLegalDraft(deps, c.get('staff'), c.req.valid('param').page);
      return c.body(null, 204);
    })
    .openapi(publishLegal, async (c) => {
      const actor = c.get('staff');
      await publishText(deps, actor, { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.json(await list(actor), 200);
    });
}

function presentText(text: ListedText): Legal['pages'][number] {
  const { page, shown, isOpen, revision, missing, inForce, versions, updatedAt, updatedByName } = text;
  return {
    page,
    texts: presentTexts(shown),
    isDraft: isOpen,
    revision,
    draftAt: isOpen && updatedAt ? seconds(updatedAt) : null,
    draftBy: isOpen ? updatedByName : null,
    missing: [...missing],
    inForce: presentTexts(inForce.content),
    versions: versions.map((version) => ({ ...noteOf(version), parts: [...version.parts] })),
  };
}

function noteOf(version: NamedVersion) {
  const { number, at, by, how } = version;
  return { number, day: dayOfVersion(version), at: seconds(at), by, how };
}
