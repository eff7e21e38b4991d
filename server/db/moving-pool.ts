import pg from 'pg';

/**
 * The database takes no writes (25006: a standby, or a primary that was demoted) or is being stopped (57P01, 57P02,
 * 57P03): its place is taken by another one, to which only a new connection leads.
 */
const moved = /^(25006|57P0[123])$/;

/**
 * Whether nobody's transaction or unanswered statement is left on the connection. After a statement that was given up
 * waiting for, the next one to get the connection would write into a transaction that nobody ends.
 */
function isAtRest(client: pg.PoolClient): boolean {
  return (
    client.getTransactionStatus() === 'I' &&
    (client as pg.PoolClient & { readyForQuery: boolean }).readyForQuery
  );
}

/**
 * A connection that ends with a statement which it did not answer in time: whatever is asked next, as to roll back, would wait
 * as long again, for a server that has fallen silent or a standby that confirms nothing.
 */
class ImpatientClient extends pg.Client {
  override query: pg.Client['query'] = (...asked: unknown[]) => {
    const answer = pg.Client.prototype.query.apply(this, asked as never) as unknown;
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') this.connection.stream.destroy();
      });
    }
    return answer as never;
  };
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: Release) => void;
type Release = (release?: boolean | Error) => void;

/**
 * A pool that gives none of its connections a second time once one of them has said that the database has moved, so
 * that the next request goes to the new primary. `onMove` hears of it.
 */
export class MovingPool extends pg.Pool {
  readonly #madeAt = new WeakMap<pg.PoolClient, number>();
  #movedAt = 0;

  constructor(config: pg.PoolConfig, onMove: (error: Error) => void) {
    super({ ...config, Client: ImpatientClient });
    this.on('connect', (client) => {
      this.#madeAt.set(client, performance.now());
      (client as pg.PoolClient & Pick<pg.Client, 'connection'>).connection.on('errorMessage', (error) => {
        if (!moved.test(error.code ?? '')) return;
        // All of a stopped server say so at once; each of them counts for those that were there before.
        if (!this.#isOld(client)) onMove(error);
        this.#movedAt = performance.now();
      });
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const fresh = this.#fresh();
    if (!callback) return fresh;
    fresh.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #fresh(): Promise<pg.PoolClient> {
    let client = await super.connect();
    while (this.#isOld(client)) {
      client.release(true);
      client = await super.connect();
    }
    const release = client.release;
    client.release = (error) => release(error || this.#isOld(client) || !isAtRest(client));
    return client;
  }

  #isOld(client: pg.PoolClient): boolean {
    return (this.#madeAt.get(client) ?? 0) < this.#movedAt;
  }
}
