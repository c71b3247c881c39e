import { Button, CopyButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { Link } from 'react-router';
import { useT } from '../../../../app/use-t.ts';
import { useStickerLink } from '../../session/collecting/use-sticker-link.ts';
import { useEditor } from '../../session/editor-context.ts';

/** The sticker link where photos are taken, and the way to all that is set of it. */
export function SharedStickerLink({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  const { meta } = useEditor();
  const { data } = useStickerLink();
  const link = data?.link;
  return (
    <div className="share-ways">
      {link?.open ? (
        <CopyButton value={link.url} timeout={2000}>
          {({ copied, copy }) => (
            <Button
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
              onClick={copy}
            >
              {copied ? t('link.copied') : t('share.stickers.copy')}
            </Button>
          )}
        </CopyButton>
      ) : (
        link && <p className="share-off">{t('share.stickers.closed')}</p>
      )}
      <Button component={Link} to={`/album/${meta.get().id}/stickerlink`} variant="default" onClick={onLeave}>
        {t('share.stickers.all')}
      </Button>
    </div>
  );
}
