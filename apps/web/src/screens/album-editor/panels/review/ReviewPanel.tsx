import type { ReviewState } from '@figurina/contract';
import { ErrorNotice, Loading, RowSkeleton, StatePill } from '@figurina/ui';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import { problemText } from '../../../../api/problem.ts';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { ApprovalCard } from './approval/ApprovalCard.tsx';
import { ApprovedCard } from './approval/ApprovedCard.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { StaffCard } from './StaffCard.tsx';
import { useReviews } from './use-reviews.ts';
import '../../parts/panels.css';
import './review.css';

/** The review of an ordered album: what was said, what is to be done, and the approval for print. */
export function ReviewPanel() {
  const { meta } = useEditor();
  const t = useT();
  const { data, error, isFetching, refetch } = useReviews();
  const isStaff = meta.get().role === 'admin';
  const approval =
    data?.review_state.lock?.cause === 'approval' ? data.reviews.find(({ kind }) => kind === 'approval') : undefined;
  // The approval that holds has a card of its own.
  const listed = data?.reviews.filter((review) => review !== approval) ?? [];
  return (
    <>
      <header className="panel-head">
        <h2>{t('review.tab')}</h2>
        {data ? <ReviewPill state={data.review_state} /> : null}
      </header>
      <div className="panel-body review">
        {error && !data ? (
          <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
            {problemText(t, error)}
          </ErrorNotice>
        ) : null}
        {!data && !error ? (
          <Loading label={t('common.loading')}>
            <RowSkeleton height={140} />
            <RowSkeleton height={320} />
          </Loading>
        ) : null}
        {data ? (
          <>
            {data.reviews.length === 0 ? <p className="panel-hint">{t('review.empty')}</p> : null}
            <ul className="panel-list review-list" aria-label={t('review.list')}>
              {listed.map((review) => (
                <ReviewItem key={review.id} review={review} mayAnswer={data.review_state.may_send_feedback} />
              ))}
            </ul>
            {approval ? <ApprovedCard review={approval} /> : null}
            {isStaff ? <StaffCard state={data.review_state} /> : <FeedbackForm state={data.review_state} />}
            {approval ? null : <ApprovalCard state={data.review_state} />}
          </>
        ) : null}
      </div>
    </>
  );
}

const PILLS = {
  open: { tone: 'sun', icon: IconLockOpen },
  review: { tone: 'sky', icon: IconEye },
  approval: { tone: 'green', icon: IconCircleCheck },
  staff: { tone: 'pitch', icon: IconLock },
} as const;

function ReviewPill({ state }: { state: ReviewState }) {
  const t = useT();
  const name = state.lock?.cause ?? 'open';
  return (
    <StatePill tone={PILLS[name].tone} icon={PILLS[name].icon}>
      {t(`review.state.${name}`)}
    </StatePill>
  );
}
