/** The front cover by the press: small, without bleed, as the page in people's hands will look. */
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderParamsSchema, type RenderParams } from '@figurina/contract';
import { newId } from '../../platform/ids.ts';
import type { DrawCoversParts } from './draw-covers.ts';

interface FileOrder {
  readonly params: RenderParams;
  readonly file: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: number) => void;
}

/** A page of 297 mm at this resolution is somewhat higher than what is kept of it. */
const DPI = 80;

export function coverPrinter(
  printToFile: (order: FileOrder) => Promise<{ ok: boolean }>,
): DrawCoversParts['printCover'] {
  return async (albumId, signal) => {
    const file = join(tmpdir(), `figurina-cover-${newId()}.jpg`);
    const page = { mode: 'pages', range: '1', format: 'jpg', dpi: DPI, resolution: 'large', includeBleed: false };
    const params = renderParamsSchema.parse({ album_id: albumId, ...page });
    try {
      const printed = await printToFile({ params, file, signal, onProgress: () => undefined });
      return printed.ok ? await readFile(file) : undefined;
    } finally {
      await rm(file, { force: true });
    }
  };
}
