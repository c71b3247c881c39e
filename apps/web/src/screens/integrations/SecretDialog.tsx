import { Dialog, StampButton } from '@figurina/ui';
import { TextInput } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useCopy } from '../../app/use-copy.ts';
import { useT } from '../../app/use-t.ts';

/** A secret that the server tells once. */
export function SecretDialog(props: { secret: string | null; title: string; label: string; onClose: () => void }) {
  const t = useT();
  const copy = useCopy();
  const secret = props.secret ?? '';
  return (
    <Dialog
      opened={props.secret !== null}
      title={props.title}
      closeLabel={t('common.close')}
      width={560}
      onClose={props.onClose}
    >
      <p>{t('integrations.secret.once')}</p>
      <TextInput
        readOnly
        className="integrations-secret"
        aria-label={props.label}
        value={secret}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="fig-dialog-foot">
        <StampButton
          leftSection={<IconCopy size={18} aria-hidden />}
          data-autofocus
          onClick={() =>
            copy(secret, { done: t('integrations.secret.copied'), failed: t('integrations.secret.failed') })
          }
        >
          {t('integrations.secret.copy')}
        </StampButton>
      </div>
    </Dialog>
  );
}
