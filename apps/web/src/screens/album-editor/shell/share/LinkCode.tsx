import { UnstyledButton } from '@mantine/core';
import { useMemo } from 'react';
import { qrPicture } from '../../../../app/qr-picture.ts';
import { useT } from '../../../../app/use-t.ts';
import { qrFile } from '../../panels/link/qr-file.ts';
import { download } from '../../parts/download.ts';

/** The address as a code that phones read, to show and to take along. */
export function LinkCode({ url }: { url: string }) {
  const t = useT();
  const picture = useMemo(() => qrPicture(url), [url]);
  return (
    <figure className="share-code">
      <img src={picture} alt={t('share.code.alt')} width={168} height={168} />
      <figcaption>
        {t('share.code.hint')}{' '}
        <UnstyledButton
          className="fig-text-link"
          onClick={() => void qrFile(url, 'png').then((file) => download(file, 'qr.png'))}
        >
          {t('share.code.load')}
        </UnstyledButton>
      </figcaption>
    </figure>
  );
}
