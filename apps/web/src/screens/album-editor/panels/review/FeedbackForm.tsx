import { LIMITS, type ReviewState } from '@figurina/contract';
import { Button, Textarea } from '@mantine/core';
import { useId } from 'react';
import { problemText } from '../../../../api/problem.ts';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useReviewDraft } from './review-draft.ts';
import { useSendReview } from './use-send-review.ts';

/** Feedback of those who make the album: sent while staff wait for it, and the album is open again. */
export function FeedbackForm({ state }: { state: ReviewState }) {
  const { meta, sync } = useEditor();
  const t = useT();
  const toast = useToast();
  const why = useId();
  const [words, setWords] = useReviewDraft(meta.get().id, 'feedback');
  const send = useSendReview({
    onSuccess: () => {
      setWords('');
      toast.info(t('review.feedback.sent'));
    },
    onError: (cause) => toast.error(t('review.feedback.failed', { reason: problemText(t, cause) })),
  });
  const reason = whyNot(state) ?? (words.trim() === '' ? 'empty' : null);
  return (
    <form
      className="review-card"
      onSubmit={(event) => {
        event.preventDefault();
        if (!reason) send.mutate(() => ({ kind: 'feedback', content: words.trim(), version: sync.version() }));
      }}
    >
      <Textarea
        autosize
        minRows={3}
        maxRows={10}
        required
        label={t('review.feedback.label')}
        maxLength={LIMITS.reviewContent}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button
        type="submit"
        radius="xl"
        fullWidth
        loading={send.isPending}
        disabled={reason !== null}
        aria-describedby={why}
      >
        {t('review.feedback.send')}
      </Button>
      <p id={why} className="review-why">
        {t(reason ? `review.feedback.why.${reason}` : 'review.feedback.hint')}
      </p>
    </form>
  );
}

function whyNot({ lock, may_send_feedback }: ReviewState): 'role' | 'open' | 'approval' | 'staff' | null {
  if (!may_send_feedback) return 'role';
  if (!lock) return 'open';
  return lock.cause === 'review' ? null : lock.cause;
}
