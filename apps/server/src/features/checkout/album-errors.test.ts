import { preflight } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { createI18n } from '@figurina/locales';
import { expect, test } from 'vitest';
import { albumErrors, errorInWords } from './album-errors.ts';

test('a sticker without a name is named by its number, or by its chapter while it has no place', async () => {
  const document = anAlbum()
    .section('Team')
    .spreads(8)
    .spread()
    .cell({ id: 'double', x: 20, y: 20, sticker: 'Ada', doubleSticker: true })
    .cell({ id: 'nameless', x: 130, y: 20, sticker: '', photo: [140, 196] })
    .sticker('', { photo: [140, 196] })
    .build();
  const { t } = await createI18n('de', ['checkout']);
  const inWords = albumErrors(document).map((error) => errorInWords(error, t));
  expect(inWords.map(({ message }) => message)).toEqual([
    'Seite 18-19: Sticker 3 hat keinen Namen.',
    'Seite 18-19: Das Foto von Sticker 3 hat zu wenige Pixel für den Druck.',
    'Im Kapitel „Team“ hat ein Sticker keinen Namen.',
    'Ein Foto im Kapitel „Team“ hat zu wenige Pixel für den Druck.',
  ]);
  expect(inWords[0]).toMatchObject({ code: 'sticker_without_name', node_id: 'nameless', spread: 9 });
  expect(inWords[2]).toMatchObject({ node_id: null, sticker_id: 's3', spread: null });
});

test('an album in which no sticker has a place is told by the finding of the print check, and no place', async () => {
  const document = anAlbum().section('Team').spreads(9).sticker('Ada').build();
  const { t } = await createI18n('de', ['checkout']);
  const found = albumErrors(document).map((error) => errorInWords(error, t));
  const nowhere = { node_id: null, sticker_id: null, spread: null };
  const message = 'Im Album ist noch kein Sticker platziert. Mindestens einer gehört dazu.';
  expect(found).toEqual([{ code: 'no_motifs', message, ...nowhere }]);
  const errors = preflight(document, 'order').filter(({ severity }) => severity === 'error');
  expect(errors.map(({ rule }) => rule)).toEqual(found.map(({ code }) => code));
});
