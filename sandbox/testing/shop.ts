import { createServer } from 'node:http';

/** The least that the stack asks of a shop, for its tests: logs, GET /readyz, and the variables it was given. */
const failAtOnce = process.env.TEST_EXIT_CODE;
if (failAtOnce) process.exit(Number(failAtOnce));
const events: unknown[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (request.url === '/v1/payments/webhook') events.push(JSON.parse(body));
  if (request.url === '/die') process.exit(1);
  response.end(JSON.stringify({ pid: process.pid, env: process.env, events }));
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
