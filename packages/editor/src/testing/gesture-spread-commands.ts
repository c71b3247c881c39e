/** What strip and panels do to spreads and chapters between gestures. */
import {
  addSection,
  duplicateSpread,
  moveSection,
  moveSpread,
  removeSection,
  removeSpread,
  spreadOrder,
  type CommandResult,
  type NodeId,
} from '@figurina/album';
import { commit, MOST_NODES, type Hand, type Step, type WeightedStep } from './gesture-hand.ts';

export const SPREAD_COMMANDS: readonly WeightedStep[] = [
  [
    0.3,
    'duplicate spread',
    onSpread(
      'steps.duplicate_spread',
      ({ editor }, spreadId) => duplicateSpread(editor.document, { spreadId, makeId: editor.makeId }),
      'grows',
    ),
  ],
  [
    0.2,
    'remove spread',
    onSpread('steps.delete_spread', ({ editor }, spreadId) => removeSpread(editor.document, { spreadId })),
  ],
  [
    0.3,
    'move spread',
    onSpread('steps.move_spread', ({ editor, random }, spreadId) =>
      moveSpread(editor.document, {
        spreadId,
        direction: random.pick(['up', 'down'] as const)!,
        makeId: editor.makeId,
      }),
    ),
  ],
  [
    0.1,
    'add section',
    onSpread(
      'steps.section',
      ({ editor }) => addSection(editor.document, { name: 'C', makeId: editor.makeId }),
      'grows',
    ),
  ],
  [
    0.1,
    'move section',
    onSpread('steps.move_section', ({ editor, random }, spreadId) =>
      moveSection(editor.document, {
        sectionId: sectionOf(editor.document, spreadId),
        direction: random.pick(['up', 'down'] as const)!,
        makeId: editor.makeId,
      }),
    ),
  ],
  [
    0.08,
    'remove section',
    onSpread('steps.delete_section', ({ editor }, spreadId) =>
      // The last chapter stays, so that there is something to work on.
      spreadOrder(editor.document).length > 6
        ? removeSection(editor.document, { sectionId: sectionOf(editor.document, spreadId) })
        : [],
    ),
  ],
];

function onSpread(label: string, make: (hand: Hand, spreadId: NodeId) => CommandResult, grows?: 'grows'): Step {
  return (hand) => {
    const { editor, random } = hand;
    if (grows && editor.document.nodes.size > MOST_NODES) return;
    commit(editor, label, make(hand, random.pick(spreadOrder(editor.document))!));
  };
}

function sectionOf({ nodes }: Hand['editor']['document'], spreadId: NodeId): NodeId {
  return nodes.get(spreadId)!.parent!;
}
