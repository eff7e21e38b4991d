import pg from 'pg';

/**
 * The legal pages that were published in the kitchen, asked before anything of the shop is open: they hold no sample text
 * any more, whatever the files say. None where nobody answers or nothing is laid out: the start finds that out itself.
 */
export async function publishedTexts(databaseUrl: string | undefined): Promise<string[]> {
  if (!databaseUrl) return [];
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return await publishedPages(client);
  } catch {
    return [];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The legal pages that were published in the kitchen, asked on a connection that is open. */
export async function publishedPages(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ page: string }>(
    "select distinct page from legal_versions where how = 'PUBLISHED'",
  );
  return rows.map(({ page }) => page);
}
