import type { NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { createI18n } from '@figurina/locales';
import { expect, test } from 'vitest';
import { aStage } from '../../../../app/testing.tsx';
import { aSession } from '../../testing.tsx';
import { findEntries, paletteEntries, textEntries } from './palette-entries.ts';
import { loadSynonyms } from './use-synonyms.ts';

async function anOpenAlbum() {
  const album = anAlbum()
    .section('Erste Elf')
    .spread({ id: 'one' })
    .cell({ id: 'cell', sticker: 'Ada Müller' })
    .sticker('Ben Yılmaz', { position: 'Tor' })
    .section('Jugend')
    .spread({ id: 'two' })
    .text('Anpfiff in der Regenschlacht', { id: 'words' })
    .build();
  const session = await aSession(await aStage({}), album);
  session.viewportChanged({ width: 800, height: 600 });
  return session;
}

test('finds people by name and number, and goes to their cell; who has none says so', async () => {
  const session = await anOpenAlbum();
  const places = paletteEntries(session, 'places');
  const [ada] = findEntries(places, 'mueller');
  expect(ada).toMatchObject({ label: 'Ada Müller', hint: '1 · Erste Elf' });
  ada!.run();
  expect(session.selection.get().ids).toEqual(['cell']);
  expect(findEntries(places, 'yilmaz')[0]).toMatchObject({
    hint: 'Tor · Erste Elf · nicht platziert',
    isDisabled: true,
  });
  session.end();
});

test('finds chapters and pages, and goes there', async () => {
  const session = await anOpenAlbum();
  const places = paletteEntries(session, 'places');
  findEntries(places, 'jugend')[0]!.run();
  expect(session.selection.get().spreadId).toBe('two' as NodeId);
  const [page] = findEntries(places, 'seite 3');
  expect(page!.label).toBe('Seite 2-3');
  page!.run();
  expect(session.selection.get().spreadId).toBe('one' as NodeId);
  session.end();
});

test('words that stand on pages lead to the search in texts, with the words in it', async () => {
  const session = await anOpenAlbum();
  expect(findEntries(paletteEntries(session, 'places'), 'regenschlacht')).toEqual([]);
  const [texts, ...more] = textEntries(session, ' regenschlacht ');
  expect(more).toEqual([]);
  expect(texts).toMatchObject({ label: '„regenschlacht“ in den Texten suchen', hint: '1 Treffer' });
  texts!.run();
  expect([session.textSearch.isOpen(), session.textSearch.seed()]).toEqual([true, 'regenschlacht']);
  expect(textEntries(session, 'Torwartwechsel')).toEqual([]);
  session.end();
});

test('finds commands; what can be done comes before what cannot, which says why', async () => {
  const session = await anOpenAlbum();
  const all = paletteEntries(session, 'all');
  const found = findEntries(all, 'ausrichten');
  expect(found[0]).toMatchObject({ isDisabled: true, hint: 'Wähle zuerst etwas aus.' });
  session.selection.select(['cell' as NodeId]);
  findEntries(paletteEntries(session, 'all'), 'links ausrichten')[0]!.run();
  expect(session.history.undoLabel()).toBe(null);
  findEntries(paletteEntries(session, 'all'), 'rechts ausrichten')[0]!.run();
  expect(session.history.undoLabel()).toBe('steps.align');
  expect(session.announcer.get()).toContain('Ausrichten');
  session.end();
});

test.each([
  ['de', 'hintergrund', 'arrange.back'],
  ['en', 'mirror', 'arrange.flip_horizontal'],
  ['fr', 'miroir', 'arrange.flip_horizontal'],
  ['it', 'specchio', 'arrange.flip_horizontal'],
  ['pl', 'lustro', 'arrange.flip_horizontal'],
] as const)('in %s “%s” finds what others call so', async (locale, question, id) => {
  const session = await anOpenAlbum();
  const synonyms = await loadSynonyms(await createI18n(locale, []));
  const found = findEntries(paletteEntries(session, 'all', synonyms), question).map(({ key }) => key);
  expect(found).toContain(id);
  session.end();
});

test('the name of an action counts more than what others call it', async () => {
  const session = await anOpenAlbum();
  const synonyms = await loadSynonyms(await createI18n('de', []));
  const [first, ...others] = findEntries(paletteEntries(session, 'all', synonyms), 'einfügen');
  expect(first!.label).toMatch(/einfügen/i);
  expect(others.length).toBeGreaterThan(3);
  expect(findEntries(paletteEntries(session, 'all', synonyms), 'quadrat')[0]!.label).toMatch(/^Rechteck/);
  session.end();
});
