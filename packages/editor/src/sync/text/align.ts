/** Where two rows agree: pairs of indices, ascending in both. */
export type Pair = readonly [number, number];

/** The longest common subsequence of two rows of keys. Common ends are taken first, which is all there is to most edits. */
export function align(a: readonly string[], b: readonly string[]): Pair[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let tail = 0;
  while (tail < a.length - start && tail < b.length - start && a[a.length - 1 - tail] === b[b.length - 1 - tail])
    tail++;

  const pairs: Pair[] = [];
  for (let at = 0; at < start; at++) pairs.push([at, at]);
  const middle = longest(a.slice(start, a.length - tail), b.slice(start, b.length - tail));
  for (const [i, j] of middle) pairs.push([i + start, j + start]);
  for (let at = tail; at > 0; at--) pairs.push([a.length - at, b.length - at]);
  return pairs;
}

function longest(a: readonly string[], b: readonly string[]): Pair[] {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        a[i] === b[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);

  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++;
    else j++;
  }
  return pairs;
}
