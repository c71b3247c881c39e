import { toParts } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { createI18n } from '@figurina/locales';
import { expect, test } from 'vitest';
import { failureText } from './failure.ts';
import { failurePlaces, placeText } from './failure-places.ts';

const document = anAlbum()
  .section()
  .spread()
  .image({ id: 'stadium', filename: 'stadion.jpg' }, [200, 200])
  .picture({ id: 'frame', image: 'stadium', width: 100, height: 100 })
  .spread()
  .cell({ id: 'cell', sticker: 'Mia Berg', photo: [140, 196] })
  .build();
const copy = JSON.stringify({ ...toParts(document), id: 'album', title: 'Probe', schema_version: 1 });
const portrait = [...document.stickers.values()][0]!.image!;

test('pictures that could not be printed are named by person and page, in words with a way there', async () => {
  const places = failurePlaces(copy, [portrait, 'stadium', 'elsewhere']);
  expect(places.map(({ nodeId, stickerId }) => [nodeId, stickerId])).toEqual([
    ['cell', [...document.stickers.keys()][0]],
    ['frame', null],
  ]);
  const { t } = await createI18n('de', ['exports']);
  expect(places.map((place) => placeText(t, place))).toEqual([
    'Foto von Mia Berg, Seite 4–5',
    'Bild „stadion.jpg“, Seite 2–3',
  ]);
  expect(failureText(t, { code: 'content_missing', detail: '', places })).toBe(
    '2 Bilder in diesem Bereich fehlen oder sind beschädigt. Lade sie neu hoch oder nimm sie heraus und starte den Export noch einmal.',
  );
  expect(failurePlaces('{}', [])).toEqual([]);
});
