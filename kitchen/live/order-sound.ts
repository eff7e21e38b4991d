import { create } from 'zustand';

/** Where this device keeps that it wants to hear new orders. */
const key = 'kitchen-sound';

/** Whether a new order is heard on this device; off until somebody switches it on. */
export const useOrderSound = create<{ readonly isOn: boolean }>(() => ({
  isOn: localStorage.getItem(key) === 'on',
}));

/** Switches the sound on, which is heard then, or off. */
export function switchOrderSound(isOn: boolean): void {
  if (isOn) localStorage.setItem(key, 'on');
  else localStorage.removeItem(key);
  useOrderSound.setState({ isOn });
  ringForOrder();
}

/** Hertz of the two strokes, a fourth apart like a counter bell, and seconds between and after them. */
const strokes = [988, 1319];
const between = 0.16;
const fading = 0.7;

let context: AudioContext | undefined;

/** Rings twice for a new order, where that is wanted. What is seen says the same, and counts. */
export function ringForOrder(): void {
  if (!useOrderSound.getState().isOn) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [nth, pitch] of strokes.entries()) {
    const at = context.currentTime + nth * between;
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0.3, at);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + fading);
    const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + fading);
  }
}

/** Browsers stay silent until a page has been touched: the first touch after a reload wakes the sound. */
export function wakeSoundByTouch(): () => void {
  const controller = new AbortController();
  const wake = () => {
    controller.abort();
    if (!useOrderSound.getState().isOn) return;
    context ??= new AudioContext();
    void context.resume();
  };
  for (const touch of ['pointerdown', 'keydown']) {
    document.addEventListener(touch, wake, { signal: controller.signal });
  }
  return () => controller.abort();
}
