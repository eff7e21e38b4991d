const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*\/>/g;
const entry = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Lets a page's content have the line for itself: its scripts start when everything of the first view has come,
 * or when the visitor presses something, or after three seconds.
 */
export function startScriptsLate(html: string): string {
  const scripts = [...html.matchAll(preload)].map(([, address = '']) => address);
  return html
    .replace(preload, '')
    .replace(
      entry,
      (_, code: string) => `<script type="text/later">${code}</script><script>${starter(scripts)}</script>`,
    );
}

/** A button pressed before the page is hydrated is pressed again when it is (app/root.tsx says so). */
const starter = (scripts: readonly string[]) =>
  `(function(w,d){var started,pressed;
function start(){if(started)return;started=1;
${JSON.stringify(scripts)}.forEach(function(u){var l=d.createElement("link");l.rel="modulepreload";l.href=u;l.fetchPriority="low";d.head.append(l)});
var s=d.createElement("script");s.type="module";s.textContent=d.querySelector('script[type="text/later"]').textContent;d.head.append(s)}
function press(e){pressed=e.target.closest("button:not([popovertarget])")||pressed}
function hold(e){e.preventDefault()}
d.addEventListener("click",press,true);d.addEventListener("submit",hold,true);
w.addEventListener("hydrated",function(){d.removeEventListener("click",press,true);d.removeEventListener("submit",hold,true);
if(pressed&&pressed.isConnected)pressed.click()},{once:true});
if(d.readyState==="complete")start();
w.addEventListener("load",start);d.addEventListener("pointerdown",start);d.addEventListener("keydown",start);
setTimeout(start,3000)})(window,document)`.replaceAll('\n', '');
