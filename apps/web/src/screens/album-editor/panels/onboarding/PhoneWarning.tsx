import { Dialog, StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { useMutation } from '@tanstack/react-query';
import { problemText } from '../../../../api/problem.ts';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { useUser } from '../../../../session/use-user.ts';
import { useEditor } from '../../session/editor-context.ts';
import './onboarding.css';

/** On a phone: says that designing goes better on a computer, and sends the way there by mail or however the phone shares. */
export function PhoneWarning({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const user = useUser();
  const { meta } = useEditor();
  const { api } = useServices();
  const { id, title } = meta.get();
  const url = `${location.origin}/album/${id}`;
  const mail = useMutation({ mutationFn: async () => api.albums.mailLink({ params: { id } }) });

  async function share(): Promise<void> {
    try {
      await navigator.share({ title, url });
    } catch {
      // Closed without sharing, or the phone cannot: nothing to tell.
    }
  }
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast.info(t('phone.copied'));
    } catch {
      toast.info(url);
    }
  }

  return (
    <Dialog opened={opened} title={t('phone.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p>{t('phone.text')}</p>
      <div className="phone-ways">
        <StampButton
          size="md"
          data-autofocus
          leftSection={<IconMail size={20} aria-hidden />}
          loading={mail.isPending}
          disabled={mail.isSuccess}
          onClick={() => mail.mutate()}
        >
          {t('phone.mail')}
        </StampButton>
        {'share' in navigator ? (
          <Button
            size="md"
            variant="default"
            leftSection={<IconShare size={20} aria-hidden />}
            onClick={() => void share()}
          >
            {t('phone.share')}
          </Button>
        ) : (
          <Button
            size="md"
            variant="default"
            leftSection={<IconCopy size={20} aria-hidden />}
            onClick={() => void copy()}
          >
            {t('phone.copy')}
          </Button>
        )}
        <p role="status" className="phone-said" data-failed={mail.isError || undefined}>
          {mail.isSuccess ? t('phone.mailed', { email: user?.email ?? '' }) : ''}
          {mail.isError ? problemText(t, mail.error) : ''}
        </p>
        <Button size="md" variant="subtle" color="pitch" onClick={onClose}>
          {t('phone.go_on')}
        </Button>
      </div>
    </Dialog>
  );
}
