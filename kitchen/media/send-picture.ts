import type { AddedPicture } from '#contract/kitchen/menu/media.ts';
import { getLocale } from '#kitchen-locale';
import { ApiError, leadToSignIn } from '../api/call.ts';

/** Milliseconds for which the shop lets a picture come and makes it, and a little more. */
const longest = 100_000;

interface Sending {
  /** Told the share that has gone, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a picture to the shop. Not by `fetch`, which does not tell how far it is. Throws ApiError with what the shop said,
 * AbortError when it was called off, or another error when nobody answers.
 */
export function sendPicture(picture: Blob, { onProgress, signal }: Sending): Promise<AddedPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const unreachable = () => reject(new Error('nobody answers'));
    const callOff = () => request.abort();
    request.open('POST', '/kitchen/api/media');
    request.timeout = longest;
    request.responseType = 'json';
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', getLocale());
    request.setRequestHeader('Content-Type', picture.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = unreachable;
    request.ontimeout = unreachable;
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', callOff);
    request.onload = () => {
      if (request.status === 201) return resolve(request.response);
      const error = new ApiError(request.status, request.response ?? {});
      if (error.code === 'SignInRequired') leadToSignIn();
      reject(error);
    };
    signal.addEventListener('abort', callOff);
    request.send(picture);
  });
}
