import { createRoute, z } from '@hono/zod-openapi';
import { cookie, staffErrors, writeErrors } from '../responses.ts';

export const AddedPicture = z
  .object({
    hash: z.string().openapi({ example: '9f86d081884c7d659a2feaa0c55ad015' }),
    width: z.number().int(),
    height: z.number().int(),
  })
  .openapi('AddedPicture');
export type AddedPicture = z.infer<typeof AddedPicture>;

const picture = { schema: z.string().openapi({ format: 'binary' }) };

/**
 * Keeps a picture: a JPEG, PNG, WebP or AVIF of at most 15 MB and 50 million pixels, which may take a minute to come. What
 * it is its first bytes say, not the header. It is shown at `/media/<hash>-<width>.avif` or `.webp`, in 320, 560,
 * 800 and 1600 pixels; what no product names for 30 days is forgotten.
 */
export const addPicture = createRoute({
  operationId: 'addPicture',
  method: 'post',
  path: '/kitchen/api/media',
  summary: 'Add a picture',
  tags: ['Menu'],
  security: cookie,
  request: {
    body: {
      required: true,
      content: { 'image/jpeg': picture, 'image/png': picture, 'image/webp': picture, 'image/avif': picture },
    },
  },
  responses: {
    201: { description: 'Kept', content: { 'application/json': { schema: AddedPicture } } },
    ...staffErrors(
      'PictureUnreadable',
      'PictureTooLarge',
      'PictureTypeUnknown',
      'PicturesUnavailable',
      'TooManyRequests',
      ...writeErrors,
    ),
  },
});
