import { LIMITS, type ReviewState } from '@figurina/contract';
import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../../api/problem.ts';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { metaOf } from '../../session/connection/meta-source.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useReviewDraft } from './review-draft.ts';
import { useSendReview } from './use-send-review.ts';

/** For staff: remarks, with which the album is locked for review; opening again what was approved. */
export function StaffCard({ state }: { state: ReviewState }) {
  if (state.lock?.cause === 'approval') return <Reopening />;
  return state.lock?.cause === 'staff' ? null : <Remarks />;
}

function Remarks() {
  const { meta, sync } = useEditor();
  const t = useT();
  const toast = useToast();
  const [words, setWords] = useReviewDraft(meta.get().id, 'remarks');
  const [points, setPoints] = useState('');
  const send = useSendReview({
    onSuccess: () => {
      setWords('');
      setPoints('');
    },
    onError: (cause) => toast.problem(cause),
  });
  const listed = points
    .split('\n')
    .map((point) => point.trim().slice(0, LIMITS.reviewPoint))
    .filter(Boolean);
  return (
    <form
      className="review-card"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate(() => ({ kind: 'remarks', content: words.trim(), points: listed, version: sync.version() }));
      }}
    >
      <h3>{t('review.staff.title')}</h3>
      <Textarea
        autosize
        minRows={2}
        maxRows={8}
        label={t('review.staff.words')}
        maxLength={LIMITS.reviewContent}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Textarea
        autosize
        minRows={2}
        maxRows={12}
        label={t('review.staff.points')}
        description={t('review.staff.points.hint')}
        value={points}
        onChange={(event) => setPoints(event.currentTarget.value)}
      />
      <Button type="submit" radius="xl" fullWidth loading={send.isPending} disabled={words.trim() === ''}>
        {t('review.staff.send')}
      </Button>
    </form>
  );
}

function Reopening() {
  const { meta } = useEditor();
  const { api } = useServices();
  const queries = useQueryClient();
  const t = useT();
  const [reason, setReason] = useState('');
  const { id } = meta.get();
  const open = useMutation({
    mutationFn: async () =>
      api.albums.change({ params: { id }, body: { album: { locked: false, lock_reason: reason.trim() } } }),
    onSuccess: async ({ album }) => {
      meta.set(metaOf(album));
      await queries.invalidateQueries({ queryKey: ['reviews', id] });
    },
  });
  return (
    <form
      className="review-card"
      onSubmit={(event) => {
        event.preventDefault();
        open.mutate();
      }}
    >
      <h3>{t('review.staff.reopen')}</h3>
      <Textarea
        autosize
        minRows={2}
        required
        label={t('review.staff.reason')}
        description={t('review.staff.reason.hint')}
        maxLength={LIMITS.lockReason}
        value={reason}
        error={open.isError ? problemText(t, open.error) : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        radius="xl"
        fullWidth
        loading={open.isPending}
        disabled={reason.trim() === ''}
      >
        {t('review.staff.reopen')}
      </Button>
    </form>
  );
}
