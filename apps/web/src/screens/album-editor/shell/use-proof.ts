import { LIMITS } from '@figurina/contract';
import { useState } from 'react';
import { problemText } from '../../../api/problem.ts';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { useEditor } from '../session/editor-context.ts';
import { fileNameOf } from '../parts/download.ts';
import { downloadExport } from '../panels/export/download-export.ts';

/** Orders a proof of the album as it is saved, waits for it and downloads it. */
export function useProof(): { busy: boolean; download: () => Promise<void> } {
  const { sync, meta } = useEditor();
  const services = useServices();
  const t = useT();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      if (!(await sync.flush())) {
        toast.warning(t('notices.not_saved'));
        return;
      }
      const { exports } = services.api;
      const params = { album_id: meta.get().id, mode: 'spreads', format: 'pdf', includeBleed: false } as const;
      const { render_job: ordered } = await exports.create({ body: { render_job: { params } } });
      toast.info(t('editor.proof.waiting'), { id: ordered.id });
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, LIMITS.jobPollMs / 2));
        const { render_job: job } = await exports.read({ params: { id: ordered.id } });
        if (job.state === 'finished') {
          await downloadExport(services, job, fileNameOf(meta.get().title, { fallback: 'Album', extension: 'pdf' }));
          return;
        }
        if (job.state === 'error') {
          toast.error(t('editor.proof.failed', { reason: job.error ?? '' }), { id: ordered.id });
          return;
        }
      }
    } catch (cause) {
      toast.error(t('editor.proof.failed', { reason: problemText(t, cause) }));
    } finally {
      setBusy(false);
    }
  }
  return { busy, download };
}
