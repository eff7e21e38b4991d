const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*\/>/g;
const entry = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Lets a page's content have the line for itself: its scripts start when everything of the first view has been painted,
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

/**
 * Fetches list, framework and entry, reads the framework in a step of its own, then starts the page: no step holds up
 * the visitor for long. A button pressed before the page is hydrated is pressed again when it is (app/root.tsx says
 * so). When it listens, the pictures further down come too: none is empty when it is scrolled to.
 */
const starter = (scripts: readonly string[]) =>
  `(function(w,d){var started,pressed;
function start(){if(started)return;started=1;
d.head.insertAdjacentHTML("beforeend",${JSON.stringify(first(scripts).map(preloadLink).join(''))});
import(${JSON.stringify(framework(scripts))}).then(function(){setTimeout(run)},run)}
function run(){var s=d.createElement("script");s.type="module";s.textContent=d.querySelector('script[type="text/later"]').textContent;d.head.append(s)}
function press(e){pressed=e.target.closest("button:not([popovertarget])")||pressed}
function hold(e){e.preventDefault()}
d.addEventListener("click",press,true);d.addEventListener("submit",hold,true);
w.addEventListener("hydrated",function(){d.removeEventListener("click",press,true);d.removeEventListener("submit",hold,true);
if(pressed&&pressed.isConnected)pressed.click();
if(!(navigator.connection||{}).saveData)setTimeout(rest,500)},{once:true});
function rest(){d.querySelectorAll('img[loading="lazy"]').forEach(function(i){i.loading="eager"})}
function frame(next){return function(){w.requestAnimationFrame(next)}}
function seen(){var i=d.querySelector("img[fetchpriority=high]");Promise.resolve(i&&i.decode()).catch(function(){}).then(frame(frame(start)))}
if(d.readyState==="complete")seen();
w.addEventListener("load",seen);d.addEventListener("pointerdown",start);d.addEventListener("keydown",start);
setTimeout(start,3000)})(window,document)`.replaceAll('\n', '');

const preloadLink = (address: string) => `<link rel="modulepreload" href="${address}" fetchpriority="low">`;
/** The list of the release, by whose link a tab knows its own (app/shell/follow-release.ts), and what is large. */
const first = (scripts: readonly string[]) =>
  scripts.filter((name) => /\/(manifest|framework|entry\.client)-/.test(name));
const framework = (scripts: readonly string[]) =>
  scripts.find((name) => name.includes('/framework-')) ?? scripts[0];
