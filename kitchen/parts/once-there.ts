/** Milliseconds until what could not be loaded is tried again. */
const pause = 4000;

/** Loads something as soon as it is to be had: without a connection it tries again. */
export async function onceThere<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
