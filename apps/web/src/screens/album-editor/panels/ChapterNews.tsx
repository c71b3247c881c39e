import { UnstyledButton } from '@mantine/core';
import { useT } from '../../../app/use-t.ts';
import { openCollecting } from '../collect/collect-window.ts';
import { useEditor } from '../session/editor-context.ts';

/** "3 neu" at the head of a chapter: photos of its people wait to be collected. */
export function ChapterNews({ uploads, name }: { uploads: readonly string[]; name: string }) {
  const session = useEditor();
  const t = useT();
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
