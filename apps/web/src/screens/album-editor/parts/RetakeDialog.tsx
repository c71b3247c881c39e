import { LIMITS } from '@figurina/contract';
import { Dialog, ErrorNotice } from '@figurina/ui';
import { Textarea, UnstyledButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFoot } from '../../../app/DialogFoot.tsx';
import { problemText } from '../../../api/problem.ts';
import { useT } from '../../../app/use-t.ts';
import './retake-dialog.css';

/** Common reasons, to be taken with one click. */
const REASONS = ['dark', 'blurred', 'covered', 'others'] as const;

interface RetakeDialogProps {
  opened: boolean;
  name: string;
  reason: string;
  ask: (reason: string) => Promise<unknown>;
  close: () => void;
  asked: () => void;
}

/** Asks somebody for another photo, and says why. */
export function RetakeDialog(props: RetakeDialogProps) {
  const t = useT();
  return (
    <Dialog
      opened={props.opened}
      title={t('retake.title', { name: props.name })}
      closeLabel={t('common.close')}
      onClose={props.close}
      width={480}
    >
      <RetakeForm {...props} />
    </Dialog>
  );
}

function RetakeForm({ reason: before, ask: send, close, asked }: RetakeDialogProps) {
  const t = useT();
  const [reason, setReason] = useState(before);
  const ask = useMutation({
    mutationFn: async () => send(reason.trim()),
    onSuccess: () => {
      asked();
      close();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        ask.mutate();
      }}
    >
      <div className="retake-reasons">
        {REASONS.map((one) => (
          <UnstyledButton key={one} className="retake-reason" onClick={() => setReason(t(`retake.reason.${one}`))}>
            {t(`retake.reason.${one}`)}
          </UnstyledButton>
        ))}
      </div>
      <Textarea
        autosize
        minRows={2}
        data-autofocus
        label={t('retake.reason')}
        description={t('retake.hint')}
        inputWrapperOrder={['label', 'input', 'description']}
        maxLength={LIMITS.retakeReason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {ask.isError ? <ErrorNotice>{problemText(t, ask.error)}</ErrorNotice> : null}
      <DialogFoot onClose={close} loading={ask.isPending} disabled={reason.trim() === ''}>
        {t('retake.send')}
      </DialogFoot>
    </form>
  );
}
