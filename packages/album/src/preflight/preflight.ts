import type { AlbumDocument } from '../document/album.ts';
import { type MeasuredHeights, NOTHING_MEASURED } from '../geometry/measured.ts';
import { spreadsNeeded } from '../print/album-statistics.ts';
import { spreadOrder } from '../print/page-size.ts';
import { dangerFindings } from './danger-zone.ts';
import { resolutionFindings } from './effective-resolution.ts';
import type { Finding, PreflightPurpose } from './finding.ts';
import { letterFindings } from './letter-findings.ts';
import { stickerFindings } from './sticker-findings.ts';
import { templateFindings } from './template-findings.ts';

/**
 * What the album's makers should look at before it is printed, errors first. Text that overflows its box is not among
 * it: only the engine that lays out lines can tell. `measured`: heights of autosized texts, where they are known.
 */
export function preflight(
  document: AlbumDocument,
  purpose: PreflightPurpose,
  measured: MeasuredHeights = NOTHING_MEASURED,
): Finding[] {
  const findings = [
    ...bindingFindings(document),
    ...stickerFindings(document),
    ...letterFindings(document, purpose),
    ...resolutionFindings(document, purpose),
    ...dangerFindings(document, measured),
    ...spreadOrder(document).flatMap((spread) => templateFindings(document, spread)),
  ];
  const isError = ({ severity }: Finding) => (severity === 'error' ? 0 : 1);
  return findings.sort((a, b) => isError(a) - isError(b));
}

function bindingFindings(document: AlbumDocument): Finding[] {
  const needed = spreadsNeeded(spreadOrder(document).length);
  if (needed === 0) return [];
  return [{ rule: 'spreads_needed', severity: 'error', nodeId: null, stickerId: null, values: { needed } }];
}
