import type { PreviewLink } from '@figurina/contract';
import { Button, CopyButton, TextInput } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { handOn } from '../../../../book/hand-on.ts';
import { canShare } from '../../session/collecting/share-link.ts';
import { useEditor } from '../../session/editor-context.ts';
import { LinkCode } from './LinkCode.tsx';
import './share.css';

/** The address of the preview and the ways to hand it on: copied, opened, shared, as a code to scan. */
export function PreviewLinkWays({ link }: { link: PreviewLink }) {
  const t = useT();
  const { meta } = useEditor();
  const [code, setCode] = useState(false);
  const { url } = link;
  return (
    <div className="share-ways">
      <TextInput
        className="share-url"
        readOnly
        value={url}
        aria-label={t('share.preview.address')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={url} timeout={2000}>
        {({ copied, copy }) => (
          <Button
            leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            onClick={copy}
          >
            {copied ? t('link.copied') : t('link.copy')}
          </Button>
        )}
      </CopyButton>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noopener"
        variant="default"
        leftSection={<IconExternalLink size={18} aria-hidden />}
      >
        {t('share.preview.open')}
      </Button>
      {canShare() && (
        <Button
          variant="default"
          leftSection={<IconShare size={18} aria-hidden />}
          onClick={() => void handOn({ title: meta.get().title, url })}
        >
          {t('link.share')}
        </Button>
      )}
      <Button
        variant="default"
        aria-expanded={code}
        leftSection={<IconQrcode size={18} aria-hidden />}
        onClick={() => setCode(!code)}
      >
        {t('share.code')}
      </Button>
      {code && <LinkCode url={url} />}
    </div>
  );
}
