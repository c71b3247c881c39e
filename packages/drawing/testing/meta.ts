import type { AlbumMeta } from '@figurina/album';

export const META: AlbumMeta = { id: 'album', title: 'Probe', releaseDate: '2026-06-05', language: 'de' };
