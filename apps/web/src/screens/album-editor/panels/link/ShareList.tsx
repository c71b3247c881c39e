import type { StickerLink, StickerSheetName } from '@figurina/contract';
import { UnstyledButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import IconMessageShare from '@tabler/icons-react/dist/esm/icons/IconMessageShare.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { Link } from 'react-router';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { usePeople } from '../../session/collecting/use-people.ts';
import { useEditor } from '../../session/editor-context.ts';
import { download, fetchSheet } from '../../parts/download.ts';
import { qrFile } from './qr-file.ts';
import { shareLink } from '../../session/collecting/share-link.ts';
import { useLinkSettings } from './use-link-settings.ts';

const FILE_NAMES = { poster: 'poster.pdf', cards: 'cards.pdf', picture: 'picture.png' } as const;

/** What can be done with the link, one card each: print, send, write, take the code. */
export function ShareList({ link, sheet }: { link: StickerLink; sheet: StickerSheetName }) {
  const { meta } = useEditor();
  const services = useServices();
  const t = useT();
  const toast = useToast();
  const { data: people } = usePeople();
  const { id } = meta.get();
  const { saved } = useLinkSettings(link);
  const load = useMutation({
    mutationFn: async () => {
      if (await saved()) download(await fetchSheet(services, id, sheet), FILE_NAMES[sheet]);
    },
    onError: (cause) => toast.problem(cause),
  });
  const send = useMutation({
    mutationFn: async () => {
      const now = await saved();
      if (!now) return;
      const result = await shareLink(now.sticker_upload_content, now.url, async () => {
        const picture = await fetchSheet(services, id, 'picture');
        return new File([picture], FILE_NAMES.picture, { type: picture.type });
      });
      if (result === 'copied') toast.info(t('link.send.copied'));
    },
  });
  const loadCode = async (format: 'svg' | 'png'): Promise<void> => {
    const now = await saved();
    if (now) download(await qrFile(now.url, format), `qr.${format}`);
  };
  return (
    <ul className="link-cards">
      <li>
        <UnstyledButton
          className="link-card"
          aria-busy={load.isPending}
          disabled={load.isPending}
          onClick={() => load.mutate()}
        >
          <IconPrinter size={22} aria-hidden />
          <span>
            <strong>{t(`link.print.${sheet}`)}</strong>
            <small>{load.isPending ? t('link.print.making') : t(`link.print.${sheet}.hint`)}</small>
          </span>
        </UnstyledButton>
      </li>
      <li>
        <UnstyledButton className="link-card" disabled={send.isPending} onClick={() => send.mutate()}>
          <IconMessageShare size={22} aria-hidden />
          <span>
            <strong>{t('link.send')}</strong>
            <small>{t('link.send.hint')}</small>
          </span>
        </UnstyledButton>
      </li>
      {people && people.reminder.with_address > 0 ? (
        <li>
          <Link className="link-card" to={`/album/${id}/stickerlink/cockpit`}>
            <IconMail size={22} aria-hidden />
            <span>
              <strong>{t('link.write', { count: people.reminder.with_address })}</strong>
              <small>{t('link.write.hint')}</small>
            </span>
          </Link>
        </li>
      ) : null}
      <li className="link-card">
        <IconQrcode size={22} aria-hidden />
        <span>
          <strong>{t('link.qr')}</strong>
          <small>
            {t('link.qr.hint')}{' '}
            {(['svg', 'png'] as const).map((format) => (
              <UnstyledButton
                key={format}
                className="fig-text-link"
                aria-label={t('link.qr.load', { format: format.toUpperCase() })}
                onClick={() => void loadCode(format)}
              >
                {format.toUpperCase()}
              </UnstyledButton>
            ))}
          </small>
        </span>
      </li>
    </ul>
  );
}
