import type { Handover } from '@figurina/contract';
import { Button, Progress } from '@mantine/core';
import IconBraces from '@tabler/icons-react/dist/esm/icons/IconBraces.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPackageExport from '@tabler/icons-react/dist/esm/icons/IconPackageExport.mjs';
import { useI18n } from '../../app/use-t.ts';
import { PrintFiles } from './PrintFiles.tsx';
import type { useProduction } from './use-handover.ts';

interface PrintArchiveProps {
  readonly handover: Handover;
  readonly deeds: ReturnType<typeof useProduction>;
}

/** The archive for the print shop: made, under way, ready, or why there is none. */
export function PrintArchive({ handover: { artifact, copy, may }, deeds }: PrintArchiveProps) {
  const { t } = useI18n();
  const { make, fetchArchive, fetchJson } = deeds;
  const percent = Math.round(artifact.progress * 100);
  const isWorking = artifact.state === 'working';
  const isThere = artifact.state === 'ready';
  return (
    <div className="production-part">
      <p aria-live="polite" className={artifact.state === 'failed' ? 'production-fault' : undefined}>
        {artifact.state === 'failed' ? (artifact.error ?? t('handover.archive.failed')) : null}
        {artifact.state === 'failed' ? null : t(`handover.archive.${artifact.state}`)}
      </p>
      {isWorking ? (
        <div className="production-progress">
          <Progress value={percent} size={8} radius="xl" aria-label={t('handover.archive.working')} />
          <span>{t('handover.percent', { percent })}</span>
        </div>
      ) : null}
      <PrintFiles files={artifact.files} />
      <div className="production-deeds">
        <Button
          variant="default"
          leftSection={<IconPackageExport size={18} aria-hidden />}
          disabled={!may.make}
          loading={make.isPending}
          onClick={() => make.mutate()}
        >
          {t(artifact.state === 'none' || isWorking ? 'handover.archive.make' : 'handover.archive.again')}
        </Button>
        <Button
          variant={isThere ? 'filled' : 'default'}
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={!isThere}
          loading={fetchArchive.isPending}
          onClick={() => fetchArchive.mutate()}
        >
          {t(isWorking ? 'handover.archive.download_later' : 'handover.archive.download')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconBraces size={18} aria-hidden />}
          disabled={copy.state !== 'approved'}
          loading={fetchJson.isPending}
          onClick={() => fetchJson.mutate()}
        >
          JSON
        </Button>
      </div>
    </div>
  );
}
