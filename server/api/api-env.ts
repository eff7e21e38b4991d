/** What Hono keeps for a request: the connection it came over, absent for calls in process. */
export interface ApiEnv {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
}
