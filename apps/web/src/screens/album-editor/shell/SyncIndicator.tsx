import { syncWords } from '@figurina/editor';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconCloudX from '@tabler/icons-react/dist/esm/icons/IconCloudX.mjs';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../app/use-t.ts';
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
  const t = useT();
  const state = useSyncExternalStore(sync.subscribe, sync.state);
  const Icon = ICONS[state.name];
  // What every edit passes through is not read out, only what came of it.
  const isPassing = state.name === 'pending' || state.name === 'sending';
  return (
    <div className="editor-sync" data-state={state.name} role="status" aria-live={isPassing ? 'off' : 'polite'}>
      <Icon size={19} aria-hidden />
      <span>{t(syncWords(state) as never)}</span>
    </div>
  );
}
