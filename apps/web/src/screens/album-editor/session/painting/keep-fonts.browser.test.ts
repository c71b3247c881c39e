import { anAlbum } from '@figurina/album/testing';
import { createEditorStore } from '@figurina/editor';
import { expect, test } from 'vitest';
import { keepFonts } from './keep-fonts.ts';
import { createStylePreview } from '../style/style-preview.ts';

const statuses = (): string[] =>
  [...document.fonts].filter(({ family }) => family.includes('Pacifico')).map(({ status }) => status);

/** What a line that is down does to every file of a font. */
function cutTheLine(): () => void {
  const Known = window.FontFace;
  window.FontFace = class extends Known {
    constructor(family: string, _source: unknown, descriptors?: FontFaceDescriptors) {
      super(family, 'url("http://localhost:1/nowhere.woff2")', descriptors);
    }
  };
  return () => (window.FontFace = Known);
}

test('a font that could not be fetched comes when the network is back', async () => {
  const album = anAlbum().section().spread().text('Anpfiff', { font: 'Pacifico' }).build();
  const store = createEditorStore(album, () => ({ userId: 'me', role: 'owner', albumLocked: false }));
  const mend = cutTheLine();
  const end = keepFonts(store, createStylePreview());
  await expect.poll(statuses).toContain('error');
  mend();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => [...new Set(statuses())]).toEqual(['loaded']);
  end();
});
