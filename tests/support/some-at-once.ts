/** As many as keep the processor busy while others wait for the database. */
const AT_ONCE = 8;

/** Does the work for each item, some at a time. Returns the results in the order of the items. */
export async function someAtOnce<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...items].entries();
  async function goOn(): Promise<void> {
    for (const [index, item] of left) results[index] = await work(item);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  return results;
}
