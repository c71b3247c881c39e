import type { Order } from '@figurina/contract';
import { Button, CopyButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useT } from '../../app/use-t.ts';

/** For whoever waits for the albums too: how far they are, without an account, an address or a price. */
export function StatusLink({ order: { status_path: path } }: { order: Order }) {
  const t = useT();
  if (!path) return null;
  return (
    <section className="order-panel status-link" aria-labelledby="status-link">
      <div>
        <h2 id="status-link">{t('order_pages.share.title')}</h2>
        <p>{t('order_pages.share.text')}</p>
      </div>
      <CopyButton value={new URL(path, window.location.origin).href} timeout={2000}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            onClick={copy}
          >
            <span aria-live="polite">{copied ? t('order_pages.share.copied') : t('order_pages.share.copy')}</span>
          </Button>
        )}
      </CopyButton>
    </section>
  );
}
