/** What keys, menus and the toolbar do to elements between gestures. */
import {
  alignElements,
  changeProps,
  distributeElements,
  duplicateElements,
  flipElements,
  groupElements,
  measuresOf,
  moveElements,
  moveToSpread,
  removeElements,
  reorderElements,
  setMeasure,
  spreadOrder,
  stackBeside,
  tidyElements,
  ungroupElements,
} from '@figurina/album';
import { command, type WeightedStep } from './gesture-hand.ts';

const MEASURES = ['x', 'y', 'width', 'height', 'rotation'] as const;

export const ELEMENT_COMMANDS: readonly WeightedStep[] = [
  [
    2,
    'nudge',
    command('steps.move', ({ random }, ids, document) =>
      moveElements(document, { ids, by: { x: random.below(21) - 10, y: random.below(21) - 10 } }),
    ),
  ],
  [1.5, 'delete', command('steps.delete', (_, ids, document) => removeElements(document, { ids }))],
  [
    1.5,
    'duplicate',
    command(
      'steps.duplicate',
      ({ editor }, ids, document) => duplicateElements(document, { ids, makeId: editor.makeId }),
      'grows',
    ),
  ],
  [
    1.5,
    'group',
    command('steps.group', ({ editor }, ids, document) => groupElements(document, { ids, makeId: editor.makeId })),
  ],
  [
    1.5,
    'ungroup',
    command('steps.ungroup', ({ editor }, ids, document) => ungroupElements(document, { ids, makeId: editor.makeId })),
  ],
  [
    1,
    'stack',
    command('steps.order', ({ editor, random }, ids, document) =>
      reorderElements(document, {
        ids,
        to: random.pick(['front', 'back', 'forward', 'backward'] as const)!,
        makeId: editor.makeId,
      }),
    ),
  ],
  [
    0.5,
    'lock',
    command('steps.lock', ({ random }, ids, document) =>
      changeProps(document, { ids, props: { locked: random.chance(0.3) } }),
    ),
  ],
  [
    0.5,
    'hide',
    command('steps.hide', ({ random }, ids, document) =>
      changeProps(document, { ids, props: { hidden: random.chance(0.3) } }),
    ),
  ],
  [
    0.5,
    'align',
    command('steps.align', ({ random }, ids, document) =>
      alignElements(document, {
        ids,
        to: random.pick(['left', 'center', 'right', 'top', 'middle', 'bottom'] as const)!,
      }),
    ),
  ],
  [
    0.5,
    'distribute',
    command('steps.distribute', ({ random }, ids, document) =>
      distributeElements(document, { ids, axis: random.pick(['horizontal', 'vertical'] as const)! }),
    ),
  ],
  [0.5, 'tidy', command('steps.tidy', (_, ids, document) => tidyElements(document, { ids }))],
  [
    0.5,
    'flip',
    command('steps.flip', ({ random }, ids, document) =>
      flipElements(document, { ids, axis: random.pick(['horizontal', 'vertical'] as const)! }),
    ),
  ],
  [
    0.5,
    'on top',
    command('steps.on_top', ({ random }, ids, document) =>
      changeProps(document, { ids, props: { alwaysOnTop: random.chance(0.5) } }),
    ),
  ],
  [
    0.5,
    'to spread',
    command('steps.move_to_spread', ({ editor, random }, ids, document) =>
      moveToSpread(document, { ids, spreadId: random.pick(spreadOrder(document))!, makeId: editor.makeId }),
    ),
  ],
  [
    0.5,
    'beside',
    command('steps.order', ({ editor, random }, [id], document) => {
      const beside = random.pick(document.childIds(document.nodes.get(id!)!.parent!))!;
      return stackBeside(document, {
        id: id!,
        beside,
        side: random.pick(['above', 'below'] as const)!,
        makeId: editor.makeId,
      });
    }),
  ],
  [
    0.5,
    'measure',
    command('steps.measures', ({ random }, ids, document) => {
      const name = random.pick(MEASURES)!;
      const now = measuresOf(document, ids);
      return now ? setMeasure(document, { ids, name, value: now[name] * 0.5 + random.below(90) }) : [];
    }),
  ],
];
