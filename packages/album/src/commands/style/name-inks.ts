import type { AlbumDocument } from '../../document/album.ts';
import { MOST_EXACT_INKS } from '../../document/nodes/node-props.ts';
import type { CmykInks } from '../../document/paint.ts';
import { colorKey } from '../../palette/exact-inks.ts';
import { nodeOf, refused, setProps, type CommandResult } from '../command.ts';

/** Says which inks a colour of the palette is printed with; null leaves it to the profile again. */
export function nameInks(
  document: AlbumDocument,
  { color, cmyk }: { color: string; cmyk: CmykInks | null },
): CommandResult {
  const root = nodeOf(document, document.rootId, 'Root');
  if (!root) return refused('node_gone');
  const key = colorKey(color);
  const others = Object.entries(root.props.inks).filter(([name]) => name !== key);
  if (cmyk === null) return setProps(root, { inks: Object.fromEntries(others) });
  const inUse = new Set(Array.from(document.colors.values(), colorKey));
  // Where there are too many, those of palettes that were left go first.
  const kept = others
    .toSorted(([one], [other]) => Number(inUse.has(other)) - Number(inUse.has(one)))
    .slice(0, MOST_EXACT_INKS - 1);
  return setProps(root, { inks: Object.fromEntries([...kept, [key, cmyk]]) });
}
