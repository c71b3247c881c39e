import { useSource } from '@figurina/drawing';
import { useState } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import { warnedAlbums } from './kept-albums.ts';
import { PhoneWarning } from './PhoneWarning.tsx';

/** On the first visit to an album from a phone. The album's menu has it for later. It goes when one is in the album no more. */
export function PhoneWarningOnce() {
  const { id, removed } = useSource(useEditor().meta);
  const [opened, setOpened] = useState(() => !warnedAlbums().has(id));
  const close = (): void => {
    warnedAlbums().set(id, true);
    setOpened(false);
  };
  return <PhoneWarning opened={opened && !removed} onClose={close} />;
}
