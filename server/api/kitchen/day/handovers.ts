import { bodyTime, mostPhotoBytes } from '#contract/kitchen/body-time.ts';
import { addHandoverPhoto, getHandoverPhoto, handOver } from '#contract/kitchen/day/handovers.ts';
import { giveTime } from '../../../body-time.ts';
import type { Deps } from '../../../deps.ts';
import * as hands from '../../../services/kitchen/runs/hand-over.ts';
import * as photos from '../../../services/kitchen/runs/handover-photo.ts';
import { newRoutes } from '../../routes.ts';
import { seenAt } from '../seen-at.ts';

export function handoverRoutes(deps: Deps) {
  return newRoutes()
    .openapi(handOver, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      const { at, ...handed } = c.req.valid('json');
      const { stage, isCanceled } = await hands.handOver(deps, c.get('staff'), {
        ...handed,
        publicId,
        at: new Date(at * 1000),
        seenAt: seenAt(deps, c.req.valid('header')),
      });
      return c.json({ stage, ...(isCanceled && { isCanceled }) }, 200);
    })
    .openapi(addHandoverPhoto, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      giveTime(c.env?.incoming, bodyTime(Number(c.req.header('Content-Length') ?? mostPhotoBytes)));
      const photo = Buffer.from(await c.req.arrayBuffer());
      const type = c.req.header('Content-Type') ?? '';
      await photos.addHandoverPhoto(deps, c.get('staff'), { publicId, photo, type });
      return c.body(null, 204);
    })
    .openapi(getHandoverPhoto, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      const { photo, photoType } = await photos.handoverPhoto(deps, c.get('staff'), publicId);
      return c.body(new Uint8Array(photo), 200, { 'Content-Type': photoType });
    });
}
