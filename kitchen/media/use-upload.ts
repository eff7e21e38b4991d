import { useEffect, useRef, useState } from 'react';
import type { AddedPicture } from '#contract/kitchen/menu/media.ts';
import { m } from '#kitchen-messages';
import { ApiError } from '../api/call.ts';
import { errorWords } from '../parts/error-words.ts';
import { fitToSend, mostBytes, takenTypes } from './fit-to-send.ts';
import { sendPicture } from './send-picture.ts';

/** How far a picture is on its way to the shop. */
export type UploadState =
  | { readonly step: 'idle' }
  | { readonly step: 'preparing' | 'making' }
  /** How much of it has gone, 0 to 1. */
  | { readonly step: 'sending'; readonly share: number }
  | { readonly step: 'failed'; readonly words: string; readonly canRetry: boolean };

const idle: UploadState = { step: 'idle' };
/** What is wrong with the picture itself does not get right by trying again. */
const ofPicture = ['PictureUnreadable', 'PictureTooLarge', 'PictureTypeUnknown'];

/** Sends one picture at a time; another one, or leaving the page, calls the one before off. */
export function useUpload(onAdded: (picture: AddedPicture) => void) {
  const [state, setState] = useState<UploadState>(idle);
  const [preview, setPreview] = useState<string | null>(null);
  const underWay = useRef<AbortController | null>(null);
  const file = useRef<Blob | null>(null);

  useEffect(() => () => underWay.current?.abort(), []);
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  async function send(picture: Blob): Promise<void> {
    underWay.current?.abort();
    const own = new AbortController();
    underWay.current = own;
    file.current = picture;
    const show = (next: UploadState) => {
      if (!own.signal.aborted) setState(next);
    };
    const wrong = wrongAtOnce(picture);
    if (wrong) {
      setPreview(null);
      return show({ step: 'failed', words: wrong, canRetry: false });
    }
    setPreview(URL.createObjectURL(picture));
    show({ step: 'preparing' });
    try {
      const small = await fitToSend(picture);
      if (own.signal.aborted) return;
      if (small.size > mostBytes)
        return show({ step: 'failed', words: m.media_too_large(), canRetry: false });
      const onProgress = (share: number) => show(share < 1 ? { step: 'sending', share } : { step: 'making' });
      show({ step: 'sending', share: 0 });
      const added = await sendPicture(small, { onProgress, signal: own.signal });
      if (own.signal.aborted) return;
      show(idle);
      setPreview(null);
      onAdded(added);
    } catch (error) {
      const canRetry = !(error instanceof ApiError && ofPicture.includes(error.code));
      if (!canRetry && !own.signal.aborted) setPreview(null);
      show({ step: 'failed', words: errorWords(error), canRetry });
    }
  }

  function cancel(): void {
    underWay.current?.abort();
    setState(idle);
    setPreview(null);
  }

  return {
    state,
    /** The picture on its way, as the browser has it; null for none. */
    preview,
    send,
    cancel,
    retry: () => (file.current ? send(file.current) : undefined),
  };
}

/** What no shop needs to be asked about. */
function wrongAtOnce({ type }: Blob): string | null {
  const isTaken = type === '' || takenTypes.some((taken) => taken === type);
  return isTaken ? null : m.media_type_unknown();
}
