import { type Sync, syncWords } from '@figurina/editor';
import { dateFormat } from '@figurina/locales';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconCloudX from '@tabler/icons-react/dist/esm/icons/IconCloudX.mjs';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useI18n } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';

const ICONS = {
  idle: IconCloudCheck,
  pending: IconCloudUp,
  sending: IconCloudUp,
  offline: IconCloudOff,
  disconnected: IconCloudOff,
  problem: IconCloudX,
} as const;

/** How it stands with saving, in words. "Saved" is said only of what the server has. */
export function SyncIndicator() {
  const { sync } = useEditor();
  const { t, locale } = useI18n();
  const state = useSyncExternalStore(sync.subscribe, sync.state);
  const Icon = ICONS[state.name];
  // What every edit passes through is not read out, only what came of it.
  const isPassing = state.name === 'pending' || state.name === 'sending';
  const savedAt = useSavedAt(sync);
  return (
    <div className="editor-sync" data-state={state.name} role="status" aria-live={isPassing ? 'off' : 'polite'}>
      <Icon size={19} aria-hidden />
      <span>{t(syncWords(state) as never)}</span>{' '}
      {state.name === 'idle' && savedAt ? (
        <time dateTime={savedAt.toISOString()} title={t('view.saved_at', { time: clock(locale, 'medium', savedAt) })}>
          {clock(locale, 'short', savedAt)}
        </time>
      ) : null}
    </div>
  );
}

/** When one's changes were last acknowledged; null while none were. */
function useSavedAt(sync: Sync): Date | null {
  const [at, setAt] = useState<Date | null>(null);
  useEffect(() => {
    let last = sync.state().name;
    return sync.subscribe(() => {
      const { name } = sync.state();
      if (name === 'idle' && (last === 'sending' || last === 'pending')) setAt(new Date());
      last = name;
    });
  }, [sync]);
  return at;
}

function clock(locale: string, timeStyle: 'short' | 'medium', at: Date): string {
  return dateFormat(locale, { timeStyle }).format(at);
}
