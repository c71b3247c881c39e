import { boxMatrix } from '@figurina/album';
import { cssMatrix } from '@figurina/album';
import { ActionIcon } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useI18n } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import type { PendingPicture } from '../../session/files/pending-pictures.ts';
import type { PicturePlace } from '../../session/files/picture-place.ts';
import './pending-pictures.css';

/** Pictures on their way to the server, where they will lie, with how much of them is there. */
export function PendingPictures() {
  const { files, camera, facts } = useEditor();
  const all = useSyncExternalStore(files.pending.subscribe, files.pending.get);
  const pictures = all.flatMap((one) => (one.place && one.state !== 'failed' ? [{ ...one, place: one.place }] : []));
  const layout = useSyncExternalStore(facts.layout.subscribe, facts.layout.get);
  const layer = useRef<HTMLDivElement>(null);
  const some = pictures.length > 0;
  useLayoutEffect(() => {
    if (!some) return;
    const write = (): void => {
      const { x, y, zoom } = camera.get();
      const { style } = layer.current!;
      style.transform = `matrix(${zoom},0,0,${zoom},${-x * zoom},${-y * zoom})`;
      style.setProperty('--pixel', String(1 / zoom));
    };
    write();
    return camera.subscribe(write);
  }, [camera, some]);
  if (!some) return null;
  return (
    <div className="pending-pictures">
      <div ref={layer}>
        {pictures.map((picture) => {
          const sheet = layout.boxOf(picture.place.spreadId);
          if (!sheet) return null;
          const cancel = (): void => files.cancel(picture.id);
          return <Pending key={picture.id} picture={picture} place={picture.place} sheet={sheet} cancel={cancel} />;
        })}
      </div>
    </div>
  );
}

interface PendingProps {
  picture: PendingPicture;
  place: PicturePlace;
  /** Where the spread lies. */
  sheet: { readonly x: number; readonly y: number };
  cancel: () => void;
}

function Pending({ picture, place: { box, rotation }, sheet, cancel }: PendingProps) {
  const { t, locale } = useI18n();
  const { progress, name, url } = picture;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const place = boxMatrix({ ...box, x: box.x + sheet.x, y: box.y + sheet.y, rotation, scale: 1 });
  return (
    <div
      className="pending-picture"
      style={{ width: box.width, height: box.height, transform: cssMatrix(place) }}
      role="progressbar"
      aria-label={t('files.uploading', { file: name })}
      aria-valuenow={Math.round(progress * 100)}
      aria-valuetext={percent.format(progress)}
    >
      {url ? <img src={url} alt="" draggable={false} /> : null}
      <div className="pending-state">
        <div className="pending-bar">
          <div style={{ width: `${progress * 100}%` }} />
        </div>
        <ActionIcon
          variant="filled"
          color="pitch.8"
          size={28}
          radius="xl"
          aria-label={t('files.cancel', { file: name })}
          onClick={cancel}
        >
          <IconX size={16} />
        </ActionIcon>
      </div>
    </div>
  );
}
