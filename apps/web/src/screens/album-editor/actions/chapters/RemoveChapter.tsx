import { countsOfSection, type NodeId, removeSection } from '@figurina/album';
import { ConfirmDialog } from '@figurina/ui';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';

/** Deleting a chapter warns: its stickers and pages go with it (specification, section 4). */
export function RemoveChapter({ sectionId, close }: { sectionId: NodeId | null; close: () => void }) {
  const session = useEditor();
  const t = useT();
  const { document } = session.store;
  const name = (sectionId && document.nodes.get(sectionId)?.props.name) || t('stickers.unnamed_chapter');
  return (
    <ConfirmDialog
      opened={sectionId !== null}
      title={t('stickers.chapter.delete.question', { name })}
      question={sectionId ? t('stickers.chapter.delete.text', countsOfSection(document, sectionId)) : ''}
      confirm={t('stickers.chapter.delete')}
      cancel={t('common.cancel')}
      onCancel={close}
      onConfirm={() => {
        close();
        if (sectionId && session.run('steps.section_delete', (current) => removeSection(current, { sectionId })))
          session.announcer.say(t('outline.said.deleted', { name }));
      }}
    />
  );
}
