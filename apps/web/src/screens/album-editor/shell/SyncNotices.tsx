import { ANSWER_UNREADABLE, type Notice } from '@figurina/editor';
import { hideToast } from '@figurina/ui';
import { useEffect } from 'react';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { type ToastOptions, useToast } from '../../../app/use-toast.ts';
import { useEditor } from '../session/editor-context.ts';

const UNREACHED = 'sync-unreached';
const SIGNED_OUT = 'sync-signed-out';
type Outage = Extract<Notice, { kind: 'unreached' }>;

/** Every word of an outage comes twice: for a device that keeps the changes, and for one that does not. */
function kept<Key extends string>(key: Key, { isDurable }: Pick<Outage, 'isDurable'>): Key | `${Key}_not_kept` {
  return isDurable ? key : `${key}_not_kept`;
}

/** Tells a person when something they made did not survive, and what it was, or when it cannot be saved. */
export function SyncNotices() {
  const { sync, presence } = useEditor();
  const { session } = useServices();
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
      if (notice.kind === 'merged' || notice.kind === 'set_aside') return t(`sync.notice.${notice.kind}`, { things });
      const by = presence.nameOf(notice.by) ?? t('sync.notice.somebody');
      return t(`sync.notice.${notice.kind}`, { things, by });
    };
    const outage = ({ code, isDurable }: Outage): string => {
      if (code === null) return t(kept('sync.notice.unreached', { isDurable }));
      if (code === ANSWER_UNREADABLE) return t(kept('sync.notice.unreadable', { isDurable }));
      return t(kept('sync.notice.waiting', { isDurable }), { reason: reasonOf(code) });
    };
    const wayOut = ({ code, isDurable }: Pick<Outage, 'code' | 'isDurable'>): ToastOptions =>
      code === 'client_outdated' || (code === ANSWER_UNREADABLE && isDurable)
        ? { action: { label: t('common.reload'), run: () => window.location.reload() } }
        : {};
    /** Leaving is for the person to do: what they have on the screen stays until then. */
    const tellEnd = (isDurable: boolean): void => {
      const { pathname, search, hash } = window.location;
      const signIn = { label: t('sync.sign_in'), run: () => void session.signIn(pathname + search + hash) };
      toast.warning(t(kept('sync.notice.signed_out', { isDurable })), {
        id: SIGNED_OUT,
        stays: true,
        ...(isDurable && { action: signIn }),
      });
    };
    const stopNotices = sync.onNotice((notice) => {
      if (notice.kind === 'stopped' && notice.code === 'unauthorized') return tellEnd(notice.isDurable);
      if ('things' in notice)
        toast.warning(words(notice), { stays: notice.kind === 'refused' || notice.kind === 'set_aside' });
      else if (notice.kind === 'unreached')
        toast.error(outage(notice), { id: UNREACHED, stays: true, ...wayOut(notice) });
      // Who was removed is told in a dialog, by whom.
      else if (notice.kind === 'stopped' && notice.code !== 'removed_from_album') {
        const text =
          notice.code === 'client_outdated'
            ? t(kept('sync.notice.outdated', notice))
            : t('sync.notice.stopped', { reason: reasonOf(notice.code) });
        toast.warning(text, { stays: true, ...wayOut(notice) });
      } else if (notice.kind !== 'stopped') toast.warning(t(`sync.notice.${notice.kind}`));
    });
    const stopStates = sync.subscribe(() => {
      if (sync.state().name !== 'disconnected') hideToast(UNREACHED);
      if (sync.state().name === 'idle') hideToast(SIGNED_OUT);
    });
    const stopEnds = session.onEnd(() => tellEnd(sync.state().isDurable));
    return () => {
      stopNotices();
      stopStates();
      stopEnds();
      hideToast(UNREACHED);
      hideToast(SIGNED_OUT);
    };
  }, [sync, presence, session, t, toast]);
  return null;
}
