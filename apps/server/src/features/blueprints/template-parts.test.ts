import { isTemplates, parseAlbum, SCHEMA_VERSION } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { templateParts } from './template-parts.ts';

test('an album that becomes a blueprint marks its words, photos and empty frames as the template’s, not its drawings', () => {
  const palette = ['#111111', '#222222', '#333333', '#444444', '#555555'];
  const album = anAlbum()
    .image({ id: 'sun', blueprint_image: true, palette })
    .image({ id: 'photo' })
    .section('Team')
    .spread()
    .text('What we wrote', { id: 'words' })
    .text('Written over', { id: 'over', template: 'old' })
    .text('12', { id: 'figures' })
    .picture({ id: 'drawing', image: 'sun' })
    .picture({ id: 'portrait', image: 'sun', template: true })
    .picture({ id: 'team', image: 'photo' })
    .picture({ id: 'frame', image: null })
    .build();
  const parts = templateParts(album, (id) => ({ id: `p-${id}`, width: 10, height: 20 }));
  const parsed = parseAlbum(parts, SCHEMA_VERSION);
  if (!parsed.ok) throw new Error(parsed.detail);
  const { document } = parsed;
  const marked = [...document.nodes.values()].filter((node) => isTemplates(document, node)).map(({ id }) => id);
  expect(marked.toSorted()).toEqual(['frame', 'over', 'portrait', 'team', 'words']);
});
