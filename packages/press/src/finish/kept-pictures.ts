/** What was separated for a file, for the next one: that is often of the same album. */

interface Picture {
  readonly bytes: Uint8Array;
}

export interface KeptPictures<Made extends Picture> {
  /** What is asked for or put from here on is of another file. */
  beginFile(): void;
  get(key: string): Made | undefined;
  put(key: string, made: Made): void;
}

/**
 * `most`: bytes. Files need their pictures in the same order each time: of one with more than can be kept, the first are kept,
 * since the last would be thrown away by the first of the next file before anybody asks for them.
 */
export function createKeptPictures<Made extends Picture>(most: number): KeptPictures<Made> {
  const kept = new Map<string, { readonly made: Made; file: number }>();
  let file = 0;
  let bytes = 0;

  return {
    beginFile: () => void (file += 1),
    get(key) {
      const known = kept.get(key);
      if (!known) return undefined;
      known.file = file;
      return known.made;
    },
    put(key, made) {
      const size = made.bytes.length;
      if (kept.has(key) || size > most) return;
      for (const [other, { file: of, made: older }] of kept) {
        if (bytes + size <= most) break;
        if (of === file) continue;
        kept.delete(other);
        bytes -= older.bytes.length;
      }
      if (bytes + size > most) return;
      kept.set(key, { made, file });
      bytes += size;
    },
  };
}
