import type { Review } from '@figurina/contract';
import { formatDateTime } from '@figurina/locales';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useT } from '../../../../../app/use-t.ts';

/** So many letters of a hash tell copies apart to the eye. */
const SHOWN = 12;

/** That the album was approved: when, by whom, which copy, with which warnings; and the way back. */
export function ApprovedCard({ review: { by, created_at, version, approval } }: { review: Review }) {
  const t = useT();
  const warnings = approval?.accepted_warnings.length ?? 0;
  return (
    <section className="review-approval" data-approved aria-label={t('review.approve.title')}>
      <h3>
        <IconCircleCheck size={22} aria-hidden /> {t('review.title.approval')}
      </h3>
      <p>{t('review.approved.text', { date: formatDateTime(created_at), name: by.name })}</p>
      {warnings > 0 ? (
        <p className="panel-hint">{t('review.approved.warnings', { count: warnings, name: by.name })}</p>
      ) : null}
      {approval ? (
        <p className="panel-hint">{t('review.approved.copy', { version, hash: approval.hash.slice(0, SHOWN) })}</p>
      ) : null}
      {approval?.invalid ? (
        <p className="review-unseen" role="alert">
          {t('review.approved.invalid')}
        </p>
      ) : null}
      <p className="panel-hint">{t('review.approved.reopen')}</p>
    </section>
  );
}
