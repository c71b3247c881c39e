import { LIMITS, type Review } from '@figurina/contract';
import { Button, Textarea, UnstyledButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../../api/problem.ts';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';

/** An answer to one review. It locks and unlocks nothing. */
export function ReplyForm({ review }: { review: Review }) {
  const { meta } = useEditor();
  const { api } = useServices();
  const queries = useQueryClient();
  const t = useT();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const { id } = meta.get();
  const send = useMutation({
    mutationFn: async () =>
      api.reviews.reply({ params: { id, review: review.id }, body: { reply: { content: words.trim() } } }),
    onSuccess: async () => {
      setWords('');
      setOpen(false);
      await queries.invalidateQueries({ queryKey: ['reviews', id] });
    },
  });
  if (!open)
    return (
      <UnstyledButton className="panel-link" onClick={() => setOpen(true)}>
        {t('review.reply')}
      </UnstyledButton>
    );
  return (
    <form
      className="review-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() !== '') send.mutate();
      }}
    >
      <Textarea
        autosize
        autoFocus
        minRows={2}
        maxRows={8}
        label={t('review.reply.to', { name: review.by.name })}
        maxLength={LIMITS.reviewContent}
        value={words}
        error={send.isError ? problemText(t, send.error) : undefined}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className="review-buttons">
        <Button variant="subtle" onClick={() => setOpen(false)}>
          {t('common.cancel')}
        </Button>
        <Button variant="default" type="submit" loading={send.isPending} disabled={words.trim() === ''}>
          {t('review.reply.send')}
        </Button>
      </div>
    </form>
  );
}
