import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Milliseconds in which a request has to have come whole, unless it is given more. */
const usualTime = 10_000;

const deadlines = new WeakMap<object, (ms: number) => void>();

/** Ends the connection of a request whose body is too slow, in Node's words, unless it was answered already. */
export function inTime(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (hasBody(request)) watch(request, response);
    listener(request, response);
  };
}

/** Gives a request more time for its body, from now on; what is no request of a connection needs none. */
export function giveTime(request: object | undefined, ms: number): void {
  if (request) deadlines.get(request)?.(ms);
}

function watch(request: IncomingMessage, response: ServerResponse): void {
  let timer: NodeJS.Timeout | undefined;
  const set = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(cut, ms).unref();
  };
  const cut = () => {
    if (request.complete) return;
    const { socket } = request;
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroy();
  };
  set(usualTime);
  deadlines.set(request, set);
  request.once('close', () => clearTimeout(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
