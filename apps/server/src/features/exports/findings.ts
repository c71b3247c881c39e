/**
 * What the album's makers should look at in a print: pictures of low resolution on its sheets (P24), and pages that were
 * put in so that it can be bound (P29). Never blocking.
 */
import {
  pagesOfSpread,
  resolutionFindings,
  spreadOrder,
  spreadsOn,
  type AlbumDocument,
  type ImageId,
  type NodeId,
  type PrintSheet,
  type StickerId,
} from '@figurina/album';
import type { Translate } from '@figurina/locales';

interface PictureFinding {
  readonly rule: 'P24';
  readonly severity: 'error' | 'warning';
  readonly ppi: number;
  /** A sticker's name, or a picture's file name. */
  readonly name: string;
  readonly kind: 'picture' | 'sticker';
  /** `4–5`; null for a sticker without a place. */
  readonly pages: string | null;
}

interface BlankPagesFinding {
  readonly rule: 'P29';
  readonly severity: 'warning';
  readonly kind: 'blank_pages';
  readonly count: number;
}

export type ExportFinding = PictureFinding | BlankPagesFinding;

export function findingsOf(
  document: AlbumDocument,
  sheets: readonly PrintSheet[],
  shown: { readonly showStickers: boolean },
): ExportFinding[] {
  const count = sheets.filter(({ kind }) => kind === 'blank').length;
  const blanks = count > 0 ? [{ rule: 'P29', severity: 'warning', kind: 'blank_pages', count } as const] : [];
  return [...blanks, ...pictureFindings(document, sheets, shown)];
}

function pictureFindings(
  document: AlbumDocument,
  sheets: readonly PrintSheet[],
  { showStickers }: { readonly showStickers: boolean },
): PictureFinding[] {
  const spreads = spreadOrder(document);
  const printedSpreads = new Set(sheets.flatMap(spreadsOn));
  const printedStickers = new Set(sheets.flatMap((sheet) => (sheet.kind === 'sticker' ? [sheet.sticker] : [])));
  return resolutionFindings(document, 'editor').flatMap(({ severity, nodeId, stickerId, values }): PictureFinding[] => {
    const spread = nodeId && spreadOf(document, nodeId);
    const printed =
      (spread && printedSpreads.has(spread) && (stickerId === null || showStickers)) ||
      (stickerId !== null && printedStickers.has(stickerId));
    if (!printed) return [];
    const found = {
      rule: 'P24',
      severity: severity === 'error' ? 'error' : 'warning',
      ppi: Number(values['ppi']),
      pages: spread && pagesText(spreads, spread),
    } as const;
    const name = stickerId ? stickerName(document, stickerId) : pictureName(document, nodeId);
    return [{ ...found, name, kind: stickerId ? 'sticker' : 'picture' }];
  });
}

export function findingText(t: Translate, finding: ExportFinding): string {
  if (finding.kind === 'blank_pages') return t('exports.finding.blank_pages', { count: finding.count });
  const { kind, name, ppi, pages } = finding;
  if (kind === 'sticker') return t('exports.finding.sticker', { name, ppi });
  return t('exports.finding.picture', { name, ppi, pages: pages ?? '' });
}

/** The spread that something lies on. */
export function spreadOf(document: AlbumDocument, nodeId: NodeId): NodeId | null {
  for (let node = document.nodes.get(nodeId); node; node = node.parent ? document.nodes.get(node.parent) : undefined)
    if (node.type === 'Spread') return node.id;
  return null;
}

function pagesText(spreads: readonly NodeId[], spread: NodeId): string {
  const pages = pagesOfSpread(spreads.indexOf(spread), spreads.length);
  return pages.map(({ number }) => number).join('–');
}

function stickerName(document: AlbumDocument, id: StickerId): string {
  return document.stickers.get(id)?.name ?? '';
}

function pictureName(document: AlbumDocument, id: NodeId | null): string {
  const node = id && document.nodes.get(id);
  if (!node || node.type !== 'Image' || node.props.image === null) return '';
  return document.images.get(node.props.image as ImageId)?.filename ?? '';
}
