import type { NodeId } from '@figurina/album';
import { Button } from '@mantine/core';
import { editorActions } from '../actions/editor-actions.ts';
import { useT } from '../../../app/use-t.ts';
import { useEditor, useSelection } from '../session/editor-context.ts';
import type { EditorSession } from '../session/editor-session.ts';
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
          disabled={!session.editable(isComment(session, id) ? 'comment' : 'design', id)}
          onClick={() => moveNode(session, id, direction)}
        >
          {isElement ? t(`outline.stack.${direction}`) : t(`outline.move.${direction}`)}
        </Button>
      ))}
    </>
  );
}

const TOGETHER = ['element.duplicate', 'element.group', 'element.ungroup'] as const;

/** What the actions of the canvas do with it, and with what is chosen beside it. */
export function TogetherButtons({ id }: { id: NodeId }) {
  const session = useEditor();
  const t = useT();
  const { ids } = useSelection();
  const node = session.store.document.nodes.get(id);
  const isGroup = node?.type === 'Group';
  const offered = TOGETHER.filter((action) =>
    action === 'element.group' ? ids.length > 1 && ids.includes(id) : action === 'element.ungroup' ? isGroup : true,
  );
  if (node?.type === 'Comment') return null;
  return offered.map((action) => (
    <Button
      key={action}
      size="compact-sm"
      variant="default"
      disabled={!session.editable(isComment(session, id) ? 'comment' : 'design', id)}
      onClick={() => {
        if (!session.selection.get().ids.includes(id)) session.reveal(id);
        editorActions.get(action).run(session);
      }}
    >
      {t(`actions.${action}`)}
    </Button>
  ));
}

export function RemoveButton({ id }: { id: NodeId }) {
  const session = useEditor();
  const t = useT();
  return (
    <Button
      size="compact-sm"
      variant="default"
      className="fig-danger"
      disabled={!session.editable(isComment(session, id) ? 'comment' : 'design', id)}
      onClick={() => removeNode(session, id)}
    >
      {t('outline.delete')}
    </Button>
  );
}

/** Comments have rights of their own. */
function isComment({ store }: EditorSession, id: NodeId): boolean {
  return store.document.nodes.get(id)?.type === 'Comment';
}
