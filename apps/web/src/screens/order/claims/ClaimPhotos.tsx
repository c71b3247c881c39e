import type { LIMITS } from '@figurina/contract';
import { ActionIcon, Button, FileButton } from '@mantine/core';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef, useState } from 'react';
import { useT } from '../../../app/use-t.ts';

const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif';
/** Must equal `LIMITS.claimPhotos` of the contract. */
const MOST: (typeof LIMITS)['claimPhotos'] = 6;

interface ClaimPhotosProps {
  readonly photos: readonly File[];
  readonly put: (photos: readonly File[]) => void;
  readonly disabled: boolean;
}

/** Which photos go with a claim. */
export function ClaimPhotos({ photos, put, disabled }: ClaimPhotosProps) {
  const t = useT();
  const reset = useRef<() => void>(null);
  const [isFull, setFull] = useState(false);
  function add(files: File[]): void {
    setFull(photos.length + files.length > MOST);
    put([...photos, ...files].slice(0, MOST));
    // The same one may be chosen again after it was taken away.
    reset.current?.();
  }
  return (
    <div className="claim-files" role="group" aria-labelledby="claim-photos">
      <strong id="claim-photos">{t('claims.photos')}</strong>
      <p>{t('claims.photos.hint', { most: MOST })}</p>
      {photos.length > 0 ? (
        <ul>
          {photos.map((photo, at) => (
            <li key={`${at} ${photo.name}`}>
              <span>{photo.name}</span>
              <ActionIcon
                variant="subtle"
                size={40}
                aria-label={t('claims.photos.remove', { name: photo.name })}
                disabled={disabled}
                onClick={() => {
                  setFull(false);
                  put(photos.filter((one) => one !== photo));
                }}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      ) : null}
      <p aria-live="polite" className="claim-full">
        {isFull ? t('claims.photos.full', { most: MOST }) : ''}
      </p>
      <FileButton accept={TYPES} multiple resetRef={reset} onChange={add}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            leftSection={<IconPhotoPlus size={18} aria-hidden />}
            disabled={disabled || photos.length >= MOST}
          >
            {t('claims.photos.add')}
          </Button>
        )}
      </FileButton>
    </div>
  );
}
