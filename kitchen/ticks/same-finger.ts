/** Milliseconds, of a clock that nobody sets, in which a press where another has just been is one of the same wet finger. */
const slip = 700;

/**
 * Tells presses that are meant from those that only follow another: what is pressed moves what stands below it, and a second
 * tap would land on that.
 */
export function sameFinger() {
  let movedAt = Number.NEGATIVE_INFINITY;
  return {
    /** Whether a press now is meant; it counts as one then. */
    isMeant(now: number = performance.now()): boolean {
      if (now - movedAt < slip) return false;
      movedAt = now;
      return true;
    },
    /** Something else has come to where a finger may be. */
    moved(now: number = performance.now()): void {
      movedAt = now;
    },
  };
}

/** When what was pressed a moment ago was pressed. */
const pressed = new Map<string, number>();

/** Whether a press on this is meant, or only follows another on the same, which it would take back. */
export function isMeantFor(what: string, now: number = performance.now()): boolean {
  for (const [each, at] of pressed) if (now - at >= slip) pressed.delete(each);
  if (pressed.has(what)) return false;
  pressed.set(what, now);
  return true;
}
