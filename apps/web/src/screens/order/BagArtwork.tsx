import type { Order } from '@figurina/contract';
import { Button, FileButton, Progress } from '@mantine/core';
import { useRef } from 'react';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useT } from '../../app/use-t.ts';
import { useBagArtwork } from './use-bag-artwork.ts';

const TYPES = 'application/pdf,image/jpeg,image/png';

/** The artwork of own packs: printing waits for it. */
export function BagArtwork({ order }: { order: Order }) {
  const t = useT();
  const { sent, send } = useBagArtwork(order.id);
  const reset = useRef<() => void>(null);
  const artwork = order.bag_artwork;
  if (!artwork) return null;
  function choose(file: File | null): void {
    if (!file) return;
    send(file);
    // The same one may be chosen again after a failure.
    reset.current?.();
  }
  const isSending = sent !== null;
  return (
    <section className="order-panel bag-artwork" aria-labelledby="bag-artwork">
      <div>
        <h2 id="bag-artwork">{t('order_pages.artwork.title')}</h2>
        <p>{t('order_pages.artwork.text')}</p>
      </div>
      <p className="bag-artwork-file" aria-live="polite">
        {artwork.filename === null
          ? t('order_pages.artwork.missing')
          : t('order_pages.artwork.there', { filename: artwork.filename })}
      </p>
      {isSending ? (
        <div className="bag-artwork-sending">
          <Progress value={sent * 100} aria-label={t('order_pages.artwork.upload')} />
          <p>{t('order_pages.artwork.sending', { percent: Math.round(sent * 100) })}</p>
        </div>
      ) : null}
      {order.may.upload_bag ? (
        <FileButton accept={TYPES} resetRef={reset} onChange={choose}>
          {(button) => (
            <Button
              {...button}
              variant={artwork.filename === null ? 'filled' : 'default'}
              leftSection={<IconUpload size={18} aria-hidden />}
              loading={isSending}
            >
              {t(artwork.filename === null ? 'order_pages.artwork.upload' : 'order_pages.artwork.replace')}
            </Button>
          )}
        </FileButton>
      ) : null}
    </section>
  );
}
