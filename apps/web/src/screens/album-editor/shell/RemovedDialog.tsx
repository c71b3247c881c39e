import { useSource } from '@figurina/drawing';
import { Dialog, StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../app/use-t.ts';
import { download, fileNameOf } from '../parts/download.ts';
import { useEditor } from '../session/editor-context.ts';

/**
 * Somebody who is in the album no more: by whom, what of theirs came too late and may be kept as a file, and the way
 * out. What is on screen can still be looked at.
 */
export function RemovedDialog() {
  const { meta, sync } = useEditor();
  const t = useT();
  const navigate = useNavigate();
  const { removed, title } = useSource(meta);
  const state = useSyncExternalStore(sync.subscribe, sync.state);
  const pending = state.pending + state.aside;
  const [closed, setClosed] = useState(false);
  if (!removed) return null;
  const words = removed.isSelf
    ? t('roles.removed.left')
    : removed.by
      ? t('roles.removed.text', { name: removed.by })
      : t('roles.removed.text_unknown');

  async function keep(): Promise<void> {
    const changes = sync.unsent().map(({ label, operations }) => ({ step: label, operations }));
    const text = JSON.stringify({ format: 'figurina-changes/1.0', album: title, changes }, null, 2);
    const name = fileNameOf(title, { fallback: 'figurina', extension: 'json' });
    download(new Blob([text], { type: 'application/json' }), name);
    await sync.forgetUnsent();
  }
  async function leave(): Promise<void> {
    await sync.forgetUnsent();
    await navigate('/start');
  }
  return (
    <Dialog
      opened={!closed}
      title={t('roles.removed.title')}
      closeLabel={t('common.close')}
      onClose={() => setClosed(true)}
    >
      <p role="alert">{words}</p>
      <p>{pending > 0 ? t('roles.removed.changes', { count: pending }) : t('roles.removed.still_shown')}</p>
      <div className="fig-dialog-foot">
        {pending > 0 ? (
          <Button variant="default" leftSection={<IconDownload size={19} aria-hidden />} onClick={() => void keep()}>
            {t('roles.removed.download')}
          </Button>
        ) : null}
        <StampButton data-autofocus onClick={() => void leave()}>
          {t('roles.removed.to_start')}
        </StampButton>
      </div>
    </Dialog>
  );
}
