import { addPicture } from '#contract/kitchen/menu/media.ts';
import { giveTime } from '../../../body-time.ts';
import type { Deps } from '../../../deps.ts';
import { longestUpload } from '../../../pictures/receive-upload.ts';
import * as pictures from '../../../services/kitchen/add-picture.ts';
import { newRoutes } from '../../routes.ts';

export function mediaRoutes(deps: Deps) {
  return newRoutes().openapi(addPicture, async (c) => {
    const onAllowed = () => giveTime(c.env?.incoming, longestUpload);
    return c.json(await pictures.addPicture(deps, c.get('staff'), { body: c.req.raw.body, onAllowed }), 201);
  });
}
