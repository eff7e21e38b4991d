/** A response whose end has been reached: its status. */
export type OnResponse = (status: number) => void;

/**
 * Finds the ends of HTTP/1.1 responses in what arrives on a connection, one at a time. It looks at the head and
 * counts the bytes of the body, so that the generator costs little beside the servers it measures.
 */
export function responseReader(onResponse: OnResponse): (chunk: Buffer) => void {
  let head: Buffer | null = null;
  let missing = 0;
  let chunked = false;
  let status = 0;

  const lastChunk = Buffer.from('0\r\n\r\n');
  return function read(chunk) {
    if (missing > 0) {
      missing -= chunk.length;
      if (missing === 0) onResponse(status);
      return;
    }
    if (chunked) {
      if (chunk.subarray(-5).equals(lastChunk)) {
        chunked = false;
        onResponse(status);
      }
      return;
    }
    const data = head ? Buffer.concat([head, chunk]) : chunk;
    const end = data.indexOf('\r\n\r\n');
    if (end < 0) {
      head = data;
      return;
    }
    head = null;
    const text = data.toString('latin1', 0, end);
    status = Number(text.slice(9, 12));
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    const arrived = data.length - end - 4;
    if (length === undefined && /\r\ntransfer-encoding: chunked/i.test(text)) {
      if (data.subarray(-5).equals(lastChunk)) onResponse(status);
      else chunked = true;
      return;
    }
    missing = status === 304 || status === 204 ? 0 : Number(length ?? 0) - arrived;
    if (missing === 0) onResponse(status);
  };
}
