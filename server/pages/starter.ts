/**
 * Starts the scripts of a page when everything of the first view has been painted, when the visitor presses something, or
 * after three seconds. Fetches what is large, reads the framework in a step of its own, then starts the page: no step
 * holds up the visitor for long. Buttons pressed before the page is hydrated are pressed again when it is (app/root.tsx
 * says so), with a line at the top of the window until then (app/shell/progress.css), and a form waits. When it listens,
 * the pictures further down come too: none is empty when it is scrolled to.
 *
 * It is written into the page as it stands here, and so it uses nothing but what it is given.
 * @param links what is to be fetched first, as HTML
 * @param load reads the framework
 */
export function startLate(
  window: Window,
  document: Document,
  links: string,
  load: () => Promise<unknown>,
): void {
  const early = { capture: true };
  let isStarted = false;
  const pressed = new Set<HTMLElement>();
  let line: HTMLElement | null = null;

  function start() {
    if (isStarted) return;
    isStarted = true;
    document.head.insertAdjacentHTML('beforeend', links);
    load().then(() => window.setTimeout(run), run);
  }
  function run() {
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.querySelector('script[type="text/later"]')?.textContent ?? '';
    document.head.append(script);
  }
  function press(event: Event) {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>('button:not([popovertarget])');
    if (button) pressed.add(button);
    if (!button || line) return;
    line = document.createElement('i');
    line.className = 'progress';
    // React minds what is in head and body.
    document.documentElement.append(line);
  }
  function hold(event: Event) {
    event.preventDefault();
  }
  function onHydrated() {
    document.removeEventListener('click', press, early);
    document.removeEventListener('submit', hold, early);
    line?.remove();
    for (const button of pressed) if (button.isConnected) button.click();
    const { connection } = window.navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!connection?.saveData) window.setTimeout(showRest, 500);
  }
  function showRest() {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
      picture.loading = 'eager';
  }
  function whenSeen() {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    const painted = () => window.requestAnimationFrame(() => window.requestAnimationFrame(start));
    Promise.resolve(picture?.decode()).then(painted, painted);
  }

  document.addEventListener('click', press, early);
  document.addEventListener('submit', hold, early);
  window.addEventListener('hydrated', onHydrated, { once: true });
  if (document.readyState === 'complete') whenSeen();
  window.addEventListener('load', whenSeen);
  document.addEventListener('pointerdown', start);
  document.addEventListener('keydown', start);
  window.setTimeout(start, 3000);
}
