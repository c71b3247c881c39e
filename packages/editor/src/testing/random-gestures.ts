import {
  alignElements,
  boundsInSpread,
  centreOf,
  changeProps,
  checkIntegrity,
  type CommandResult,
  createdNodes,
  distributeElements,
  duplicateElements,
  groupElements,
  isRefused,
  moveElements,
  type NodeId,
  removeElements,
  reorderElements,
  spreadOrder,
  tidyElements,
  ungroupElements,
  writeClipboard,
} from '@figurina/album';
import { pasteOnSpread } from '../clipboard/pasting.ts';
import { readPasted } from '../clipboard/read-pasted.ts';
import { TOOLS } from '../tools/tool.ts';
import { anEditor, type EditorDriver, type Held } from './editor-driver.ts';
import { gestureFaults, nonsenseIn } from './gesture-faults.ts';
import { createRandom, type Random } from './random.ts';

const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
/** Above this many nodes nothing is added, so that every step costs alike. */
const MOST_NODES = 48;
/** Steps between two looks at the whole document, and between two times that everything is taken back and done again. */
const WHOLE_EVERY = 40;
const BACK_EVERY = 8000;

export interface GestureRun {
  readonly steps: number;
  /** What was wrong, and after which step; the run ends at the first. */
  readonly faults: readonly string[];
  /** How often each kind of step was done. */
  readonly done: ReadonlyMap<string, number>;
}

/** A hand that does anything at all: presses, moves, lets go, and the keys' actions in between, also in the middle of a drag. */
export function runGestures(document: Parameters<typeof anEditor>[0], seed: number, steps: number): GestureRun {
  const random = createRandom(seed);
  const editor = anEditor(document);
  const hand: Hand = { editor, random, pressed: false, clipboard: '' };
  const done = new Map<string, number>();
  const faults: string[] = [];
  editor.store.onChange(({ patch, label }) =>
    faults.push(...nonsenseIn(patch).map((path) => `${label} wrote ${path}`)),
  );
  let at = 0;
  for (; at < steps && faults.length === 0; at++) {
    const [name, step] = pickStep(hand);
    done.set(name, (done.get(name) ?? 0) + 1);
    try {
      step(hand);
      faults.push(...gestureFaults(editor, hand.pressed));
      if (at % WHOLE_EVERY === 0)
        faults.push(...checkIntegrity(editor.document).map((fault) => `${fault.invariant} at ${fault.at}`));
      if (at % BACK_EVERY === BACK_EVERY - 1) faults.push(...backAndForth(hand));
    } catch (error) {
      faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    if (faults.length > 0) faults.unshift(`step ${at}: ${name}`);
  }
  return { steps: at, faults, done };
}

interface Hand {
  readonly editor: EditorDriver;
  readonly random: Random;
  pressed: boolean;
  clipboard: string;
}
type Step = (hand: Hand) => void;

function pickStep({ random, pressed }: Hand): readonly [string, Step] {
  const steps = pressed && random.chance(0.93) ? PRESSED : RESTING;
  let at = random.next() * steps.reduce((sum, [weight]) => sum + weight, 0);
  const [, name, step] = steps.find(([weight]) => (at -= weight) < 0) ?? steps[0]!;
  return [name, step];
}

const PRESSED: readonly (readonly [number, string, Step])[] = [
  [6, 'move', (hand) => hand.editor.pointerMove(...point(hand), { ...held(hand), ...modifiers(hand.random) })],
  [2, 'wait', ({ editor }) => editor.passTime(50)],
  [
    3,
    'up',
    (hand) => {
      hand.pressed = false;
      hand.editor.pointerUp(...point(hand), { ...held(hand), ...modifiers(hand.random) });
    },
  ],
  [0.6, 'cancel', cancel],
];

const RESTING: readonly (readonly [number, string, Step])[] = [
  [
    14,
    'down',
    (hand) => {
      if (hand.pressed) cancel(hand);
      hand.pressed = true;
      hand.editor.pointerDown(...point(hand), held(hand));
    },
  ],
  [3, 'undo', (hand) => void rested(hand).undo()],
  [2, 'redo', (hand) => void rested(hand).redo()],
  [1, 'all', ({ editor }) => selectAll(editor)],
  [1, 'leave', ({ editor }) => void editor.selection.leave()],
  [1, 'parent', ({ editor, random }) => editor.selection.select(random.chance(0.5) ? [] : editor.selection.get().ids)],
  [1, 'visit', ({ editor, random }) => editor.selection.visit(random.pick(spreadOrder(editor.document))!)],
  [1, 'tool', ({ editor, random }) => void editor.tool(random.chance(0.6) ? 'select' : random.pick(TOOLS)!.id)],
  [1, 'zoom', ({ editor, random }) => void editor.zoom(random.pick([0.1, 0.5, 1, 3, 20])!)],
  [0.5, 'grid', ({ editor, random }) => void (editor.grid = random.chance(0.5) ? 5 : undefined)],
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
  [1, 'copy', (hand) => void (hand.clipboard = writeClipboard(hand.editor.document, chosen(hand.editor)))],
  [1, 'paste', paste],
];

/** A place on the spread in hand or another one: as a rule on an element, else anywhere, sometimes far outside. */
function point({ editor, random }: Hand): [number, number] {
  const { document } = editor;
  if (random.chance(0.15)) editor.on(random.pick(spreadOrder(document))!);
  const element = random.chance(0.6) ? random.pick(document.childIds(editor.spread)) : undefined;
  const box = element && boundsInSpread(document, element);
  if (box) {
    const { x, y } = centreOf(box);
    return [x + random.below(7) - 3, y + random.below(7) - 3];
  }
  return random.chance(0.1)
    ? [random.below(4000) - 2000, random.below(4000) - 2000]
    : [random.below(480) - 10, random.below(317) - 10];
}

function held({ editor, random }: Hand): Held {
  const onHandle = editor.selection.get().ids.length > 0 && random.chance(0.45);
  const target = !onHandle
    ? ({ kind: 'canvas' } as const)
    : random.chance(0.25)
      ? ({ kind: 'rotate' } as const)
      : ({ kind: 'handle', handle: random.pick(HANDLES)! } as const);
  const clicks = random.chance(0.15) ? 2 : 1;
  const kind = random.chance(0.1) ? 'touch' : 'mouse';
  return { target, clicks, kind, button: random.chance(0.03) ? 1 : 0, ...modifiers(random) };
}

function modifiers(random: Random): Held {
  return { shift: random.chance(0.2), alt: random.chance(0.2), ctrl: random.chance(0.2) };
}

function cancel(hand: Hand): void {
  hand.pressed = false;
  hand.editor.cancel();
}

/** What is done by a key in the middle of a drag ends the drag first, as the screen does. */
function rested(hand: Hand): EditorDriver {
  if (hand.pressed) cancel(hand);
  return hand.editor;
}

function chosen({ selection, document }: EditorDriver): NodeId[] {
  const { mode, ids } = selection.get();
  if (mode === 'text' || mode === 'image') return [];
  return ids.filter((id) => document.nodes.has(id));
}

function selectAll({ selection, document, spread }: EditorDriver): void {
  selection.select(document.childIds(spread));
}

function command(
  label: string,
  make: (hand: Hand, ids: NodeId[], document: EditorDriver['document']) => CommandResult,
  grows?: 'grows',
): Step {
  return (hand) => {
    const { editor } = hand;
    const ids = chosen(editor);
    if (ids.length === 0 || (grows && editor.document.nodes.size > MOST_NODES)) return;
    commit(editor, label, make(hand, ids, editor.document));
  };
}

function commit(editor: EditorDriver, label: string, patch: CommandResult): void {
  if (isRefused(patch)) return;
  const made = createdNodes(patch);
  const answer = editor.store.transact(label, patch);
  // What would grow beyond the bounds of an album is refused, and nothing of it happens.
  if (!answer.ok && answer.code === 'wrong_shape') return;
  if (!answer.ok) throw new Error(`${label} made what the album refuses: ${answer.code}`);
  if (made.length > 0) editor.selection.select(made);
}

function paste({ editor, clipboard }: Hand): void {
  const { document, spread: spreadId, makeId } = editor;
  const pasted = readPasted({ text: clipboard, isTable: false, pictures: 0, plain: false });
  if (!pasted.ok || !('elements' in pasted) || document.nodes.size > MOST_NODES) return;
  const { elements } = pasted;
  commit(
    editor,
    'steps.paste',
    pasteOnSpread(document, { elements, spreadId, place: { by: { x: 10, y: 10 } }, userId: 'me', makeId }),
  );
}

/** Takes back all that can be, and does it again: the album must come out the same. */
function backAndForth(hand: Hand): string[] {
  const editor = rested(hand);
  const before = pictureOf(editor);
  let count = 0;
  while (editor.history.undoLabel() !== null) {
    editor.history.undo();
    count++;
  }
  for (; count > 0 && editor.history.redoLabel() !== null; count--) editor.history.redo();
  return pictureOf(editor) === before ? [] : ['undo and redo of everything changed the album'];
}

function pictureOf({ document }: EditorDriver): string {
  return JSON.stringify([...document.nodes.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)));
}
