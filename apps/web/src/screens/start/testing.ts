import type { AlbumSummary } from '@figurina/contract';

/** An album as the start page gets it, for tests. */
export function anAlbumSummary(part: Partial<AlbumSummary> = {}): AlbumSummary {
  return {
    id: 'album-1',
    title: 'SV Blau-Weiß 09',
    release_date: '2027-06-12',
    language: 'de',
    locked: false,
    has_order: false,
    is_blueprint: false,
    blueprint_category: 'sports',
    blueprint_title: 'Stadionheft',
    cover_preview_url: null,
    owner_identifier: 'me',
    role: 'owner',
    statistics: {
      inlay_spreads_count: 20,
      spreads_needed: 0,
      spine: 2.6,
      stickers_count: 172,
      placed_stickers_count: 148,
      photos_count: 150,
    },
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-20T10:00:00.000Z',
    ...part,
  };
}
