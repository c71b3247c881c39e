import { changeStickers, type StickerId } from '@figurina/album';
import { ActionMenu } from '@figurina/ui';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { chapterChoices } from '../../../session/stickers/chapter-choices.ts';
import { useStickerLists } from '../../../session/stickers/use-sticker-lists.ts';

/** Puts these people into another chapter, as one step of undo. */
export function ChangeChapter({ stickerIds, changed }: { stickerIds: readonly string[]; changed: () => void }) {
  const session = useEditor();
  const t = useT();
  const chapters = useStickerLists();
  if (!session.editable('fill')) return null;
  function move(sectionId: string): void {
    const { document } = session.store;
    const known = stickerIds.filter((id) => document.stickers.has(id as StickerId)) as StickerId[];
    const done = session.run('steps.sticker_chapter', (current) =>
      changeStickers(current, { stickerIds: known, change: { sectionId }, makeId: session.makeId }),
    );
    // The server hears of it with the next save.
    if (done) void session.sync.flush().then(changed);
  }
  return (
    <ActionMenu
      className="cockpit-chapter-menu"
      label={t('cockpit.change_chapter')}
      button={
        <>
          <IconBook size={18} aria-hidden /> {t('cockpit.change_chapter')}
        </>
      }
      entries={chapterChoices(chapters, null, t('stickers.unnamed_chapter')).map(({ value, label }) => ({
        kind: 'action',
        label,
        run: () => move(value),
      }))}
    />
  );
}
