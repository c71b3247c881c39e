import { may } from '@figurina/album';
import { LIMITS } from '@figurina/contract';
import { useSource } from '@figurina/drawing';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import { useState } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { useAlbumChange } from './use-album-change.ts';

const CAUSES = ['staff', 'review'] as const;

/** For administrators: locks the album as it is, or opens it again, with the reason that is kept. */
export function AlbumLock() {
  const t = useT();
  const { meta, actor } = useEditor();
  const { locked } = useSource(meta);
  const change = useAlbumChange();
  const [reason, setReason] = useState('');
  const [cause, setCause] = useState<(typeof CAUSES)[number]>('staff');
  if (!may(actor(), 'lock')) return null;
  return (
    <section className="settings-wide" aria-labelledby="settings-lock">
      <h3 id="settings-lock">{t('album_settings.lock')}</h3>
      <p className="settings-hint">{t(locked ? 'album_settings.lock.is_locked' : 'album_settings.lock.is_open')}</p>
      {locked ? null : (
        <NativeSelect
          label={t('album_settings.lock.cause')}
          data={CAUSES.map((value) => ({ value, label: t(`album_settings.lock.cause.${value}`) }))}
          value={cause}
          onChange={(event) => setCause(event.currentTarget.value === 'review' ? 'review' : 'staff')}
        />
      )}
      <Textarea
        mt="sm"
        label={t('album_settings.lock.reason')}
        description={t('album_settings.lock.reason.hint')}
        autosize
        minRows={2}
        maxLength={LIMITS.lockReason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="settings-save">
        <Button
          variant="default"
          leftSection={locked ? <IconLockOpen size={18} aria-hidden /> : <IconLock size={18} aria-hidden />}
          disabled={reason.trim() === ''}
          loading={change.isPending}
          onClick={() =>
            change.mutate(
              { album: { locked: !locked, lock_reason: reason.trim(), ...(!locked && { lock_cause: cause }) } },
              { onSuccess: () => setReason('') },
            )
          }
        >
          {t(locked ? 'album_settings.lock.open' : 'album_settings.lock.close')}
        </Button>
        {reason.trim() === '' ? <p>{t('album_settings.lock.reason.needed')}</p> : null}
      </div>
    </section>
  );
}
