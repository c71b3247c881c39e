import type { StickerReminder } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { useT } from '../../../../../app/use-t.ts';

/** Who reminded last and when; while another one would be too soon, when it may go out. */
export function LastReminder({ reminder: { last, next_at: next } }: { reminder: StickerReminder }) {
  const t = useT();
  if (!last) return null;
  return (
    <small className="cockpit-last">
      {t('cockpit.remind.last', { date: formatDate(last.sent_at), name: last.sent_by })}
      {next === null ? null : ` ${t('cockpit.remind.tomorrow')}`}
    </small>
  );
}
