import type { Notice } from '@figurina/editor';
import { useEffect } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { useEditor } from '../session/editor-context.ts';

/** Tells a person when something they made did not survive, and what it was. */
export function SyncNotices() {
  const { sync, presence } = useEditor();
  const t = useT();
  const toast = useToast();
  useEffect(() => {
    const words = (notice: Notice): string => {
      if (notice.kind === 'unstored') return t('sync.notice.unstored');
      const things = notice.things
        .map(({ kind, name }) => name || t(`editor.kind.${kind}` as never))
        .slice(0, 3)
        .join(', ');
      if (notice.kind === 'refused')
        return t('sync.notice.refused', { things, reason: t(`problems.${notice.code}` as never) });
      if (notice.kind === 'merged') return t('sync.notice.merged', { things });
      const by = presence.nameOf(notice.by) ?? t('sync.notice.somebody');
      return t(`sync.notice.${notice.kind}`, { things, by });
    };
    return sync.onNotice((notice) => toast.warning(words(notice), { stays: notice.kind === 'refused' }));
  }, [sync, presence, t, toast]);
  return null;
}
