/** Font sizes as they are seen and printed: a text that was scaled, or lies in a scaled group, has larger letters than its props say. */
import {
  type AlbumDocument,
  type CommandResult,
  type FormatChange,
  formatTexts,
  isRefused,
  type NodeId,
  type Patch,
  spreadMatrix,
} from '@figurina/album';

/** The sizes that a document takes. */
const [LEAST, MOST] = [1, 400];

/** How many times larger than its props say the letters of a text are. */
export function textScale(document: AlbumDocument, id: NodeId): number {
  const [a, b] = spreadMatrix(document, id);
  return Math.hypot(a, b);
}

/** A format with its size as seen, in tenths of a point. */
export function seenFormat<Format extends { readonly size: number | null }>(format: Format, scale: number): Format {
  return format.size === null ? format : { ...format, size: Math.round(format.size * scale * 10) / 10 };
}

/** A change whose size is meant as seen. */
export function unseenChange(change: FormatChange, scale: number): FormatChange {
  if (change.size === undefined) return change;
  const size = Math.round((change.size / scale) * 1000) / 1000;
  return { ...change, size: Math.min(MOST, Math.max(LEAST, size)) };
}

/** Gives whole texts a format whose size is meant as seen, whatever each of them is scaled by. */
export function formatAsSeen(document: AlbumDocument, ids: readonly NodeId[], change: FormatChange): CommandResult {
  if (change.size === undefined) return formatTexts(document, { ids, change });
  const patch: Patch[number][] = [];
  for (const id of ids) {
    const part = formatTexts(document, { ids: [id], change: unseenChange(change, textScale(document, id)) });
    if (isRefused(part)) return part;
    patch.push(...part);
  }
  return patch;
}
