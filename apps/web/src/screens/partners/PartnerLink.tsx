import type { Partner } from '@figurina/contract';
import { Dialog, StampButton } from '@figurina/ui';
import { TextInput } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useCopy } from '../../app/use-copy.ts';
import { useT } from '../../app/use-t.ts';

/** The link to a partner's page: the server has only its hash, so that it is shown here and never again. */
export function PartnerLink(props: { link: { partner: Partner; url: string } | null; onClose: () => void }) {
  const t = useT();
  const copy = useCopy();
  const { link } = props;
  const name = link?.partner.name ?? '';
  const url = link?.url ?? '';
  return (
    <Dialog
      opened={link !== null}
      title={t('partners.link.title', { name })}
      closeLabel={t('common.close')}
      width={560}
      onClose={props.onClose}
    >
      <p>{t('partners.link.text', { name })}</p>
      <TextInput
        readOnly
        aria-label={t('partners.link')}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="fig-dialog-foot">
        <StampButton
          leftSection={<IconCopy size={18} aria-hidden />}
          data-autofocus
          onClick={() => copy(url, { done: t('partners.copied'), failed: t('partners.copy_failed') })}
        >
          {t('partners.copy')}
        </StampButton>
      </div>
    </Dialog>
  );
}
