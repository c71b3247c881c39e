/**
 * Undo and redo as a person hears and sees them: the step is said, and the spread it happened on comes into sight. Steps
 * that are passed over because others have worked on there are named, and so is one of which a part was left out.
 */
import type { AlbumNode, Box, NodeId } from '@figurina/album';
import {
  type CameraStore,
  type EditorStore,
  type History,
  spreadOf,
  toScreen,
  type WorldLayout,
} from '@figurina/editor';
import type { Translate } from '@figurina/locales';
import type { Announcer } from '../notices/announcer.ts';
import type { Notify } from '../notices/notices.ts';

interface UndoStepsParts {
  readonly store: EditorStore;
  readonly history: History;
  readonly camera: CameraStore;
  readonly layout: () => WorldLayout;
  readonly goToSpread: (index: number) => void;
  readonly announcer: Announcer;
  readonly notify: Notify;
  readonly t: Translate;
}

export function createUndoSteps(parts: UndoStepsParts): Record<'undo' | 'redo', () => void> {
  const { store, history, camera, layout, goToSpread, announcer, notify, t } = parts;

  function step(kind: 'undo' | 'redo'): void {
    const spreads = new Set<NodeId>();
    const end = store.onChange(({ touched }) => {
      for (const { table, id, before, after } of touched) {
        const { parent } = (after ?? before ?? {}) as Partial<AlbumNode>;
        const spread =
          table === 'nodes' && (spreadOf(store.document, id as NodeId) ?? (parent && spreadOf(store.document, parent)));
        if (spread) spreads.add(spread);
      }
    });
    const { label, partial, skipped } = history[kind]();
    end();
    const [passed] = skipped;
    const values = { count: skipped.length, step: passed ? t(passed as never) : '' };
    if (passed) notify(`history.${kind}_passed`, values);
    const said = [
      passed && t(`history.${kind}_passed`, values),
      label === null
        ? t(`arrange.why.nothing_to_${kind}`)
        : t(kind === 'undo' ? 'editor.undo.step' : 'editor.redo.step', { step: t(label as never) }),
      partial && t(`history.${kind}_partial`, { step: t(label as never) }),
    ];
    if (partial) notify(`history.${kind}_partial`, { step: t(label as never) });
    announcer.say(said.filter(Boolean).join(' '));
    if (label === null) return;
    const [first] = spreads;
    if (first && ![...spreads].some(isInSight)) goToSpread(layout().indexOf(first));
  }

  function isInSight(spread: NodeId): boolean {
    const box = layout().boxOf(spread);
    return box !== null && isOnScreen(camera, box);
  }

  return { undo: () => step('undo'), redo: () => step('redo') };
}

function isOnScreen(camera: CameraStore, box: Box): boolean {
  const view = camera.get();
  const { width, height } = camera.viewport();
  const { x, y } = toScreen(view, box);
  return x < width && y < height && x + box.width * view.zoom > 0 && y + box.height * view.zoom > 0;
}
