const channelName = 'kitchen-live';
const streamAddress = '/kitchen/api/live';
/** Milliseconds between two looks where there is no stream. */
const pause = 5000;

export interface LiveListener {
  /** Something happened to an order: ask again. */
  changed(): void;
  /** The release that answers now. */
  release(release: string): void;
}

/**
 * Follows what happens in the kitchen until what it answers is called. One tab of a browser holds the stream, found out by
 * a lock, and tells the others; where a browser has neither, or the stream is refused, each tab asks again every five
 * seconds.
 */
export function followLive(listener: LiveListener): () => void {
  const end = new AbortController();
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    askAgain(listener, end.signal);
    return () => end.abort();
  }
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => tell(listener, data);
  const both: LiveListener = {
    changed() {
      channel.postMessage({ kind: 'changed' });
      listener.changed();
    },
    release(release) {
      channel.postMessage({ kind: 'release', release });
      listener.release(release);
    },
  };
  navigator.locks
    .request(channelName, { signal: end.signal }, () => holdStream(both, end.signal))
    .catch(() => {
      // Given up while waiting for its turn.
    });
  end.signal.addEventListener('abort', () => channel.close());
  return () => end.abort();
}

type Message = { readonly kind: 'changed' } | { readonly kind: 'release'; readonly release: string };

function tell(listener: LiveListener, message: Message): void {
  if (message.kind === 'changed') listener.changed();
  else listener.release(message.release);
}

/** Holds the stream until the end; the browser opens it anew by itself when it breaks. */
function holdStream(listener: LiveListener, signal: AbortSignal): Promise<void> {
  const stream = new EventSource(streamAddress);
  stream.addEventListener('hello', ({ data }) => {
    listener.release((JSON.parse(data) as { release: string }).release);
    // What happened while there was no stream was not told.
    listener.changed();
  });
  stream.addEventListener('changed', () => listener.changed());
  stream.onerror = () => {
    if (stream.readyState === EventSource.CLOSED) askAgain(listener, signal);
    // Whether the shop is away shows when it is asked.
    else listener.changed();
  };
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      stream.close();
      resolve();
    });
  });
}

function askAgain(listener: LiveListener, signal: AbortSignal): void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') listener.changed();
  }, pause);
  signal.addEventListener('abort', () => clearInterval(timer));
}
