import type { RenderParams } from '@figurina/contract';

interface Named {
  readonly albumId: string;
  readonly version: number;
  readonly params: Pick<RenderParams, 'preset' | 'mode' | 'range'>;
  readonly extension: string;
}

/** Carries what the file was made of (P37): album, version, preset, and what of it. */
export function exportFileName({ albumId, version, params, extension }: Named): string {
  const range = params.range.replaceAll(/\s/g, '').replaceAll(',', '+');
  const parts = [albumId, `v${version}`, params.preset, params.mode, range].filter(Boolean);
  return `${parts.join('-').replaceAll(/[^\w.+-]/g, '')}.${extension}`;
}
