/** What is told of editing, for those who agreed to it: kinds and counts of what one made oneself, nothing of what it says. */
import type { AlbumNode } from '@figurina/album';
import type { Change } from '@figurina/editor';
import { track } from '../../../analytics/analytics.ts';
import type { EditorEvents } from '../../../analytics/events.ts';

export type ToldEdit = { [Name in keyof EditorEvents]: readonly [Name, EditorEvents[Name]] }[keyof EditorEvents];

/** A listener of changes. Of what is one step of undo (a held arrow key, typing) only the first change is told. */
export function tellOfEdits(): (change: Pick<Change, 'origin' | 'label' | 'mergeKey' | 'touched'>) => void {
  let last: string | null = null;
  return (change) => {
    if (change.origin !== 'own') return;
    const goesOn = change.mergeKey !== null && change.mergeKey === last;
    last = change.mergeKey;
    if (!goesOn) for (const [name, properties] of editsOf(change)) track(name, properties as never);
  };
}

export function editsOf({ label, touched }: Pick<Change, 'label' | 'touched'>): ToldEdit[] {
  const nodes = touched
    .filter(({ table }) => table === 'nodes')
    .map(({ before, after }) => ({ before: before as AlbumNode | undefined, after: after as AlbumNode | undefined }));
  const made = nodes.flatMap(({ before, after }) => (!before && after ? [after] : []));
  const spreads = made.filter(({ type }) => type === 'Spread').length;
  const isBackground = label === 'steps.picture_background';
  const told: ToldEdit[] = [
    [
      'Sticker Created',
      { count: touched.filter((one) => one.table === 'stickers' && !one.before && one.after).length },
    ],
    ['Sticker Placed', { count: nodes.filter(isPlacing).length }],
    ['Background Image Placed', { count: isBackground ? made.filter(({ type }) => type === 'Image').length : 0 }],
    ['Spread Created', { count: spreads }],
    ['Spread Updated', { count: nodes.filter(({ before, after }) => after && before?.type === 'Spread').length }],
    ['Spread Deleted', { count: nodes.filter(({ before, after }) => !after && before?.type === 'Spread').length }],
    ['Image Replaced', { count: nodes.filter(isReplacing).length }],
    // What comes with a new spread is the spread.
    ...(spreads > 0 || isBackground ? [] : countedByType(made)),
  ];
  return told.filter(([, { count }]) => count > 0);
}

type BeforeAfter = { readonly before: AlbumNode | undefined; readonly after: AlbumNode | undefined };

const stickerIn = (node: AlbumNode | undefined) => (node?.type === 'StickerCell' ? node.props.stickerId : null);
const pictureIn = (node: AlbumNode | undefined) => (node?.type === 'Image' ? node.props.image : null);

function isPlacing({ before, after }: BeforeAfter): boolean {
  return stickerIn(after) !== null && stickerIn(after) !== stickerIn(before);
}

function isReplacing({ before, after }: BeforeAfter): boolean {
  return pictureIn(before) !== null && pictureIn(after) !== null && pictureIn(before) !== pictureIn(after);
}

/** Elements alone: no chapters, no comments. */
function countedByType(made: readonly AlbumNode[]): ToldEdit[] {
  const counts = new Map<string, number>();
  for (const { type } of made)
    if (type !== 'Section' && type !== 'Comment') counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => ['Element Created', { count, type }]);
}
