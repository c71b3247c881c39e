import type { NodeId } from '@figurina/album';
import type { RenderJob } from '@figurina/contract';
import { dateFormat } from '@figurina/locales';
import { ActionIcon, Button, Progress, UnstyledButton } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../../app/services.ts';
import { useI18n, useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { useEditor } from '../../session/editor-context.ts';
import { downloadExport, downloadInkPicture } from './download-export.ts';

/** One export: what it is, how far, what was found, and its file. */
export function JobCard({ job }: { job: RenderJob }) {
  const services = useServices();
  const { t, locale } = useI18n();
  const toast = useToast();
  const queries = useQueryClient();
  const { windows } = useEditor();
  const remove = useMutation({
    mutationFn: () => services.api.exports.delete({ params: { id: job.id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['render_jobs'] }),
    onError: (cause) => toast.problem(cause),
  });
  const { mode, format, range, preset } = job.params;
  const name = preset === 'custom' ? t(`jobs.mode.${mode}`) : t(`jobs.preset.${preset}`);
  const title = [name, format.toUpperCase(), range].filter(Boolean).join(' · ');
  const megabytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const created = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(job.created_at));
  const size = job.file_bytes ? megabytes.format(job.file_bytes / 1e6) : '';
  const copy = job.copy_hash === null ? '' : t('jobs.copy');
  const failed = job.checks.filter((check) => !check.passed);
  return (
    <li className="job" data-state={job.state}>
      <div className="job-head">
        <strong>{title}</strong>
        <ActionIcon
          variant="subtle"
          size={32}
          aria-label={t('jobs.delete', { title })}
          onClick={() => remove.mutate()}
          loading={remove.isPending}
        >
          <IconTrash size={17} />
        </ActionIcon>
      </div>
      <p className="panel-hint">{[t(`jobs.state.${job.state}`), created, size, copy].filter(Boolean).join(' · ')}</p>
      {job.state === 'working' || job.state === 'queued' ? (
        <Progress value={job.progress * 100} size={6} radius="xl" aria-label={t('jobs.progress', { title })} />
      ) : null}
      {job.error ? <p className="job-error">{job.error}</p> : null}
      <ErrorPlaces places={job.error_places} />
      {job.findings.length > 0 ? (
        <p className="panel-hint">{t('jobs.findings', { count: job.findings.length })}</p>
      ) : null}
      {failed.length > 0 ? (
        <p className="job-error">{failed.map(({ rule, detail }) => `${rule}: ${detail}`).join(', ')}</p>
      ) : null}
      {job.ink_picture_url ? (
        <Button
          variant="default"
          leftSection={<IconPhoto size={17} />}
          onClick={() => void downloadInkPicture(services, job).catch((cause: unknown) => toast.problem(cause))}
        >
          {t('jobs.ink_picture')}
        </Button>
      ) : null}
      {job.state === 'finished' ? (
        <div className="job-file">
          <Button
            variant="default"
            leftSection={<IconDownload size={17} />}
            onClick={() => void downloadExport(services, job).catch((cause: unknown) => toast.problem(cause))}
          >
            {t('jobs.download')}
          </Button>
          {isPrintFile(job) ? (
            <Button
              variant="default"
              leftSection={<IconStack2 size={17} />}
              onClick={() => windows.open({ kind: 'plates', jobId: job.id, params: job.params })}
            >
              {t('jobs.plates.view')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** Of files that nobody prints from there are no plates. */
function isPrintFile({ params, file_name }: RenderJob): boolean {
  return params.printProfile !== '' && (file_name ?? '').endsWith('.pdf');
}

/** What an export failed at, each with the way there while it is still in the album. */
function ErrorPlaces({ places }: { places: RenderJob['error_places'] }) {
  const { reveal, store } = useEditor();
  const t = useT();
  if (places.length === 0) return null;
  return (
    <ul className="panel-list">
      {places.map(({ message, node_id: id }, index) => (
        <li key={index} className="job-error">
          <span>{message}</span>{' '}
          {id !== null && store.document.nodes.has(id as NodeId) ? (
            <UnstyledButton className="panel-link" onClick={() => reveal(id as NodeId)}>
              {t('review.finding.show')}
            </UnstyledButton>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
