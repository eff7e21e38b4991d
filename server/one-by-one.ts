/**
 * Does something for each, one after the other. What goes wrong for one keeps no other from its turn; at the end it is
 * thrown: a job that cannot do all of its work is not well.
 * @param isStopping asked before each
 * @returns whether it came to the end
 */
export async function oneByOne<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  isStopping: () => boolean = () => false,
): Promise<boolean> {
  const failures: unknown[] = [];
  for (const item of items) {
    if (isStopping()) break;
    await work(item).catch((error: unknown) => failures.push(error));
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} could not be done`);
  return !isStopping();
}
