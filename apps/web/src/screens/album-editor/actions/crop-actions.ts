import { cropSteps, type Shortcut } from '@figurina/editor';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './editor-action.ts';
import { canChange, selected } from '../session/selection/selected.ts';

const STEP_MM = 1;
const LARGE = 10;
const FINE = 0.1;
/** What a turn of the wheel does as well. */
const ZOOM_STEP = 1.1;
/** Specification, section 9: sticker rotate step. */
const TURN = 90;

const isOpen = (session: EditorSession): boolean => session.cropping.get() !== null;

type Step = Parameters<EditorSession['cropping']['step']>[0];

/** Something done to the open crop; its key means something else otherwise. */
function whileCropping(id: string, icon: string, step: Step, shortcuts: readonly Shortcut[] = []): EditorAction {
  return {
    id: `crop.${id}`,
    icon,
    where: 'canvas',
    during: 'crop',
    repeats: true,
    shortcuts,
    enabled: isOpen,
    run: (session) => session.cropping.step(step),
  };
}

function pans(key: string, dx: number, dy: number): EditorAction[] {
  const name = key.replace('Arrow', '').toLowerCase();
  const make = (suffix: string, by: number, shortcut: Shortcut): EditorAction =>
    whileCropping(`pan_${name}${suffix}`, 'IconArrowsMove', cropSteps.pan({ x: dx * by, y: dy * by }), [shortcut]);
  return [
    make('', STEP_MM, { key }),
    make('_large', LARGE, { key, shift: true }),
    make('_fine', FINE, { key, mod: true }),
  ];
}

/** What is done to a picture behind its frame. Listed before all others: while a crop is open, its keys are these. */
export const CROP_ACTIONS: readonly EditorAction[] = [
  {
    id: 'crop.open',
    icon: 'IconCrop',
    where: 'canvas',
    shortcuts: [],
    enabled: (session) => selected(session).length === 1 && session.cropping.canOpen(selected(session)[0]!),
    why: (session) => (canChange(session) ? 'why.picture' : null),
    run: (session) => session.selection.editImage(selected(session)[0]!),
  },
  {
    id: 'crop.done',
    icon: 'IconCheck',
    where: 'canvas',
    during: 'crop',
    shortcuts: [{ key: 'Enter' }],
    enabled: isOpen,
    run: (session) => session.cropping.done(),
  },
  {
    id: 'crop.revert',
    icon: 'IconX',
    where: 'anywhere',
    during: 'crop',
    shortcuts: [{ key: 'Escape' }],
    enabled: isOpen,
    run(session) {
      // Esc in the middle of a move takes back the move, the next one all of it.
      if (!session.tools.cancel()) session.cropping.revert();
    },
  },
  ...pans('ArrowLeft', -1, 0),
  ...pans('ArrowRight', 1, 0),
  ...pans('ArrowUp', 0, -1),
  ...pans('ArrowDown', 0, 1),
  whileCropping('zoom_in', 'IconZoomIn', cropSteps.zoom(ZOOM_STEP), [
    { key: '+' },
    { key: '+', shift: true },
    { key: '=' },
  ]),
  whileCropping('zoom_out', 'IconZoomOut', cropSteps.zoom(1 / ZOOM_STEP), [{ key: '-' }]),
  whileCropping('turn', 'IconRotateClockwise', cropSteps.turn(TURN), [{ key: 'r' }]),
  whileCropping('turn_back', 'IconRotate', cropSteps.turn(-TURN), [{ key: 'r', shift: true }]),
  whileCropping('fill', 'IconArrowsMaximize', cropSteps.fill),
  whileCropping('fit', 'IconArrowsMinimize', cropSteps.fit),
  whileCropping('reset', 'IconRestore', cropSteps.reset),
  {
    ...whileCropping('face', 'IconFaceId', cropSteps.face),
    enabled: (session) => session.cropping.get()?.target.face != null,
  },
];
