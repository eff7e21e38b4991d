import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerApi } from './api.ts';
import type { Business } from './business.ts';
import { answerControl } from './control.ts';
import { ApiError } from './errors.ts';
import { API_VERSION } from './events.ts';
import { type Faults, faultyReply, takeFault } from './faults.ts';
import { type Ending, holdingKey } from './idempotency.ts';
import { requireKey } from './key.ts';
import { answerPage } from './pages/page.ts';
import { type Call, type Reply, readCall } from './reply.ts';
import { newId } from './store/ids.ts';
import type { Store } from './store/store.ts';
import type { Receiver } from './webhooks.ts';

/** What the sandbox is made of; `base` is its own address. */
export type Sandbox = {
  store: Store;
  faults: Faults;
  business: Business;
  receiver: Receiver;
  key: string;
  base: string;
};

/** The HTTP server of the sandbox. No answer leaves before what it tells of is on disk. */
export function sandboxServer(sandbox: Sandbox): Server {
  const server = createServer(async (request, response) => {
    try {
      const call = await readCall(request);
      const reply = call ? await answer(sandbox, call) : { status: 413, body: 'Too large' };
      await sandbox.store.flushed();
      send(response, reply);
    } catch (error) {
      if (!request.destroyed || response.writable) send(response, failure(error));
    }
  });
  // On a busy machine a client may use a connection in the moment in which it would be closed after Node's 5 s.
  server.keepAliveTimeout = 65_000;
  return server;
}

async function answer(sandbox: Sandbox, call: Call): Promise<Reply | null> {
  const { store, faults, business, base } = sandbox;
  if (call.path[0] === '_sandbox') return answerControl(sandbox, call);
  if (call.path[0] !== 'v1') return answerPage(store, call);
  requireKey(call.header('authorization'), sandbox.key);
  const fault = takeFault(faults, call);
  const carryOut = (ending: Ending) =>
    answerApi(store, call, { base, business, refunds: faults.refunds, ending });
  // Of a call that hangs nobody knows whether it was begun: its key is not held.
  const key = call.method === 'POST' && fault !== 'hang' ? call.header('idempotency-key') : null;
  return holdingKey(key, async () => {
    if (fault === 'slow') await sleep(faults.delayMs);
    if (fault === 'none' || fault === 'slow') return carryOut('well');
    if (fault === '500' && call.method === 'POST') return carryOut(faults.after ? 'failed-after' : 'failed');
    if (faults.after) carryOut('well');
    return faultyReply(fault);
  });
}

function failure(error: unknown): Reply {
  if (error instanceof ApiError) return { status: error.status, body: error.body() };
  console.error(error);
  const sorry = new ApiError(500, 'The sandbox has failed; its log says why.', { type: 'api_error' });
  return { status: 500, body: sorry.body() };
}

function send(response: ServerResponse, reply: Reply | null): void {
  if (response.headersSent || response.destroyed) return;
  if (reply === null) {
    response.socket?.resetAndDestroy();
    return;
  }
  const json = typeof reply.body === 'object';
  response.writeHead(reply.status, {
    'content-type': json ? 'application/json' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'request-id': newId('req', 14),
    'stripe-version': API_VERSION,
    'x-content-type-options': 'nosniff',
    ...reply.headers,
  });
  response.end(json ? JSON.stringify(reply.body, null, 2) : reply.body);
}
