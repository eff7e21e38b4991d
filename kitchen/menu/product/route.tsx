import { m } from '#kitchen-messages';
import { getMenu, getMenuProduct } from '../../api/menu.ts';
import { lastKnown } from '../../live/last-known.ts';
import type { Route } from './+types/route';
import { Editor } from './editor.tsx';

/** A product with its draft and its history, and where on the menu it can stand. */
export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [menu, details] = await Promise.all([
    lastKnown('menu', getMenu),
    lastKnown(`product ${id}`, () => getMenuProduct(Number(id))),
  ]);
  return { menu, details };
}

/** The editor of a dish. */
export default function ProductScreen({ loaderData: { menu, details } }: Route.ComponentProps) {
  return (
    <>
      <title>{`${m.menu_title()} · ${m.shell_kitchen()}`}</title>
      <Editor key={details.id} menu={menu} details={details} />
    </>
  );
}
