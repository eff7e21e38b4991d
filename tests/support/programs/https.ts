import { type Agent, request } from 'node:https';
import { connect } from 'node:tls';

/** A request to this machine under another name. */
export interface HttpsRequest {
  readonly port: number;
  readonly host: string;
  /** The certificate by which the server's is believed. */
  readonly ca: string;
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  /** Where it comes from, as 127.0.0.2. */
  readonly from?: string;
  readonly agent?: Agent;
  /** Milliseconds until it is given up. */
  readonly limit?: number;
  /** Is told what comes, as it comes; after the first piece nothing more is wanted. */
  readonly onFirst?: (text: string) => void;
}

export interface HttpsAnswer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly bytes: Buffer;
  readonly text: string;
}

/** Asks by HTTPS and checks the certificate. Rejects when the connection breaks or the time is over. */
export function askHttps(asked: HttpsRequest): Promise<HttpsAnswer> {
  const { port, host, ca, method = 'GET', path, headers, body, from, agent, limit = 30_000, onFirst } = asked;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        servername: host,
        ca,
        method,
        path,
        agent,
        ...(from && { localAddress: from }),
        signal: AbortSignal.timeout(limit),
        headers: { Host: `${host}:${port}`, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (!onFirst) return;
          onFirst(`${chunk}`);
          response.destroy();
        });
        response.once('error', reject);
        response.once('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: `${bytes}` });
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** Whether TLS is spoken there for this name, in versions from `least` to `most`. */
export function isUp(
  port: number,
  servername: string,
  ca: string,
  { least = 'TLSv1.2', most = 'TLSv1.3' }: { least?: TlsVersion; most?: TlsVersion } = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const ciphers = 'DEFAULT@SECLEVEL=0';
    const options = { host: '127.0.0.1', port, servername, ca, minVersion: least, maxVersion: most, ciphers };
    const socket = connect(options, () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });
}

export type TlsVersion = 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3';
