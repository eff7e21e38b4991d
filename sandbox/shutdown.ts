/** Runs `stop` once on the first SIGTERM or SIGINT, then ends this process; a failing stop is exit code 1. */
export function onShutdown(stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end).on('SIGINT', end);
}

/** Tells the parent, on one line of JSON, that this process can be used and where. */
export function announce(ready: { url: string; [more: string]: string | number }): void {
  console.log(JSON.stringify({ ready: true, ...ready }));
}
