import { Button } from '@mantine/core';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { ShareSheet } from './ShareSheet.tsx';

/** In the top bar; on a phone the sheet is in the album's menu. */
export function ShareButton() {
  const t = useT();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        className="share-button"
        variant="default"
        radius="xl"
        leftSection={<IconShare size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('share.button')}
      </Button>
      <ShareSheet opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
