import type { Review } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { Checkbox } from '@mantine/core';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { initialsOf } from '../../../../app/initials.ts';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { useEditor } from '../../session/editor-context.ts';
import { ReplyForm } from './ReplyForm.tsx';

/** One thing that was said or decided: its points to tick, and what was answered. */
export function ReviewItem({ review, mayAnswer }: { review: Review; mayAnswer: boolean }) {
  const t = useT();
  const { by, created_at, content, points, replies, kind } = review;
  const isTalk = kind === 'remarks' || kind === 'feedback';
  const done = points.filter((point) => point.done).length;
  const title = kind === 'feedback' ? t('review.title.feedback', { name: by.name }) : t(`review.title.${kind}`);
  return (
    <li className="review-card">
      <div className="review-head">
        <span className="review-mark" aria-hidden>
          {kind === 'approval' ? <IconCircleCheck size={20} /> : null}
          {kind === 'reopening' ? <IconLockOpen size={20} /> : null}
          {isTalk ? initialsOf(by.name) : null}
        </span>
        <div>
          <h3>{title}</h3>
          <p className="panel-hint">{`${formatDate(created_at)}, ${by.name}`}</p>
        </div>
      </div>
      {content ? <p className="review-words">{content}</p> : null}
      {points.length > 0 ? (
        <>
          <ul className="review-points" aria-label={t('review.points')}>
            {points.map((point) => (
              <Point key={point.id} point={point} fixed={!mayAnswer} />
            ))}
          </ul>
          <p className="panel-hint">{t('review.points.done', { done, count: points.length })}</p>
        </>
      ) : null}
      {replies.length > 0 ? (
        <ul className="review-replies" aria-label={t('review.replies')}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <p className="panel-hint">{`${reply.by.name}, ${formatDate(reply.created_at)}`}</p>
              <p className="review-words">{reply.content}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {isTalk && mayAnswer ? <ReplyForm review={review} /> : null}
    </li>
  );
}

function Point({ point, fixed }: { point: Review['points'][number]; fixed: boolean }) {
  const { meta } = useEditor();
  const { api } = useServices();
  const queries = useQueryClient();
  const t = useT();
  const toast = useToast();
  const { id } = meta.get();
  const tick = useMutation({
    mutationFn: async (done: boolean) =>
      api.reviews.changePoint({ params: { id, point: point.id }, body: { point: { done } } }),
    onError: (cause) => toast.problem(cause),
    onSettled: async () => queries.invalidateQueries({ queryKey: ['reviews', id] }),
  });
  const shown = tick.isPending ? tick.variables : point.done;
  return (
    <li>
      <Checkbox
        label={point.content}
        description={point.done_by ? t('review.point.done_by', { name: point.done_by }) : undefined}
        checked={shown}
        disabled={fixed}
        onChange={(event) => tick.mutate(event.currentTarget.checked)}
      />
    </li>
  );
}
