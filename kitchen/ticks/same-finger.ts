/** Milliseconds in which a press where another has just been is one of the same wet finger. */
const slip = 700;

/**
 * Tells presses that are meant from those that only follow another: what is pressed moves what stands below it, and a second
 * tap would land on that.
 */
export function sameFinger() {
  let movedAt = Number.NEGATIVE_INFINITY;
  return {
    /** Whether a press now is meant; it counts as one then. */
    isMeant(now: number = Date.now()): boolean {
      if (now - movedAt < slip) return false;
      movedAt = now;
      return true;
    },
    /** Something else has come to where a finger may be. */
    moved(now: number = Date.now()): void {
      movedAt = now;
    },
  };
}

const fingers = new Map<string, ReturnType<typeof sameFinger>>();

/** Whether a press on this is meant, or only follows another on the same, which it would take back. */
export function isMeantFor(what: string, now: number = Date.now()): boolean {
  const finger = fingers.get(what) ?? sameFinger();
  fingers.set(what, finger);
  return finger.isMeant(now);
}
