/** Visitors who open pages, and all the files that a page names. */
export interface Visitors {
  pages: number;
  files: number;
  /** Pages and files that were not there, by their answer; failures are counted where they go through. */
  readonly missed: Map<string, number>;
}

const pages = ['/', '/category/platter', '/category/drinks', '/plan', '/categories-overview', '/terms'];

/** Opens one page after the other until `isOver`, each as somebody who has never been here. */
export async function visit(url: string, visitors: Visitors, isOver: () => boolean): Promise<void> {
  for (let nth = 0; !isOver(); nth++) {
    const page = pages[nth % pages.length] ?? '/';
    const html = await get(page);
    if (html === null) continue;
    visitors.pages++;
    const files = new Set([...html.matchAll(/"(\/assets\/[^"\s]+\.(?:js|css))"/g)].map(([, file]) => file));
    await Promise.all(
      [...files].slice(0, 8).map(async (file = '') => {
        if ((await get(file)) !== null) visitors.files++;
      }),
    );
  }

  async function get(path: string): Promise<string | null> {
    const answer = await fetch(url + path);
    const text = await answer.text();
    if (answer.ok) return text;
    const what = `${path.startsWith('/assets/') ? 'a file' : path}: ${answer.status}`;
    if (answer.status < 500) visitors.missed.set(what, (visitors.missed.get(what) ?? 0) + 1);
    return null;
  }
}
