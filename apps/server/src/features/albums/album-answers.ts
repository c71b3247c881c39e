/** Albums as the API shows them. */
import { type AlbumRole, customFonts, SCHEMA_VERSION, toParts } from '@figurina/album';
import type { Album, AlbumHead as WireHead, AlbumSummary } from '@figurina/contract';
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
  { imageToken, previewPath }: { imageToken: string; previewPath: string | null },
): Album {
  return {
    ...headAnswer(head, reading),
    statistics: statisticsOf(document),
    ...toParts(document),
    blueprint_id: head.blueprint_id,
    sticker_template_id: document.settings.id,
    schema_version: SCHEMA_VERSION,
    version,
    custom_fonts: customFonts(document).map((name) => ({ name })),
    image_token: imageToken,
    album_preview_path: previewPath,
  };
}
