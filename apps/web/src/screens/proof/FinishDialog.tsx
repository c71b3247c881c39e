import { Dialog, StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useT } from '../../app/use-t.ts';

interface FinishDialogProps {
  opened: boolean;
  /** Spreads without an answer, and how many of them have a comment alone. */
  open: number;
  commented: number;
  close: () => void;
  /** Whether the rest is fine as it is. */
  finish: (rest: boolean) => void;
}

/** Somebody is done and has not answered everything: is the rest fine, or left open? */
export function FinishDialog({ opened, open, commented, close, finish }: FinishDialogProps) {
  const t = useT();
  return (
    <Dialog opened={opened} title={t('proof.finish.title')} closeLabel={t('common.close')} onClose={close} width={460}>
      <p>{t('proof.finish.open', { count: open })}</p>
      {commented > 0 ? <p>{t('proof.finish.commented', { count: commented })}</p> : null}
      <div className="fig-dialog-foot proof-finish">
        <Button variant="default" onClick={() => finish(false)}>
          {t('proof.finish.leave')}
        </Button>
        <StampButton onClick={() => finish(true)}>{t('proof.finish.rest')}</StampButton>
      </div>
    </Dialog>
  );
}
