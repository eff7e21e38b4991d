import { useRef, useState } from 'react';
import { m } from '#kitchen-messages';
import { ApiError } from '../api/call.ts';
import { download, save } from '../api/download.ts';
import { errorWords } from '../parts/error-words.ts';
import { countFiles } from './count-files.ts';

/** How far a download is: `files` counts those in a ZIP. */
export interface DownloadState {
  readonly step: 'idle' | 'running' | 'done' | 'failed';
  readonly bytes: number;
  readonly files: number;
  /** What it is called, once it is there. */
  readonly name: string;
  /** What went wrong, in words. */
  readonly problem: string;
}

const idle: DownloadState = { step: 'idle', bytes: 0, files: 0, name: '', problem: '' };

/** Loads a file and saves it: how far it is, and how to begin and to stop. */
export function useDownload(path: string) {
  const [state, setState] = useState(idle);
  const underWay = useRef<AbortController | null>(null);

  async function begin() {
    const controller = new AbortController();
    underWay.current = controller;
    const count = countFiles();
    let [bytes, files] = [0, 0];
    setState({ ...idle, step: 'running' });
    const onBytes = (piece: Uint8Array) => {
      bytes += piece.length;
      files = count(piece);
      setState((before) => ({ ...before, bytes, files }));
    };
    try {
      const file = await download(path, { onBytes, signal: controller.signal });
      save(file);
      setState({ ...idle, step: 'done', name: file.name, bytes, files });
    } catch (error) {
      const problem = controller.signal.aborted
        ? m.money_load_stopped()
        : bytes > 0 && !(error instanceof ApiError)
          ? m.money_load_broken()
          : wordsOf(error);
      setState({ ...idle, step: 'failed', problem });
    }
  }
  return { state, begin: () => void begin(), stop: () => underWay.current?.abort() };
}

/** Nothing came for long: what the browser calls called off was not. */
function wordsOf(error: unknown): string {
  return error instanceof DOMException ? m.error_unreachable() : errorWords(error);
}
