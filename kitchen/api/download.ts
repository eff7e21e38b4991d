import { getLocale } from '#kitchen-locale';
import { answerTo, errorOf, leadToSignIn } from './call.ts';
import { askToConfirm } from './step-up.ts';

/** A file as the shop sent it. */
export interface Downloaded {
  readonly name: string;
  readonly blob: Blob;
}

/** Nothing of it for so many milliseconds, and it is given up. */
const longestPause = 30_000;

/**
 * Loads a file of the kitchen's API; `path` is what comes after `/kitchen/api`. Throws ApiError with what the shop said,
 * AbortError when it was called off, or another error when nobody answers or it does not arrive whole. Who has to show anew
 * that it is they is asked, and then it is begun again.
 * @param onBytes told each piece as it comes
 */
export async function download(
  path: string,
  { onBytes, signal }: { onBytes: (piece: Uint8Array) => void; signal: AbortSignal },
): Promise<Downloaded> {
  const pause = new AbortController();
  const giveUp = () => pause.abort(new DOMException('Nothing comes any more', 'TimeoutError'));
  let timer = setTimeout(giveUp, longestPause);
  try {
    const response = await answerTo(`/kitchen/api${path}`, {
      headers: { Accept: '*/*', 'Accept-Language': getLocale() },
      signal: AbortSignal.any([signal, pause.signal]),
    });
    if (!response.ok) {
      const error = await errorOf(response);
      if (error.code === 'SignInRequired') leadToSignIn();
      if (error.code === 'StepUpRequired' && (await askToConfirm()))
        return download(path, { onBytes, signal });
      throw error;
    }
    const blob = await read(response, (piece) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, longestPause);
      onBytes(piece);
    });
    return { name: nameIn(response), blob };
  } finally {
    clearTimeout(timer);
  }
}

async function read(response: Response, onPiece: (piece: Uint8Array) => void): Promise<Blob> {
  const pieces: BlobPart[] = [];
  const reader = response.body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next?.value) break;
    pieces.push(next.value as Uint8Array<ArrayBuffer>);
    onPiece(next.value);
  }
  return new Blob(pieces, { type: response.headers.get('Content-Type') ?? '' });
}

const nameIn = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'download';

/** Hands a file over to the browser, which saves it where it saves what is loaded. */
export function save({ name, blob }: Downloaded): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Saving has begun by then; a browser that asks where to has read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
