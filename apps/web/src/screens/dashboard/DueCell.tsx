import type { DueStatus } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconProgress from '@tabler/icons-react/dist/esm/icons/IconProgress.mjs';
import { useT } from '../../app/use-t.ts';

/** When something is due, or that it is done: a mark, the day and a word, never a colour alone. */
export function DueCell(props: { label: string; status: DueStatus; over: boolean }) {
  const { label, status, over } = props;
  return (
    <td data-label={label} className="dash-due">
      {over && status.status === 'pending' ? '–' : <Due status={status} />}
    </td>
  );
}

/** The same wherever it stands. */
export function Due({ status: { status, date, urgency } }: { status: DueStatus }) {
  const t = useT();
  const day = date ? shortDay(date) : '';
  // What is under way or has failed has no day of its own, and can be late all the same.
  const late = urgency === 'overdue' && <span className="dash-overdue">{t('dashboard.overdue')}</span>;
  switch (status) {
    case 'pending': {
      const Icon = urgency === 'overdue' ? IconAlertTriangle : IconClock;
      const kind = urgency === 'overdue' ? 'dash-overdue' : urgency === 'this_week' ? 'dash-week' : '';
      return (
        <span className={kind}>
          <Icon size={18} aria-hidden />
          <b>{day}</b> {urgency && <span>{t(`dashboard.${urgency}`)}</span>}
          {!urgency && <span className="fig-hidden">{t('dashboard.due')}</span>}
        </span>
      );
    }
    case 'failed':
      return (
        <span className="dash-overdue">
          <IconAlertTriangle size={18} aria-hidden />
          <span>{t('dashboard.failed.word')}</span>
          {late}
        </span>
      );
    case 'started':
      return (
        <span>
          <IconProgress size={18} aria-hidden />
          <span>{t('dashboard.started')}</span>
          {late}
        </span>
      );
    default:
      return (
        <span className="dash-done">
          <IconCheck size={18} aria-hidden />
          {status === 'shipped' || status === 'created' ? (
            <>
              {day}
              <span className="fig-hidden"> {t('dashboard.done')}</span>
            </>
          ) : (
            t('dashboard.done')
          )}
        </span>
      );
  }
}

/** Without its year where that is this one. */
function shortDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return year === new Date().getFullYear() ? `${date}.${month}.` : formatDate(day);
}
