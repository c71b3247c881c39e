import type { AlbumDocument } from '../document/album.ts';
import { type MeasuredHeights, NOTHING_MEASURED } from '../geometry/measured.ts';
import { spreadsNeeded } from '../print/album-statistics.ts';
import { spreadOrder } from '../print/page-size.ts';
import { hasNumberedSticker } from '../stickers/numbering.ts';
import { dangerZone } from './danger-zone.ts';
import type { Finding, PreflightPurpose } from './finding.ts';
import { lettersOfNode } from './letter-findings.ts';
import { findingsOfSpread } from './node-findings.ts';
import { spineFindings } from './spine-findings.ts';
import { allOfSticker } from './sticker-findings.ts';

/**
 * What the album's makers should look at before it is printed, errors first. `measured`: heights of texts, where they are
 * known; whether one overflows its box, only the engine that lays out lines can tell.
 */
export function preflight(
  document: AlbumDocument,
  purpose: PreflightPurpose,
  measured: MeasuredHeights = NOTHING_MEASURED,
): Finding[] {
  const spreads = spreadOrder(document);
  return inOrder([
    ...albumFindings(document, purpose),
    ...[...document.stickers.values()].flatMap((sticker) => allOfSticker(document, sticker, purpose)),
    ...spreads.flatMap((spread, index) =>
      findingsOfSpread(document, { spread, zone: dangerZone(index, spreads.length) }, purpose, measured),
    ),
  ]);
}

/** Errors first, then warnings, then hints. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return (['error', 'warning', 'hint'] as const).flatMap((rank) =>
    findings.filter(({ severity }) => severity === rank),
  );
}

/** What is found of the album as a whole, and of its chapters. */
export function albumFindings(document: AlbumDocument, purpose: PreflightPurpose): Finding[] {
  const chapters = document.childIds(document.rootId).map((id) => document.nodes.get(id)!);
  return [
    ...bindingFindings(document),
    ...motifFindings(document, purpose),
    ...spineFindings(document),
    ...chapters.flatMap((chapter) => lettersOfNode(chapter, purpose)),
  ];
}

function bindingFindings(document: AlbumDocument): Finding[] {
  const needed = spreadsNeeded(spreadOrder(document).length);
  if (needed === 0) return [];
  return [{ rule: 'spreads_needed', severity: 'error', nodeId: null, stickerId: null, values: { needed } }];
}

/** An order of an album without stickers would be of what nobody collects. */
function motifFindings(document: AlbumDocument, purpose: PreflightPurpose): Finding[] {
  if (purpose !== 'order' || hasNumberedSticker(document)) return [];
  return [{ rule: 'no_motifs', severity: 'error', nodeId: null, stickerId: null, values: {} }];
}
