import type { StickerLink } from '@figurina/contract';
import { ConfirmDialog } from '@figurina/ui';
import { Button, UnstyledButton } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useState } from 'react';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { useEditor } from '../../session/editor-context.ts';
import { canShare, mailAddress, shareLink } from '../../session/collecting/share-link.ts';
import { useLinkSettings } from './use-link-settings.ts';

/** The address with the ways to hand it on, and the way to a new one. */
export function LinkAddress({ link, rotated }: { link: StickerLink; rotated: (link: StickerLink) => void }) {
  const session = useEditor();
  const { api } = useServices();
  const t = useT();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const { id, title } = session.meta.get();
  const { settings, saved } = useLinkSettings(link);
  const clipboard = useClipboard({ timeout: 1000 });
  const isOff = !settings.sticker_upload_enabled;
  const subject = link.sticker_upload_surprise ? t('link.mail.subject_surprise') : t('link.mail.subject', { title });
  const rotate = useMutation({
    mutationFn: async () => (await api.stickerLink.rotate({ params: { id } })).sticker_link,
    onSuccess: (next) => {
      rotated(next);
      toast.info(t('link.rotated'));
    },
    onError: (cause) => toast.problem(cause),
    onSettled: () => setAsking(false),
  });
  const [host, token] = splitAddress(link.url);
  /** What is handed on answers: unsaved settings are saved first. */
  const withLink = (use: (now: StickerLink) => void): void => void saved().then((now) => now && use(now));
  return (
    <section className="link-box" aria-label={t('link.address')}>
      <strong className="link-url">
        {host}
        <wbr />
        {token}
      </strong>
      <div className="link-ways">
        <Button
          disabled={isOff}
          leftSection={clipboard.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          onClick={() => withLink(({ url }) => clipboard.copy(url))}
        >
          {clipboard.copied ? t('link.copied') : t('link.copy')}
        </Button>
        {canShare() ? (
          <Button
            variant="default"
            disabled={isOff}
            leftSection={<IconShare size={18} aria-hidden />}
            onClick={() => withLink((now) => void shareLink(now.sticker_upload_content, now.url))}
          >
            {t('link.share')}
          </Button>
        ) : null}
        <Button
          variant="default"
          disabled={isOff}
          onClick={() =>
            withLink((now) => {
              globalThis.location.href = mailAddress(subject, now.sticker_upload_content, now.url);
            })
          }
          leftSection={<IconMail size={18} aria-hidden />}
        >
          {t('link.mail')}
        </Button>
      </div>
      {isOff ? <p className="panel-hint">{t('link.off.hint')}</p> : null}
      {session.editable('design', 'album') ? (
        <UnstyledButton className="fig-text-link" onClick={() => setAsking(true)}>
          {t('link.rotate')}
        </UnstyledButton>
      ) : null}
      <ConfirmDialog
        opened={asking}
        title={t('link.rotate.title')}
        question={t('link.rotate.question')}
        confirm={t('link.rotate')}
        cancel={t('common.cancel')}
        busy={rotate.isPending}
        onConfirm={() => rotate.mutate()}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}

/** `mein-sticker.example/s/` and what follows, so that a line breaks there. */
function splitAddress(url: string): [string, string] {
  const bare = url.replace(/^https?:\/\//, '');
  const at = bare.lastIndexOf('/') + 1;
  return [bare.slice(0, at), bare.slice(at)];
}
