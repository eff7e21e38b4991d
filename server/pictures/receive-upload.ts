import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ShopError } from '../shop-error.ts';
import { type PictureType, pictureTypeOf, tellingBytes } from './picture-type.ts';

/** Bytes that a picture may have when it comes, and milliseconds for which it may come. */
const mostUploadBytes = 15_000_000;
export const longestUpload = 60_000;

export interface Upload {
  readonly file: FileHandle;
  readonly type: PictureType;
}

/**
 * Writes what comes into a file without a name, which is gone when it is closed or the process ends: never more than a
 * piece of it is in memory. What it is, its first bytes say. Errors: PictureTypeUnknown, PictureTooLarge,
 * MalformedRequest (too slow).
 */
export async function receiveUpload(body: ReadableStream<Uint8Array>, folder: string): Promise<Upload> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `.${randomUUID()}.upload`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await write(body, file);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(tellingBytes), { position: 0 });
    const type = pictureTypeOf(buffer.subarray(0, bytesRead));
    if (!type) throw new ShopError('PictureTypeUnknown');
    // Who is handed this one reads from its beginning.
    return { file: await open(path, 'r'), type };
  } finally {
    await rm(path, { force: true });
    await file.close();
  }
}

async function write(body: ReadableStream<Uint8Array>, file: FileHandle): Promise<void> {
  const until = performance.now() + longestUpload;
  const reader = body.getReader();
  const clock = setTimeout(() => void reader.cancel().catch(() => undefined), longestUpload);
  try {
    for (let size = 0; ; ) {
      const { done, value } = await reader.read();
      if (performance.now() >= until) throw new ShopError('MalformedRequest');
      if (done) return;
      size += value.length;
      if (size > mostUploadBytes) throw new ShopError('PictureTooLarge');
      await file.write(value);
    }
  } finally {
    clearTimeout(clock);
    // What may still come is not waited for.
    void reader.cancel().catch(() => undefined);
  }
}
