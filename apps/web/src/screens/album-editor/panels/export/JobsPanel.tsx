import { LIMITS } from '@figurina/contract';
import { ErrorNotice } from '@figurina/ui';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../../../api/problem.ts';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { JobCard } from './JobCard.tsx';
import { JobOrder } from './JobOrder.tsx';
import { TemplateHint } from './TemplateHint.tsx';
import '../../parts/panels.css';

/** The album's exports: ordering one, watching it, taking it away. For administrators. */
export function JobsPanel() {
  const { meta } = useEditor();
  const { api } = useServices();
  const t = useT();
  const albumId = meta.get().id;
  const jobs = useQuery({
    queryKey: ['render_jobs', albumId],
    queryFn: async () => (await api.exports.list({ query: { album_id: albumId } })).render_jobs,
    // One request at a time: the next one starts so long after the last one ended.
    refetchInterval: LIMITS.jobPollMs,
  });
  return (
    <>
      <header className="panel-head">
        <h2>{t('editor.tab.jobs')}</h2>
      </header>
      <div className="panel-body">
        <TemplateHint />
        <JobOrder albumId={albumId} />
        {jobs.isError ? (
          <ErrorNotice retry={{ label: t('common.retry'), run: () => void jobs.refetch() }}>
            {problemText(t, jobs.error)}
          </ErrorNotice>
        ) : null}
        {jobs.data?.length === 0 ? <p className="panel-hint">{t('jobs.empty')}</p> : null}
        <ul className="panel-list" aria-label={t('jobs.list')}>
          {jobs.data?.map((job) => (
            <JobCard key={job.id} job={job} />
          ))}
        </ul>
      </div>
    </>
  );
}
