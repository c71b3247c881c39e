import { IMAGE_VARIANTS, RENDER_MODES, type ImageVariant, type RenderMode } from '@figurina/album';

/** What the address of the render page asks for (`/render/:albumId?…`). */
export interface RenderRequest {
  readonly albumId: string;
  /** Where the API is, without a slash at its end. */
  readonly api: string;
  readonly token: string;
  readonly mode: RenderMode;
  readonly resolution: ImageVariant;
  readonly range: string;
  readonly showStickers: boolean;
  readonly includeCover: boolean;
  readonly includeBleed: boolean;
  readonly fillUp: boolean;
}

/** Reads the address. Throws on what it must not or cannot do, with a message for the log. */
export function readRenderRequest(address: URL): RenderRequest {
  const query = address.searchParams;
  const albumId = query.get('album_id') ?? decodeURIComponent(address.pathname.split('/')[2] ?? '');
  if (!albumId) throw new Error('No album is named');
  const api = new URL(query.get('api_url') || '/v1', address);
  // The token must not be sent to a place that somebody wrote into a link.
  if (api.origin !== address.origin) throw new Error(`The API must be of the same origin, not ${api.origin}`);
  const mode = query.get('mode') || 'spreads';
  if (!isMode(mode)) throw new Error(`There is no mode ${mode}`);
  const resolution = query.get('resolution') || 'full';
  if (!isVariant(resolution)) throw new Error(`There are no pictures of the resolution ${resolution}`);
  return {
    albumId,
    api: `${api.origin}${api.pathname.replace(/\/$/, '')}`,
    token: query.get('token') ?? '',
    mode,
    resolution,
    range: query.get('range') ?? '',
    showStickers: isOn(query.get('showStickers')),
    includeCover: isOn(query.get('includeCover')),
    includeBleed: isOn(query.get('includeBleed')),
    fillUp: query.get('fillUp') === 'true',
  };
}

/** Everything is on unless it is turned off. */
function isOn(value: string | null): boolean {
  return value !== 'false' && value !== '0';
}

function isVariant(name: string): name is ImageVariant {
  return IMAGE_VARIANTS.some((known) => known === name);
}

function isMode(name: string): name is RenderMode {
  return RENDER_MODES.some((known) => known === name);
}
