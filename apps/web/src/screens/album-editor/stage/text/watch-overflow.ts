import type { AlbumNode, NodeId } from '@figurina/album';
import { idleMoment } from '../../../../app/idle-moment.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { isGesture } from '../../session/selection/resting-selection.ts';

/** In pixels of a text box, of which a millimetre has 100. */
const TOLERANCE = 5;

/**
 * Watches which of the drawn texts reach over their box of fixed height. Looks when words, boxes or spreads changed and
 * the browser has nothing else to do; never while something is moved.
 */
export function watchOverflow(session: EditorSession, told: (over: readonly NodeId[]) => void): () => void {
  const { store, camera, tools } = session;
  let over: readonly NodeId[] = [];
  let isDue = false;
  let hasEnded = false;

  async function soon(): Promise<void> {
    if (isDue || hasEnded) return;
    isDue = true;
    // Nobody says when the camera has come to rest.
    do await idleMoment();
    while (camera.moving());
    isDue = false;
    if (hasEnded || isGesture(tools.state().name)) return;
    const next = overflowing(session);
    if (next.length === over.length && next.every((id, index) => id === over[index])) return;
    over = next;
    told(over);
  }
  const look = (): void => void soon();
  const world = session.worldElement();
  // Spreads that are mounted or let go, and words of automatic texts.
  const observer = new MutationObserver(look);
  if (world) observer.observe(world, { childList: true, subtree: true, characterData: true });
  const ends = [
    store.onChange(({ touched }) => {
      if (touched.some(({ table, after }) => table === 'nodes' && (after as AlbumNode | undefined)?.type === 'Text'))
        look();
    }),
    camera.subscribe(look),
    tools.subscribe(look),
  ];
  look();
  return () => {
    hasEnded = true;
    observer.disconnect();
    for (const end of ends) end();
  };
}

function overflowing({ store, worldElement }: EditorSession): NodeId[] {
  const boxes = worldElement()?.querySelectorAll<HTMLElement>('.fg-text[data-node]') ?? [];
  return [...boxes].flatMap((box) => {
    const node = store.document.nodes.get(box.dataset['node'] as NodeId);
    if (node?.type !== 'Text' || node.props.autosize || node.props.locked) return [];
    const lines = box.querySelector<HTMLElement>('.fg-lines');
    return lines && lines.offsetHeight > box.offsetHeight + TOLERANCE ? [node.id] : [];
  });
}
