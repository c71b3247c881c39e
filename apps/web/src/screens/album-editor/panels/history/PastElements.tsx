import { type AlbumDocument, type NodeId, selectionBounds } from '@figurina/album';
import { useRovingFocus } from '@figurina/ui';
import { useMemo } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { nodeLabel } from '../../session/album/node-label.ts';
import { useEditor } from '../../session/editor-context.ts';

interface PastElementsProps {
  readonly document: AlbumDocument;
  readonly spreadId: NodeId;
  /** Pixels a millimetre. */
  readonly zoom: number;
  readonly chosen: ReadonlySet<NodeId>;
  readonly choose: (id: NodeId) => void;
}

/** What can be copied of a spread of then, for the keyboard: one stop of Tab, arrows from one to the next as they lie. */
export function PastElements({ document, spreadId, zoom, chosen, choose }: PastElementsProps) {
  const session = useEditor();
  const t = useT();
  const roving = useRovingFocus<HTMLUListElement>();
  const elements = useMemo(
    () =>
      document.childIds(spreadId).flatMap((id) => {
        const node = document.nodes.get(id);
        const box = node && node.type !== 'Comment' && selectionBounds(document, [id], session.measured);
        return box ? [{ id, box, name: nodeLabel({ ...session, store: { document } }, node) }] : [];
      }),
    [document, spreadId, session],
  );
  return (
    <ul className="past-elements" aria-label={t('versions.elements')} {...roving}>
      {elements.map(({ id, box, name }) => (
        <li
          key={id}
          style={{ left: box.x * zoom, top: box.y * zoom, width: box.width * zoom, height: box.height * zoom }}
        >
          <button type="button" aria-label={name} aria-pressed={chosen.has(id)} onClick={() => choose(id)} />
        </li>
      ))}
    </ul>
  );
}
