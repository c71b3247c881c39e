import { albumStatistics, pageCount } from '@figurina/album';
import type { ReviewState } from '@figurina/contract';
import { StampButton } from '@figurina/ui';
import { Checkbox } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconSticker from '@tabler/icons-react/dist/esm/icons/IconSticker2.mjs';
import { useId, useState } from 'react';
import { ApiProblem, problemText } from '../../../../../api/problem.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useToast } from '../../../../../app/use-toast.ts';
import { useAlbumVersion } from '../../../session/album/use-album-version.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { useSendReview } from '../use-send-review.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { EditorsMayApprove } from './EditorsMayApprove.tsx';
import { FindingsList } from './FindingsList.tsx';
import { UnseenNotice } from './UnseenNotice.tsx';
import { usePreflight } from './use-preflight.ts';
import { useUnseen } from './use-unseen.ts';
import { whyNotApprove } from './why-not-approve.ts';

/** The approval for print: what follows from it, what is accepted with it, and one button that says why it waits. */
export function ApprovalCard({ state }: { state: ReviewState }) {
  const { store, meta } = useEditor();
  const t = useT();
  const toast = useToast();
  const why = useId();
  useAlbumVersion();
  const findings = usePreflight();
  const { unseen, seen, look, missed } = useUnseen();
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const [boxes, setBoxes] = useState({ names: false, final: false });
  const [asking, setAsking] = useState(false);
  const send = useSendReview({
    onSuccess: () => toast.info(t('review.approve.done')),
    onError: (cause) => {
      if (cause instanceof ApiProblem && cause.code === 'conflict') missed(cause.changes ?? 1);
      else toast.error(t('review.approve.failed', { reason: problemText(t, cause) }));
    },
  });
  const { spreadsCount, stickersCount: stickers } = albumStatistics(store.document);
  const pages = pageCount(spreadsCount);
  const reason = whyNotApprove({ state, findings, accepted, unseen: unseen.count, ...boxes });
  const closed = state.lock !== null || !state.may_approve;
  const seeAgain = (): void => {
    look();
    setBoxes({ names: false, final: false });
  };
  return (
    <section className="review-approval" aria-label={t('review.approve.title')}>
      <h3>{t('review.approve.title')}</h3>
      <p className="panel-hint">{t('review.approve.after')}</p>
      <ul className="review-after">
        <li>
          <IconLock size={19} aria-hidden />
          <span>
            <b>{t('review.approve.locks')}</b> {t('review.approve.locks.more')}
          </span>
        </li>
        <li>
          <IconSticker size={19} aria-hidden />
          <span>
            <b>{t('review.approve.prints', { stickers, pages })}</b> {t('review.approve.prints.more')}
          </span>
        </li>
        <li>
          <IconMail size={19} aria-hidden />
          <span>
            <b>{t('review.approve.tells')}</b> {t('review.approve.tells.more')}
          </span>
        </li>
      </ul>
      <EditorsMayApprove state={state} />
      {closed ? null : (
        <>
          <FindingsList findings={findings} accepted={accepted} setAccepted={setAccepted} />
          <UnseenNotice unseen={unseen} look={seeAgain} />
          <Checkbox
            label={t('review.approve.names')}
            checked={boxes.names}
            onChange={(event) => setBoxes({ ...boxes, names: event.currentTarget.checked })}
          />
          <Checkbox
            label={t('review.approve.final')}
            checked={boxes.final}
            onChange={(event) => setBoxes({ ...boxes, final: event.currentTarget.checked })}
          />
        </>
      )}
      <StampButton
        fullWidth
        size="md"
        loading={send.isPending}
        disabled={reason !== null}
        aria-describedby={why}
        onClick={() => setAsking(true)}
      >
        {t('review.approve.button')}
      </StampButton>
      <p id={why} className="review-why">
        {reason ? t(`review.approve.why.${reason.why}`, { count: reason.count }) : t('review.approve.hint')}
      </p>
      <ApproveDialog
        opened={asking}
        album={meta.get().title}
        figures={{ stickers, pages }}
        close={() => setAsking(false)}
        approve={() => {
          setAsking(false);
          send.mutate(() => ({ kind: 'approval', version: seen, accepted_warnings: [...accepted] }));
        }}
      />
    </section>
  );
}
