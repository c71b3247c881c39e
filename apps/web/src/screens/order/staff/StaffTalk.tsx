import { ErrorNotice } from '@figurina/ui';
import { Button, MultiSelect, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { StaffSaid } from './StaffSaid.tsx';
import type { Talk } from './talk.ts';

/** What staff say to each other about the order, the newest last. */
export function StaffTalk({ id }: { id: string }) {
  const t = useT();
  const { api } = useServices();
  const talk = useQuery({
    queryKey: ['order_comments', id],
    queryFn: async ({ signal }) => api.orderDesk.comments({ params: { id } }, { signal }),
  });
  return (
    <section className="order-panel desk-talk" aria-labelledby="desk-talk">
      <h2 id="desk-talk">{t('order_desk.talk')}</h2>
      {talk.isError ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void talk.refetch(), busy: talk.isFetching }}>
          {t('order_desk.talk.unread')}
        </ErrorNotice>
      ) : null}
      {talk.data?.comments.length === 0 ? <p className="desk-note">{t('order_desk.talk.none')}</p> : null}
      <ul aria-live="polite">
        {talk.data?.comments.map((comment) => (
          <StaffSaid key={comment.id} comment={comment} colleagues={talk.data.colleagues} />
        ))}
      </ul>
      <NewComment id={id} colleagues={talk.data?.colleagues ?? []} />
    </section>
  );
}

function NewComment({ id, colleagues }: { id: string; colleagues: Talk['colleagues'] }) {
  const t = useT();
  const { api, queries } = useServices();
  const toast = useToast();
  const [content, setContent] = useState('');
  const [mentions, setMentions] = useState<string[]>([]);
  const send = useMutation({
    mutationFn: async () => api.orderDesk.comment({ params: { id }, body: { comment: { content, mentions } } }),
    onSuccess: async () => {
      setContent('');
      setMentions([]);
      await queries.invalidateQueries({ queryKey: ['order_comments', id] });
    },
    // What was typed stays, to be sent again.
    onError: () => toast.error(t('order_desk.talk.failed')),
  });
  const isBlank = content.trim() === '';
  return (
    <form
      className="desk-new-comment"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank && !send.isPending) send.mutate();
      }}
    >
      <Textarea
        aria-label={t('order_desk.talk.field')}
        placeholder={t('order_desk.talk.field')}
        value={content}
        maxLength={2000}
        autosize
        minRows={1}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      <MultiSelect
        aria-label={t('order_desk.talk.mention')}
        placeholder={mentions.length === 0 ? t('order_desk.talk.mention') : undefined}
        data={colleagues.map(({ id: value, name, email }) => ({ value, label: name || email }))}
        value={mentions}
        onChange={setMentions}
      />
      <Button type="submit" disabled={isBlank} loading={send.isPending}>
        {t('order_desk.talk.send')}
      </Button>
    </form>
  );
}
