import { UnstyledButton } from '@mantine/core';
import { useT } from '../../../../app/use-t.ts';
import { openCollecting } from '../../session/collecting/collect-window.ts';
import { uploadMatchesOf } from '../../session/collecting/upload-matches.ts';
import { uploadsOfChapter } from '../../session/collecting/uploads-of-chapter.ts';
import { useOfUploads } from '../../session/collecting/use-uploads.ts';
import { useEditor } from '../../session/editor-context.ts';

/** "3 neu" at the head of a chapter: photos of its people wait to be collected. */
export function ChapterNews({ chapter, name }: { chapter: string; name: string }) {
  const session = useEditor();
  const t = useT();
  const { document } = session.store;
  const matches = uploadMatchesOf(session);
  const uploads = useOfUploads((all) => uploadsOfChapter(all, chapter, { document, matches })) ?? [];
  const [first] = uploads;
  if (first === undefined) return null;
  const count = uploads.length;
  return (
    <UnstyledButton
      className="chapter-news"
      aria-label={t('collect.chapter.look', { count, name })}
      onClick={() => openCollecting(session, first)}
    >
      {t('collect.chapter.new', { count })}
    </UnstyledButton>
  );
}
