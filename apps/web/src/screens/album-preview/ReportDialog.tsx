import { LIMITS } from '@figurina/contract';
import { Dialog, StampButton } from '@figurina/ui';
import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import type { BookSticker } from '../../book/book-stickers.ts';

/** What is wrong with a sticker, for those who make the album. */
export function ReportDialog({ sticker, onClose }: { sticker: BookSticker | null; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      opened={sticker !== null}
      title={t('guest.report.title', { name: sticker?.name || String(sticker?.numbers[0] ?? '') })}
      closeLabel={t('common.close')}
      width={480}
      onClose={onClose}
    >
      {sticker && <ReportForm sticker={sticker} onSent={onClose} />}
    </Dialog>
  );
}

function ReportForm({ sticker, onSent }: { sticker: BookSticker; onSent: () => void }) {
  const t = useT();
  const toast = useToast();
  const { api } = useServices();
  const { token = '' } = useParams();
  const [message, setMessage] = useState('');
  const send = useMutation({
    mutationFn: async () =>
      api.preview.report({ params: { token }, body: { report: { sticker_id: sticker.id, message } } }),
    onSuccess: () => {
      toast.info(t('guest.report.sent'));
      onSent();
    },
  });
  return (
    <form
      className="guest-report"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <p>{t('guest.report.text')}</p>
      <Textarea
        data-autofocus
        label={t('guest.report.label')}
        placeholder={t('guest.report.hint')}
        autosize
        minRows={3}
        maxRows={8}
        required
        maxLength={LIMITS.stickerReport}
        value={message}
        error={send.error && problemText(t, send.error)}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <StampButton type="submit" disabled={message.trim() === ''} loading={send.isPending}>
        {t('guest.report.send')}
      </StampButton>
    </form>
  );
}
