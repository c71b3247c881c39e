import { removeStickers, type StickerId } from '@figurina/album';
import { ConfirmDialog } from '@figurina/ui';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';

interface DeleteStickersProps {
  /** Whom it is about; nobody: the question is not asked. */
  stickerIds: readonly StickerId[];
  onClose: () => void;
  /** The answer is yes: they are about to go. */
  onDelete: () => void;
}

/** The warning before stickers are deleted, and doing it. */
export function DeleteStickers({ stickerIds, onClose, onDelete }: DeleteStickersProps) {
  const session = useEditor();
  const t = useT();
  const [first] = stickerIds;
  const name = (first && session.store.document.stickers.get(first)?.name) ?? '';
  const count = stickerIds.length;
  return (
    <ConfirmDialog
      opened={count > 0}
      title={count === 1 ? t('sticker.delete.question', { name }) : t('sticker.delete.many', { count })}
      question={t('sticker.delete.text', { count })}
      confirm={t('sticker.delete', { count })}
      cancel={t('common.cancel')}
      onCancel={onClose}
      onConfirm={() => {
        onDelete();
        session.run('steps.sticker_delete', (document) => removeStickers(document, { stickerIds }));
        onClose();
      }}
    />
  );
}
