import { boundsInSpread, centreOf, checkIntegrity, spreadOrder, writeClipboard } from '@figurina/album';
import { pasteOnSpread } from '../clipboard/pasting.ts';
import { readPasted } from '../clipboard/read-pasted.ts';
import { TOOLS } from '../tools/tool.ts';
import { anEditor, type EditorDriver, type Held } from './editor-driver.ts';
import { colleague } from './gesture-colleague.ts';
import { ELEMENT_COMMANDS } from './gesture-commands.ts';
import { CONTENT_COMMANDS } from './gesture-content-commands.ts';
import { gestureFaults, nonsenseIn } from './gesture-faults.ts';
import {
  cancel,
  chosen,
  commit,
  type Hand,
  MOST_NODES,
  rested,
  staysSomewhere,
  type WeightedStep,
} from './gesture-hand.ts';
import { SPREAD_COMMANDS } from './gesture-spread-commands.ts';
import { randomOffence } from './random-edit.ts';
import { createRandom, type Random } from './random.ts';

const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
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

function pickStep({ random, pressed }: Hand): readonly [string, WeightedStep[2]] {
  const steps = pressed && random.chance(0.93) ? PRESSED : RESTING;
  let at = random.next() * steps.reduce((sum, [weight]) => sum + weight, 0);
  const [, name, step] = steps.find(([weight]) => (at -= weight) < 0) ?? steps[0]!;
  return [name, step];
}

const PRESSED: readonly WeightedStep[] = [
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
  [0.6, 'colleague', colleague],
];

const RESTING: readonly WeightedStep[] = [
  [
    14,
    'down',
    (hand) => {
      if (hand.pressed) cancel(hand);
      hand.pressed = true;
      hand.editor.pointerDown(...point(hand), held(hand));
    },
  ],
  [3, 'undo', (hand) => staysSomewhere(rested(hand).undo())],
  [2, 'redo', (hand) => staysSomewhere(rested(hand).redo())],
  [1, 'all', ({ editor }) => selectAll(editor)],
  [1, 'leave', ({ editor }) => void editor.selection.leave()],
  [1, 'parent', ({ editor, random }) => editor.selection.select(random.chance(0.5) ? [] : editor.selection.get().ids)],
  [1, 'visit', ({ editor, random }) => editor.selection.visit(random.pick(spreadOrder(editor.document))!)],
  [1, 'tool', ({ editor, random }) => void editor.tool(random.chance(0.6) ? 'select' : random.pick(TOOLS)!.id)],
  [1, 'zoom', ({ editor, random }) => void editor.zoom(random.pick([0.1, 0.5, 1, 3, 20])!)],
  [0.5, 'grid', ({ editor, random }) => void (editor.grid = random.chance(0.5) ? 5 : undefined)],
  ...ELEMENT_COMMANDS,
  ...CONTENT_COMMANDS,
  ...SPREAD_COMMANDS,
  [1.5, 'colleague', colleague],
  [0.5, 'offence', offence],
  [1, 'copy', (hand) => void (hand.clipboard = writeClipboard(hand.editor.document, chosen(hand.editor)))],
  [1, 'paste', paste],
];

/** The names of all that the hand does. */
export const GESTURE_STEPS: readonly string[] = [...new Set([...PRESSED, ...RESTING].map(([, name]) => name))];

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

function selectAll({ selection, document, spread }: EditorDriver): void {
  selection.select(document.childIds(spread));
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

/** What breaks a rule of the document is not taken, whatever the album is like. */
function offence({ editor, random }: Hand): void {
  const { name, patch } = randomOffence(editor.document, random, editor.makeId);
  if (patch.length > 0 && editor.store.admits(patch)) throw new Error(`${name} was taken`);
}

/** Takes back all that can be, and does it again: the album must come out the same. */
function backAndForth(hand: Hand): string[] {
  const editor = rested(hand);
  const before = pictureOf(editor);
  let count = 0;
  // Steps of which others have left nothing are passed over.
  while (editor.history.undoLabel() !== null) if (editor.history.undo().label !== null) count++;
  for (; count > 0 && editor.history.redoLabel() !== null; count--) editor.history.redo();
  return pictureOf(editor) === before ? [] : ['undo and redo of everything changed the album'];
}

function pictureOf({ document }: EditorDriver): string {
  return JSON.stringify([...document.nodes.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)));
}
