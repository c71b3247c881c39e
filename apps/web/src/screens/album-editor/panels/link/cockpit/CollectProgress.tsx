import { Link } from 'react-router';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { photosIn } from './people-filter.ts';
import { StateBar } from './StateBar.tsx';
import { usePeople } from '../../../session/collecting/use-people.ts';
import './cockpit.css';

/** How many photos are there, with the way to the cockpit. */
export function CollectProgress() {
  const { meta } = useEditor();
  const t = useT();
  const { data } = usePeople();
  if (!data || data.totals.total === 0) return null;
  return (
    <section className="collect-progress" aria-label={t('cockpit.title')}>
      <div>
        <strong>{t('cockpit.photos_in', { count: photosIn(data.totals), total: data.totals.total })}</strong>
        <Link className="fig-text-link" to={`/album/${meta.get().id}/stickerlink/cockpit`}>
          {t('cockpit.title')}
        </Link>
      </div>
      <StateBar counts={data.totals} />
    </section>
  );
}
