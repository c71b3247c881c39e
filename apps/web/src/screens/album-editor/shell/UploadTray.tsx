import { CountedProgress } from '@figurina/ui';
import { ActionIcon, Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import type { PendingPicture } from '../session/files/pending-pictures.ts';
import './upload-tray.css';

/** Pictures under way in a corner of the screen: how many are there, each with its bar, and those that failed with another try. */
export function UploadTray() {
  const { files } = useEditor();
  const t = useT();
  const pictures = useSyncExternalStore(files.pending.subscribe, files.pending.get);
  if (pictures.length === 0) return null;
  const failed = pictures.filter(({ state }) => state === 'failed');
  const again = failed.filter((one) => one.again);
  const sending = pictures.filter(({ state }) => state !== 'failed');
  const arrived = files.pending.arrived();
  const total = sending.length + arrived;
  const cancel = (ones: readonly PendingPicture[]): void => ones.forEach(({ id }) => files.cancel(id));
  return (
    <section className="upload-tray" aria-label={t('pictures.uploads')}>
      <header>
        <h2>
          {sending.length > 0
            ? t('pictures.uploads.under_way', { done: arrived, total })
            : t('pictures.uploads.failed', { count: failed.length })}
        </h2>
        {sending.length > 0 ? (
          <Button size="compact-sm" variant="subtle" onClick={() => cancel(sending)}>
            {t('pictures.uploads.cancel_all')}
          </Button>
        ) : (
          <ActionIcon
            variant="subtle"
            size={32}
            radius="xl"
            aria-label={t('common.close')}
            onClick={() => cancel(failed)}
          >
            <IconX size={18} />
          </ActionIcon>
        )}
      </header>
      {sending.length > 0 ? (
        <CountedProgress
          value={arrived}
          total={total}
          label={t('pictures.uploads.under_way', { done: arrived, total })}
        />
      ) : null}
      <ul>
        {[...failed, ...sending].map((picture) => (
          <TrayRow key={picture.id} picture={picture} />
        ))}
      </ul>
      {again.length > 1 ? (
        <Button variant="default" fullWidth onClick={() => again.forEach(({ id }) => files.retry(id))}>
          {t('pictures.uploads.retry_all', { count: again.length })}
        </Button>
      ) : null}
    </section>
  );
}

function TrayRow({ picture: { id, name, url, state, progress, reason, again } }: { picture: PendingPicture }) {
  const { files } = useEditor();
  const t = useT();
  const failed = state === 'failed';
  return (
    <li data-state={state}>
      {url ? (
        <img src={url} alt="" />
      ) : (
        <span className="upload-tray-blank">
          <IconPhoto size={18} aria-hidden />
        </span>
      )}
      {failed ? (
        <div className="upload-tray-file">
          <p role="alert">
            <IconAlertTriangle size={16} aria-hidden /> {t('files.upload_failed', { file: name, reason })}
          </p>
          {again ? (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('pictures.uploads.retry', { file: name })}
              onClick={() => files.retry(id)}
            >
              {t('common.retry')}
            </Button>
          ) : null}
        </div>
      ) : (
        <div className="upload-tray-file">
          <span className="upload-tray-name">{name}</span>
          <progress
            max={1}
            value={state === 'waiting' ? 0 : progress}
            aria-label={t('files.uploading', { file: name })}
          />
        </div>
      )}
      <ActionIcon
        variant="subtle"
        size={32}
        radius="xl"
        aria-label={t(failed ? 'pictures.uploads.dismiss' : 'files.cancel', { file: name })}
        onClick={() => files.cancel(id)}
      >
        <IconX size={16} />
      </ActionIcon>
    </li>
  );
}
