import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = readonly [IncomingMessage, ServerResponse];

/** The requests of a connection: the answer under way, and what was sent without waiting for it. */
interface Line {
  current: ServerResponse;
  readonly waiting: Exchange[];
}

/**
 * Answers the requests of a connection one after another: of thousands sent without waiting (HTTP pipelining), begun together,
 * 18 KB keep a process busy for seconds. Meanwhile nothing more is read of it: a request of which only a part has come
 * runs out of its 5 s. Of all connections together `most` requests may wait: a connection with more ends.
 */
export function oneAtATime(listener: RequestListener, most: number): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  let waiting = 0;

  function next(socket: Socket, line: Line): void {
    if (socket.destroyed) {
      waiting -= line.waiting.length;
      line.waiting.length = 0;
      return;
    }
    const exchange = line.waiting.shift();
    if (!exchange) return;
    waiting -= 1;
    line.current = exchange[1];
    if (line.waiting.length === 0) socket.resume();
    else line.current.once('close', () => next(socket, line));
    listener(...exchange);
  }

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, { current: response, waiting: [] });
      return listener(request, response);
    }
    // Also true of one whose connection is gone.
    const isFree = line.waiting.length === 0 && line.current.writableFinished;
    if (isFree) {
      line.current = response;
      return listener(request, response);
    }
    if (waiting >= most) {
      socket.destroy();
      return;
    }
    if (line.waiting.length === 0) {
      line.current.once('close', () => next(socket, line));
      // Node reads on after each answer: not before all that wait have had theirs.
      if (socket.listenerCount('resume', holdBack) === 0) socket.on('resume', holdBack);
    }
    waiting += 1;
    line.waiting.push([request, response]);
    socket.pause();
  };

  function holdBack(this: Socket): void {
    if (lines.get(this)?.waiting.length) this.pause();
  }
}
