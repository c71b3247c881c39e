import type { RenderParams } from '@figurina/contract';

/** The address of the render page with everything it is asked for. The page and its API are of one origin. */
export function renderUrl(origin: string, params: RenderParams, token: string): string {
  const { album_id, mode, format, resolution, showStickers, includeCover, includeBleed, fillUp, range } = params;
  const query = new URLSearchParams({
    album_id,
    api_url: `${origin}/v1`,
    token,
    mode,
    format,
    resolution,
    showStickers: String(showStickers),
    includeCover: String(includeCover),
    includeBleed: String(includeBleed),
    fillUp: String(fillUp),
    range,
  });
  return `${origin}/render/${encodeURIComponent(album_id)}?${query.toString()}`;
}
