import type { RenderJob } from '@figurina/contract';
import { createI18n, type Locale, type Translate } from '@figurina/locales';
import type { JobHead } from './exports.queries.ts';
import { failureText } from './failure.ts';
import { placeText } from './failure-places.ts';
import { findingText } from './findings.ts';

/** Words for exports in the language of the person who reads them. */
export async function exportTexts(locale: Locale): Promise<Translate> {
  return (await createI18n(locale, ['exports'])).t;
}

export function jobAnswer(job: JobHead, t: Translate): RenderJob {
  const finished = job.state === 'finished';
  return {
    id: job.id,
    state: job.state,
    progress: finished ? 1 : job.progress,
    file_url: finished ? `/v1/render_jobs/${job.id}/file` : null,
    file_name: finished ? job.file_name : null,
    file_bytes: finished && job.file_bytes !== null ? Number(job.file_bytes) : null,
    error: job.state === 'error' && job.failure ? failureText(t, job.failure) : null,
    error_places: (job.state === 'error' ? (job.failure?.places ?? []) : []).map((place) => ({
      message: placeText(t, place),
      node_id: place.nodeId,
      sticker_id: place.stickerId,
    })),
    ink_picture_url: hasInkPicture(job) ? `/v1/render_jobs/${job.id}/ink` : null,
    checks: [...job.checks],
    findings: job.findings.map((finding) => ({
      rule: finding.rule,
      severity: finding.severity,
      message: findingText(t, finding),
    })),
    album_version: job.album_version,
    copy_hash: job.copy_hash,
    order_id: job.order_id,
    created_at: job.created_at.toISOString(),
    params: job.params,
  };
}

/** A refused job keeps no file but a picture of where there is too much ink. */
export function hasInkPicture({ state, failure, file_key }: JobHead): boolean {
  return state === 'error' && failure?.code === 'checks_failed' && file_key !== null;
}
