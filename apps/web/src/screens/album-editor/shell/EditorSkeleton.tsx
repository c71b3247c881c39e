import { Skeleton } from '@mantine/core';
import { useT } from '../../../app/use-t.ts';

/** The editor's geometry while the album is on its way. */
export function EditorSkeleton() {
  const t = useT();
  return (
    <main className="editor" aria-busy="true" aria-label={t('common.loading')}>
      <div className="editor-bar">
        <Skeleton width={32} height={32} radius="sm" />
        <Skeleton width={180} height={20} radius="sm" />
      </div>
      <div className="editor-rail" />
      <div className="editor-panel editor-panel-waiting">
        {Array.from({ length: 7 }, (_, index) => (
          <Skeleton key={index} height={44} radius="md" />
        ))}
      </div>
      <div className="editor-waiting">
        <Skeleton className="editor-waiting-spread" radius={2} />
      </div>
    </main>
  );
}
