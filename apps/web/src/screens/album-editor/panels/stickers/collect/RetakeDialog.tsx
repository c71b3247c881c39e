import { LIMITS } from '@figurina/contract';
import { Dialog, ErrorNotice, StampButton } from '@figurina/ui';
import { Button, Textarea, UnstyledButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../../../api/problem.ts';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';

/** Common reasons, to be taken with one click. */
const REASONS = ['dark', 'blurred', 'covered', 'others'] as const;

interface RetakeDialogProps {
  opened: boolean;
  name: string;
  /** Whose photo of the roster, or which upload that waits. */
  stickerId?: string;
  uploadId?: string;
  reason: string;
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

function RetakeForm({ stickerId, uploadId, reason: before, close, asked }: RetakeDialogProps) {
  const { meta } = useEditor();
  const { api } = useServices();
  const t = useT();
  const [reason, setReason] = useState(before);
  const { id } = meta.get();
  const ask = useMutation({
    mutationFn: async () => {
      if (uploadId)
        await api.stickerUploads.change({
          params: { id, upload: uploadId },
          body: { sticker_upload: { state: 'needs_retake', retake_reason: reason.trim() } },
        });
      else if (stickerId)
        await api.stickerLink.askForRetake({ params: { id, sticker: stickerId }, body: { reason: reason.trim() } });
    },
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
      <div className="fig-dialog-foot">
        <Button variant="default" onClick={close}>
          {t('common.cancel')}
        </Button>
        <StampButton type="submit" loading={ask.isPending} disabled={reason.trim() === ''}>
          {t('retake.send')}
        </StampButton>
      </div>
    </form>
  );
}
