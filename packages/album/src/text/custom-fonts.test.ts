import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { customFonts } from './custom-fonts.ts';

test('the fonts of an album are those that its texts name beside its roles, each once', () => {
  const runs = [{ text: 'Ein ' }, { text: 'Wort', font: 'Lora' }, { text: ' noch', font: 'sub_title' }];
  const document = anAlbum()
    .section('Team')
    .spread()
    .text('Titel', { font: 'title' })
    .text('Ruf', { font: 'Oswald' })
    .text('Noch einer', { font: 'Oswald' })
    .text('', { text: { paragraphs: [{ content: runs }] } })
    .build();
  expect(customFonts(document)).toEqual(['Lora', 'Oswald']);
  expect(customFonts(anAlbum().section('Team').spread().text('Nur die Rolle').build())).toEqual([]);
});
