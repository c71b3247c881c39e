export interface Bounds {
  /** Levels of objects and lists in each other. */
  readonly depth: number;
  readonly bytes: number;
}

const NUMBER_BYTES = 12;

/**
 * About how many bytes of JSON a value from the wire is; null beyond the bounds. Without recursion, and no further than
 * it needs to go: what is nested thousands of levels deep would end every reader that calls itself.
 */
export function weigh(value: unknown, { depth, bytes }: Bounds): number | null {
  let sum = 0;
  let level: unknown[] = [value];
  for (let at = 0; level.length > 0; at++) {
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one === 'string') sum += one.length + 3;
      else if (typeof one !== 'object' || one === null) sum += NUMBER_BYTES;
      else if (ArrayBuffer.isView(one) || at >= depth) return null;
      else if (Array.isArray(one)) for (const item of one) next.push(item);
      else
        for (const [key, item] of Object.entries(one)) {
          sum += key.length + 4;
          next.push(item);
        }
      if (sum > bytes || next.length > bytes) return null;
    }
    level = next;
  }
  return sum;
}
