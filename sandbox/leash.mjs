/**
 * Loaded with `--import` into every process that the stack starts; plain JavaScript, since reading TypeScript
 * would cost each of them 20 MiB. When the parent dies, however it dies, the
 * channel to it closes, and the process ends as it does on SIGTERM: cleanly, keeping its data.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
