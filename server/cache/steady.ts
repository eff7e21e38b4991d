/** How often an answer is made again; by then somebody changes the menu faster than it can be read. */
const mostAttempts = 10;

/**
 * Makes an answer from one state of catalogue and settings: where they change while it is made, it is made again, so that
 * nobody sees half of a change.
 * @param versionNow the version that the database has at this moment
 */
export function steadily(
  make: (request: Request) => Promise<Response> | Response,
  versionNow: () => Promise<number>,
): (request: Request) => Promise<Response> {
  // While the database is away, the answer itself says so.
  const version = () => versionNow().catch(() => null);
  return async (request) => {
    for (let attempt = 1; ; attempt++) {
      const before = await version();
      const response = await make(request);
      if (attempt === mostAttempts || before === (await version())) return response;
      await response.body?.cancel();
    }
  };
}
