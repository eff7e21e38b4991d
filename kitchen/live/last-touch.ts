/** Milliseconds without a touch after which nobody is at work with a screen. */
const quiet = 60_000;

let lastTouch = Date.now();

/** Notes when somebody touches the screen or a key; answers how to stop that. */
export function noteTouches(): () => void {
  const touched = () => {
    lastTouch = Date.now();
  };
  addEventListener('pointerdown', touched);
  addEventListener('keydown', touched);
  return () => {
    removeEventListener('pointerdown', touched);
    removeEventListener('keydown', touched);
  };
}

/** Whether nobody has touched this screen for a minute: then it may change without running away under a hand. */
export const isQuiet = () => Date.now() - lastTouch > quiet;
