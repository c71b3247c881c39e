/** What is done to pictures, texts and stickers between gestures. */
import { changeCrop, croppedPicture, placeSticker, richText, swapStickers, unlinkStickers } from '@figurina/album';
import { typingKey } from '../tools/create/insert.ts';
import { command, type Hand, type WeightedStep } from './gesture-hand.ts';

export const CONTENT_COMMANDS: readonly WeightedStep[] = [
  [
    0.5,
    'crop',
    command('steps.crop', ({ random }, [id], document) => {
      const open = croppedPicture(document, id!);
      const cscale = 1 + random.next();
      return open
        ? changeCrop(document, { nodeId: id!, crop: { ...open.crop, cscale, crotation: random.below(360) } })
        : [];
    }),
  ],
  [1, 'type', type],
  [0.5, 'unlink', command('steps.unlink', (_, cellIds, document) => unlinkStickers(document, { cellIds }))],
  [
    0.5,
    'swap',
    command('steps.swap', (_, [first, second], document) =>
      second ? swapStickers(document, { first: first!, second }) : [],
    ),
  ],
  [
    0.5,
    'place',
    command('steps.place', ({ random }, [cellId], document) => {
      const stickerId = random.pick([...document.stickers.keys()]);
      return stickerId ? placeSticker(document, { stickerId, cellId: cellId! }) : [];
    }),
  ],
];

/** Some letters into the text that is open. */
function type({ editor, random }: Hand): void {
  const { mode, ids } = editor.selection.get();
  const [id] = ids;
  if (mode !== 'text' || !id || editor.document.nodes.get(id)?.type !== 'Text') return;
  const words = richText('w'.repeat(random.below(9)));
  editor.store.transact('steps.text', [{ part: 'workspace', path: `nodes/${id}/props/text`, value: words }], {
    mergeKey: typingKey(id),
  });
}
