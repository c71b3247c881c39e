/** Works on items in their order, so many at a time, and answers what became of each. Ends with the first that fails. */
export async function someAtATime<Item, Done>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  let next = 0;
  async function worker(): Promise<void> {
    while (next < items.length) {
      const at = next++;
      done[at] = await work(items[at]!);
    }
  }
  await Promise.all(Array.from({ length: most }, worker));
  return done;
}
