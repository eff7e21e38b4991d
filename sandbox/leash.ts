/**
 * Loaded with `--import` into every process that the stack starts. When the parent dies, however it dies, the
 * channel to it closes, and the process ends as it does on SIGTERM: cleanly, keeping its data.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
