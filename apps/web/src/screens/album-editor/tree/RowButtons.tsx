import type { NodeId } from '@figurina/album';
import { Button } from '@mantine/core';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { moveNode, removeNode } from './outline-operations.ts';

/** One place on: chapters and spreads in the album, elements in the stack. */
export function MoveButtons({ id }: { id: NodeId }) {
  const session = useEditor();
  const t = useT();
  const isElement = !['Section', 'Spread'].includes(session.store.document.nodes.get(id)?.type ?? '');
  return (
    <>
      {(['up', 'down'] as const).map((direction) => (
        <Button
          key={direction}
          size="compact-sm"
          variant="default"
          disabled={!session.editable()}
          onClick={() => moveNode(session, id, direction)}
        >
          {isElement ? t(`outline.stack.${direction}`) : t(`outline.move.${direction}`)}
        </Button>
      ))}
    </>
  );
}

export function RemoveButton({ id }: { id: NodeId }) {
  const session = useEditor();
  const t = useT();
  return (
    <Button
      size="compact-sm"
      variant="default"
      className="fig-danger"
      disabled={!session.editable()}
      onClick={() => removeNode(session, id)}
    >
      {t('outline.delete')}
    </Button>
  );
}
