import { join } from 'node:path';
import type { Logger } from 'pino';
import { Crowded, fewAtATime } from '../cache/few-at-a-time.ts';
import { createFormCache } from './form-cache.ts';
import { formName, type PictureForm } from './picture-form.ts';
import { receiveUpload, type Upload } from './receive-upload.ts';
import { type MadePicture, PictureFault, type PictureJob, runMaker } from './run-maker.ts';

/** What the shop makes of photos: masters of uploads, and the forms in which pages show them. */
export interface Pictures {
  /** Takes an upload into a file. */
  receive(body: ReadableStream<Uint8Array>): Promise<Upload>;
  /** Makes a master of what came, and closes its file. Rejects with PictureFault. */
  makeMaster(upload: Upload): Promise<MadePicture>;
  /**
   * A form of a picture as it is kept, or made now of its master; null where there is no such master. Who wants the same
   * at the same time waits for the same. Rejects with PictureFault.
   */
  form(asked: PictureForm, master: () => Promise<Buffer | null>): Promise<Buffer | null>;
  /** Ends what is being made. */
  stop(): void;
}

/** Pixels of what comes; a master's longer side and its bytes. */
const mostPixels = 50_000_000;
const longestSide = 2400;
const mostBytes = 1_000_000;
/** A form's height as a share of its width: that of the drawn dishes. */
const frame = 537 / 800;

/** One picture is made at a time, whoever wants it; beyond these nobody is kept waiting. */
const turns = { atOnce: 1, waiting: 100, patience: 12_000 };

/** Milliseconds for which a machine without `sharp` is not tried again. */
const tryAgainAfter = 60_000;

/** @param dataDir forms are kept in `pictures` below it */
export function createPictures(dataDir: string, log: Logger): Pictures {
  const folder = join(dataDir, 'pictures');
  const cache = createFormCache(folder);
  const queue = fewAtATime(turns);
  const ending = new AbortController();
  const underWay = new Map<string, Promise<Buffer | null>>();
  let triedWithout = Number.NEGATIVE_INFINITY;

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    return queue(work).catch((error) => {
      throw error instanceof Crowded ? new PictureFault('crowded') : error;
    });
  }

  async function make(job: PictureJob, input: number | Buffer): Promise<MadePicture> {
    if (performance.now() - triedWithout < tryAgainAfter) throw new PictureFault('no sharp');
    return runMaker(job, input, ending.signal).catch((error) => {
      if (error instanceof PictureFault && error.reason === 'no sharp') triedWithout = performance.now();
      throw error;
    });
  }

  async function makeForm(asked: PictureForm, master: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const name = formName(asked);
    const kept = await cache.get(name);
    if (kept) return kept;
    const { width, format } = asked;
    const made = await inTurn(async () => {
      const bytes = await master();
      return bytes && make({ make: 'form', type: 'webp', width, format, frame }, bytes);
    });
    if (!made) return null;
    await cache
      .keep(name, made.bytes)
      .catch((error) => log.warn({ err: error }, 'form of a picture not kept'));
    return made.bytes;
  }

  return {
    receive: (body) => receiveUpload(body, folder),
    async makeMaster({ file, type }) {
      try {
        const job: PictureJob = { make: 'master', type, mostPixels, longestSide, mostBytes };
        return await inTurn(() => make(job, file.fd));
      } finally {
        await file.close();
      }
    },
    form(asked, master) {
      const name = formName(asked);
      let making = underWay.get(name);
      if (!making) {
        making = makeForm(asked, master).finally(() => underWay.delete(name));
        underWay.set(name, making);
      }
      return making;
    },
    stop: () => ending.abort(),
  };
}
