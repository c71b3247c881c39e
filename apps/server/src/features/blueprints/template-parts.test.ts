import {
  answersOf,
  isTemplates,
  parseAlbum,
  plainText,
  questionsOf,
  SCHEMA_VERSION,
  type NodeId,
} from '@figurina/album';
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

test('an album that becomes a blueprint keeps its questions and loses the answers, in the texts that show them too', () => {
  const album = anAlbum()
    .section()
    .spread({ id: 'page' })
    .text('Since 1974', { id: 'since', wording: ['Since {answer-year}'] });
  const parts = album.parts();
  const questions = [{ id: 'year', kind: 'number', label: 'Since when?', example: '1974' }];
  Object.assign(parts.workspace.nodes['root'] as object, { props: { questions, answers: { year: '1974' } } });
  const asked = parseAlbum(parts, SCHEMA_VERSION);
  const parsed =
    asked.ok &&
    parseAlbum(
      templateParts(asked.document, () => undefined),
      SCHEMA_VERSION,
    );
  if (!parsed || !parsed.ok) throw new Error('not read');
  const { document } = parsed;
  const since = document.nodes.get('since' as NodeId)!;
  expect([questionsOf(document), answersOf(document)]).toEqual([questions, {}]);
  expect(since.type === 'Text' && [plainText(since.props.text), since.props.wording]).toEqual([
    '',
    ['Since {answer-year}'],
  ]);
  expect(document.nodes.get('page' as NodeId)!.props).toMatchObject({ layout: 'page' });
});
