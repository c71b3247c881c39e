import type { NodeId } from '@figurina/album';
import { LIMITS, type ProofAnswer, type ProofDecision, type PublicProof } from '@figurina/contract';
import { Button, Textarea, UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { memo, useState } from 'react';
import { useT } from '../../app/use-t.ts';
import type { OpenedProof } from './opened-proof.ts';
import { ProofSpread } from './ProofSpread.tsx';
import type { Said } from './use-decisions.ts';

const ANSWERS = [
  { answer: 'ok', Icon: IconCheck },
  { answer: 'ok_when_changed', Icon: IconPencil },
  { answer: 'again', Icon: IconEye },
] as const satisfies readonly { answer: ProofAnswer; Icon: unknown }[];

interface SpreadCardProps {
  album: OpenedProof;
  spread: PublicProof['spreads'][number];
  decision: ProofDecision | undefined;
  say: (spreadId: string, said: Said) => Promise<boolean>;
}

/** A spread with its three answers. Both that want something changed say what, before they are sent. */
export const SpreadCard = memo(function SpreadCard({ album, spread, decision, say }: SpreadCardProps) {
  const t = useT();
  const [wish, setWish] = useState<ProofAnswer | null>(null);
  const [comment, setComment] = useState(decision?.comment ?? '');
  const [writing, setWriting] = useState(false);
  const [busy, setBusy] = useState(false);
  const page = t('proof.page', { pages: spread.pages });
  const answer = wish ?? decision?.answer ?? null;
  const needsWords = answer === 'ok_when_changed' || answer === 'again';
  const isOpen = writing || wish !== null || needsWords || comment !== '';
  const isSaved = answer === (decision?.answer ?? null) && comment.trim() === (decision?.comment ?? '');

  async function send(said: Said): Promise<void> {
    setBusy(true);
    if (await say(spread.id, said)) {
      setWish(null);
      setWriting(false);
    }
    setBusy(false);
  }
  function choose(next: ProofAnswer): void {
    // The same one again takes it back.
    if (decision?.answer === next && wish === null) return void send({ answer: null, comment: comment.trim() });
    if (next === 'ok' || comment.trim() !== '') return void send({ answer: next, comment: comment.trim() });
    setWish(next);
  }
  return (
    <li className="proof-card" id={`spread-${spread.id}`}>
      <div className="proof-card-head">
        <h2>{page}</h2>
        {spread.changed ? <span className="proof-chip">{t('proof.changed')}</span> : null}
        {decision?.carried ? (
          <span className="proof-chip" data-quiet>
            {t('proof.carried')}
          </span>
        ) : null}
        {decision && decision.answer === null ? (
          <span className="proof-chip" data-quiet>
            {t('proof.comment_only')}
          </span>
        ) : null}
      </div>
      <ProofSpread album={album} spreadId={spread.id as NodeId} label={page} />
      <div className="proof-answers" role="group" aria-label={t('proof.answer', { page })}>
        {ANSWERS.map(({ answer: one, Icon }) => (
          <UnstyledButton
            key={one}
            className="proof-answer"
            data-answer={one}
            aria-pressed={answer === one}
            disabled={busy}
            onClick={() => choose(one)}
          >
            <Icon size={20} aria-hidden />
            <span>{t(`proof.answer.${one}`)}</span>
          </UnstyledButton>
        ))}
      </div>
      {isOpen ? (
        <form
          className="proof-comment"
          onSubmit={(event) => {
            event.preventDefault();
            if (!needsWords || comment.trim() !== '') void send({ answer, comment: comment.trim() });
          }}
        >
          <Textarea
            autosize
            autoFocus={writing || wish !== null}
            minRows={2}
            maxRows={8}
            maxLength={LIMITS.proofComment}
            label={t(needsWords ? 'proof.comment.needed' : 'proof.comment')}
            required={needsWords}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          {isSaved ? null : (
            <Button
              type="submit"
              variant="filled"
              color="pitch"
              radius="xl"
              loading={busy}
              disabled={needsWords && comment.trim() === ''}
            >
              {t('proof.comment.save')}
            </Button>
          )}
        </form>
      ) : (
        <UnstyledButton className="fig-text-link" onClick={() => setWriting(true)}>
          {t('proof.comment.add')}
        </UnstyledButton>
      )}
    </li>
  );
});
