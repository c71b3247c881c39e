import { Dialog, StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useT } from '../../../../../app/use-t.ts';

interface ApproveDialogProps {
  opened: boolean;
  album: string;
  figures: { readonly stickers: number; readonly pages: number };
  close: () => void;
  approve: () => void;
}

/** The last question, which names the album. The focus starts on the answer that changes nothing. */
export function ApproveDialog({ opened, album, figures, close, approve }: ApproveDialogProps) {
  const t = useT();
  return (
    <Dialog
      opened={opened}
      title={t('review.confirm.title', { album })}
      closeLabel={t('common.cancel')}
      onClose={close}
      width={480}
    >
      <p>{t('review.confirm.text', { album, ...figures })}</p>
      <div className="fig-dialog-foot">
        <Button variant="default" data-autofocus onClick={close}>
          {t('review.confirm.no')}
        </Button>
        <StampButton onClick={approve}>{t('review.confirm.yes')}</StampButton>
      </div>
    </Dialog>
  );
}
