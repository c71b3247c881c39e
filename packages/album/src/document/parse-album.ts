import { migrate } from '../migrations/migrate.ts';
import type { JsonObject } from '../migrations/migration.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import { mendContent, type Mending } from '../rules/mend-content.ts';
import { type AlbumDocument, type AlbumParts, SCHEMA_VERSION } from './album.ts';
import { checkColor, checkFont, checkImage, checkNode, checkSetting, checkSticker, isRecord } from './check-record.ts';
import { createDocument } from './create-document.ts';
import { DEFAULT_COLORS, DEFAULT_FONTS } from './defaults.ts';
import { checkIntegrity } from './integrity.ts';
import { isMended, mendRecord, type Mended } from './mend-record.ts';

export type ParsedAlbum =
  | {
      readonly ok: true;
      readonly document: AlbumDocument;
      /** What broke a rule that is younger than the document and was put right: in words for people, and as operations. */
      readonly mended: Mending;
    }
  | {
      readonly ok: false;
      /** Written by a newer program; not the shape of an album; a shape that breaks an invariant. */
      readonly code: 'newer_version' | 'unreadable' | 'broken';
      /** Full path of the first fault, or ''. */
      readonly at: string;
      /** For logs, in English. */
      readonly detail: string;
    };

/**
 * The one way in for a stored document: brings it to the current version, checks every record and the invariants, mends
 * what breaks the rules of docs/document-rules.md, fills in defaults. `stored` is not changed. About 10 µs a node.
 * `sender: 'server'`: it comes from the server, which has read it this way itself, so neither are its records looked at
 * one by one nor its invariants; `checkIntegrity` tells about these when there is time.
 */
export function parseAlbum(stored: unknown, version: number, { sender }: { sender?: 'server' } = {}): ParsedAlbum {
  if (!Number.isInteger(version) || version < 0) return unreadable('', `no version: ${version}`);
  if (version > SCHEMA_VERSION) return { ok: false, code: 'newer_version', at: '', detail: `version ${version}` };
  if (!isRecord(stored)) return unreadable('', 'not an object');
  const parts: Readonly<Record<string, unknown>> =
    version === SCHEMA_VERSION ? stored : migrate(stored as JsonObject, version);
  const { workspace } = parts;
  if (!isRecord(workspace) || typeof workspace['root'] !== 'string') return unreadable('workspace', 'no workspace');
  const tables = {
    nodes: workspace['nodes'],
    stickers: parts['stickers'] ?? {},
    images: parts['images'] ?? {},
    colors: parts['colors'] ?? {},
    fonts: parts['fonts'] ?? {},
    settings: parts['sticker_template_settings'] ?? {},
  };
  const mended: Mended = { patch: [], repairs: [] };
  for (const [name, check, prefix] of CHECKS) {
    const table = tables[name];
    if (!isRecord(table)) return unreadable(prefix, 'not a table');
    if (sender === 'server' && version === SCHEMA_VERSION) continue;
    for (const [key, value] of Object.entries(table)) {
      const first = check(key, value);
      if (first === null) continue;
      const fault = isMended(name) ? mendRecord(mended, name, { check, prefix, key, value }) : first;
      if (fault !== null) return unreadable(`${prefix}${key}/${fault}`.replace(/\/$/, ''), 'wrong shape');
    }
  }
  const document = createDocument({
    workspace: workspace as AlbumParts['workspace'],
    stickers: tables.stickers as AlbumParts['stickers'],
    images: tables.images as AlbumParts['images'],
    colors: { ...DEFAULT_COLORS, ...(tables.colors as AlbumParts['colors']) },
    fonts: { ...DEFAULT_FONTS, ...(tables.fonts as AlbumParts['fonts']) },
    sticker_template_settings: tables.settings as AlbumParts['sticker_template_settings'],
  });
  applyPatch(document, mended.patch);
  if (sender === 'server') return { ok: true, document, mended };
  const content = mendContent(document);
  applyPatch(document, content.patch);
  mended.patch.push(...content.patch);
  mended.repairs.push(...content.repairs);
  const [violation, ...more] = checkIntegrity(document);
  if (!violation) return { ok: true, document, mended };
  return { ok: false, code: 'broken', at: violation.at, detail: `${violation.invariant}, and ${more.length} more` };
}

const CHECKS = [
  ['nodes', checkNode, 'workspace:nodes/'],
  ['stickers', checkSticker, 'stickers:'],
  ['images', checkImage, 'images:'],
  ['colors', checkColor, 'colors:'],
  ['fonts', checkFont, 'fonts:'],
  ['settings', checkSetting, 'sticker_template_settings:'],
] as const;

function unreadable(at: string, detail: string): ParsedAlbum {
  return { ok: false, code: 'unreadable', at, detail };
}
