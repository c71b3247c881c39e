/** Albums as the API shows them. */
import { type AlbumDocument, type AlbumRole, customFonts, SCHEMA_VERSION, toParts } from '@figurina/album';
import type { Album, AlbumHead as WireHead, AlbumSummary } from '@figurina/contract';
import { packJson, type PackedJson } from '../../platform/http/packed-json.ts';
import { Prepared } from '../../platform/http/prepared.ts';
import type { CurrentDocument } from './album-documents.ts';
import type { AlbumHead } from './albums.queries.ts';
import { statisticsOf } from './statistics.ts';

/** What an answer needs to know beside the row. */
export interface Reading {
  role: AlbumRole;
  /** The chapters that they are kept to. */
  sections?: readonly string[] | null;
  blueprintTitle: string | null;
  coverUrl: string | null;
}

export function albumSummary(head: AlbumHead, { role, blueprintTitle, coverUrl }: Reading): AlbumSummary {
  return {
    id: head.id,
    title: head.title,
    release_date: head.release_date,
    language: head.language,
    locked: head.locked,
    has_order: head.has_order,
    is_blueprint: head.is_blueprint,
    blueprint_category: head.blueprint_category,
    blueprint_title: blueprintTitle,
    cover_preview_url: coverUrl,
    owner_identifier: head.owner_id,
    role,
    statistics: head.statistics,
    created_at: head.created_at.toISOString(),
    updated_at: head.updated_at.toISOString(),
  };
}

/** All but the document. */
export function headAnswer(head: AlbumHead, reading: Reading): WireHead {
  return {
    ...albumSummary(head, reading),
    sections: reading.sections ? [...reading.sections] : null,
    email_notifications_enabled: head.email_notifications_enabled,
    organization: head.organization,
  };
}

export function albumAnswer(
  head: AlbumHead,
  { document, version }: CurrentDocument,
  reading: Reading,
  place: PlaceOfReader,
): Album {
  return { ...readerAnswer(head, version, reading, place), ...documentAnswer(document) };
}

interface PlaceOfReader {
  readonly imageToken: string;
  readonly previewPath: string | null;
}

/** What is the same for everybody who reads a version. */
function documentAnswer(document: AlbumDocument) {
  return {
    ...toParts(document),
    statistics: statisticsOf(document),
    sticker_template_id: document.settings.id,
    schema_version: SCHEMA_VERSION,
    custom_fonts: customFonts(document).map((name) => ({ name })),
  };
}

function readerAnswer(head: AlbumHead, version: number, reading: Reading, { imageToken, previewPath }: PlaceOfReader) {
  const { statistics: _stored, ...answer } = headAnswer(head, reading);
  return {
    ...answer,
    blueprint_id: head.blueprint_id,
    version,
    image_token: imageToken,
    album_preview_path: previewPath,
  };
}

/** The document's part of an answer, packed for all who read the same version. */
export const packedDocument = (document: AlbumDocument): Promise<PackedJson> =>
  packJson(`{"album":${JSON.stringify(documentAnswer(document)).slice(0, -1)}`);

/** The answer that `albumAnswer` is, with `repairs` where there were any. */
export function preparedAnswer(
  document: PackedJson,
  repairs: NonNullable<Album['repairs']>,
  ...read: Parameters<typeof readerAnswer>
): Prepared {
  const answer = { ...readerAnswer(...read), ...(repairs.length > 0 && { repairs }) };
  return new Prepared(document, `,${JSON.stringify(answer).slice(1)}}`);
}
