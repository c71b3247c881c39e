import { RowSkeleton } from '@figurina/ui';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../app/Answered.tsx';
import { houseDateTime } from '../../app/house-time.ts';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { PageErrors } from './PageErrors.tsx';
import { PartRow } from './PartRow.tsx';
import { RetentionSection } from './RetentionSection.tsx';
import '../../staff-list/staff-list.css';
import './status.css';

const AGAIN_MS = 30_000;

/** `/status`: whether all that the server needs works, for administrators. */
export function StatusScreen() {
  const t = useT();
  const { api } = useServices();
  usePageTitle(t('status.title'), t('status.text'));
  const read = useQuery({
    queryKey: ['status'],
    queryFn: async ({ signal }) => (await api.status.read({}, { signal })).status,
    refetchInterval: AGAIN_MS,
  });
  return (
    <div className="status">
      <div className="staff-head">
        <div>
          <h1>{t('status.title')}</h1>
          <p>{t('status.text')}</p>
        </div>
      </div>
      <Answered query={read} waiting={<RowSkeleton height={320} />}>
        {({ at, version, since, parts, page_errors: errors }) => (
          <>
            <ul className="status-parts" aria-label={t('status.parts')}>
              {parts.map((part) => (
                <PartRow key={part.part} {...part} at={at} />
              ))}
            </ul>
            <p className="status-at">
              {t('status.at', { time: houseDateTime(at), version, since: houseDateTime(since) })}
            </p>
            <PageErrors errors={errors} at={at} />
            <RetentionSection at={at} />
          </>
        )}
      </Answered>
    </div>
  );
}

export { StatusScreen as Component };
