import { formatRelativeTime } from '@figurina/locales';
import { useNow } from '../../../../../app/use-now.ts';
import { useI18n } from '../../../../../app/use-t.ts';
import type { StickerPeople } from '../../../session/collecting/use-people.ts';

/** How often the link was opened, the album's and the personal ones together. */
export function LinkVisits({ visits: { count, last_at: last } }: Pick<StickerPeople, 'visits'>) {
  const { t, locale } = useI18n();
  const now = useNow();
  return (
    <p className="cockpit-visits">
      {last === null
        ? t('cockpit.visits.none')
        : t('cockpit.visits', { count, when: formatRelativeTime(locale, last, now) })}
    </p>
  );
}
