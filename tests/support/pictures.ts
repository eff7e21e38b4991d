import type { TestShop } from './shop.ts';

/** Puts so many pictures of a megabyte into a shop, which nothing makes smaller. They are none that could be seen. */
export async function putPictures(shop: TestShop, count: number): Promise<void> {
  for (let nth = 0; nth < count; nth++) {
    await shop.deps.db.execute(`
      insert into media (hash, bytes, type, width, height, at)
        select left(encode(sha256(bytes), 'hex'), 32), bytes, 'webp', 9, 9, now() from (
          select string_agg(sha256(('${nth}-' || part)::bytea), '') as bytes from generate_series(1, 31250) part
        ) made`);
  }
}
