import type { NodeId } from '@figurina/album';
import { NativeSelect } from '@mantine/core';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { mayLeaveChapter, moveToChapter } from '../actions/spread-operations.ts';

/** The chapter of a spread, to be changed. The last spread of a chapter stays. */
export function SpreadPlace({ id }: { id: NodeId }) {
  const session = useEditor();
  const t = useT();
  const { document } = session.store;
  return (
    <NativeSelect
      size="sm"
      label={t('editor.kind.Section')}
      disabled={!session.editable('design', id) || !mayLeaveChapter(document, id)}
      value={document.nodes.get(id)?.parent ?? ''}
      onChange={(event) => moveToChapter(session, id, event.currentTarget.value as NodeId)}
      data={session.facts.chapters
        .get()
        .filter(({ isStatic }) => !isStatic)
        .map((chapter) => ({ value: chapter.id, label: chapter.name || t('stickers.unnamed_chapter') }))}
    />
  );
}
