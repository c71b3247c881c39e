import { LIMITS, type StickerReminder } from '@figurina/contract';
import { Dialog, ErrorNotice, StampButton } from '@figurina/ui';
import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { problemText } from '../../../../../api/problem.ts';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useToast } from '../../../../../app/use-toast.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { LastReminder } from './LastReminder.tsx';

interface ReminderDialogProps {
  reminder: StickerReminder;
  /** Only to these people; empty for everybody who is missing; null while it is closed. */
  only: readonly string[] | null;
  close: () => void;
  sent: () => void;
}

/** The reminder as it will go out: read, changed, then sent. */
export function ReminderDialog({ reminder, only, close, sent }: ReminderDialogProps) {
  const { meta } = useEditor();
  const { api } = useServices();
  const t = useT();
  const toast = useToast();
  const [text, setText] = useState(reminder.text);
  const opened = only !== null;
  useEffect(() => {
    if (opened) setText(reminder.text);
    // A list that is read again must not take away what was typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opened]);
  const count = only && only.length > 0 ? only.length : reminder.with_address;
  const send = useMutation({
    mutationFn: async () =>
      api.stickerLink.remind({
        params: { id: meta.get().id },
        body: { text, ...(only && only.length > 0 && { sticker_ids: [...only] }) },
      }),
    onSuccess: (answer) => {
      const later = answer.later > 0 ? ` ${t('cockpit.reminded_later', { count: answer.later })}` : '';
      toast.info(t('cockpit.reminded', { count: answer.sent }) + later);
      sent();
      close();
    },
  });
  return (
    <Dialog
      opened={opened}
      title={t('cockpit.remind.dialog')}
      closeLabel={t('common.close')}
      onClose={close}
      width={560}
    >
      <p>
        <b>{reminder.subject}</b>
      </p>
      <Textarea
        autosize
        minRows={6}
        maxRows={14}
        label={t('cockpit.remind.words')}
        description={t('cockpit.remind.link_added')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={LIMITS.reminderText}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {send.isError ? <ErrorNotice>{problemText(t, send.error)}</ErrorNotice> : null}
      <LastReminder reminder={reminder} />
      <div className="fig-dialog-foot">
        <Button variant="default" onClick={close}>
          {t('common.cancel')}
        </Button>
        <StampButton
          loading={send.isPending}
          disabled={reminder.next_at !== null || text.trim() === ''}
          onClick={() => send.mutate()}
        >
          {t('cockpit.remind.send', { count })}
        </StampButton>
      </div>
    </Dialog>
  );
}
