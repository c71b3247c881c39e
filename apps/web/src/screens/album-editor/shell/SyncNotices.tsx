import type { Notice } from '@figurina/editor';
import { hideToast } from '@figurina/ui';
import { useEffect } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { useEditor } from '../session/editor-context.ts';

const UNREACHED = 'sync-unreached';

/** Tells a person when something they made did not survive, and what it was, or when it cannot be saved. */
export function SyncNotices() {
  const { sync, presence } = useEditor();
  const t = useT();
  const toast = useToast();
  useEffect(() => {
    const reasonOf = (code: string): string => t(`problems.${code}` as never);
    const words = (notice: Extract<Notice, { things: unknown }>): string => {
      const things = notice.things
        .map(({ kind, name }) => name || t(`editor.kind.${kind}` as never))
        .slice(0, 3)
        .join(', ');
      if (notice.kind === 'refused') return t('sync.notice.refused', { things, reason: reasonOf(notice.code) });
      if (notice.kind === 'merged') return t('sync.notice.merged', { things });
      const by = presence.nameOf(notice.by) ?? t('sync.notice.somebody');
      return t(`sync.notice.${notice.kind}`, { things, by });
    };
    const stopNotices = sync.onNotice((notice) => {
      if ('things' in notice) toast.warning(words(notice), { stays: notice.kind === 'refused' });
      else if (notice.kind === 'unreached')
        toast.error(t(notice.isDurable ? 'sync.notice.unreached' : 'sync.notice.unreached_not_kept'), {
          id: UNREACHED,
          stays: true,
        });
      else if (notice.kind === 'stopped')
        toast.warning(t('sync.notice.stopped', { reason: reasonOf(notice.code) }), { stays: true });
      else toast.warning(t(`sync.notice.${notice.kind}`));
    });
    const stopStates = sync.subscribe(() => {
      if (sync.state().name !== 'disconnected') hideToast(UNREACHED);
    });
    return () => {
      stopNotices();
      stopStates();
      hideToast(UNREACHED);
    };
  }, [sync, presence, t, toast]);
  return null;
}
