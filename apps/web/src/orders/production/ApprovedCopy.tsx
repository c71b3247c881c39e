import type { Handover } from '@figurina/contract';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useNow } from '../../app/use-now.ts';
import { useI18n } from '../../app/use-t.ts';
import { momentOf } from '../order-days.ts';

/** Which copy is printed; in red where it must not be. */
export function ApprovedCopy({ copy }: { copy: Handover['copy'] }) {
  const { t, locale } = useI18n();
  const now = useNow();
  if (copy.state === 'approved')
    return (
      <p className="production-copy">
        {t('handover.copy.approved', {
          version: copy.version ?? 0,
          date: momentOf(locale, copy.approved_at ?? '', now),
        })}
        <code title={copy.hash ?? ''}>{copy.hash?.slice(0, 12)}</code>
      </p>
    );
  if (copy.state === 'missing') return <p className="production-copy">{t('handover.copy.missing')}</p>;
  return (
    <p className="production-fault" role="alert">
      <IconAlertTriangle size={20} aria-hidden />
      {t('handover.copy.withdrawn')}
    </p>
  );
}
