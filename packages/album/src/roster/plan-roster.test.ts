import { anAlbum } from '@figurina/album/testing';
import { describe, expect, it } from 'vitest';
import { setProps } from '../commands/command.ts';
import { Draft } from '../commands/draft.ts';
import { spreadFromLayout } from '../commands/layouts/spread-from-layout.ts';
import type { AlbumDocument } from '../document/album.ts';
import { BUILT_IN_LAYOUTS } from '../layouts/archetypes.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import { countByStatus, neededPhotos, planRoster } from './plan-roster.ts';
import {
  acceptRow,
  choosePhoto,
  decidePerson,
  mapChapter,
  NO_DECISIONS,
  renameRow,
  skipRow,
} from './roster-decisions.ts';

type Person = { name: string; chapter?: string; position?: string; photo?: string };
const rowsOf = (people: Person[]) =>
  people.map((person, index) => ({ line: index + 2, position: '', chapter: '', photo: '', ...person }));

function counter(prefix: string) {
  let made = 0;
  return () => `${prefix}${(made += 1)}`;
}

function plan(document: AlbumDocument, people: Person[], decisions = NO_DECISIONS, photos: string[] = []) {
  return planRoster(document, { rows: rowsOf(people), photos, decisions, untitled: 'Unbenanntes Team' });
}

const team = () =>
  anAlbum()
    .section('Erste Elf', { id: 'team' })
    .image({ id: 'photo', filename: 'brandt.jpg', model: 'sticker' })
    .sticker('Emil Brandt', { id: 'emil', position: 'Tor', image: 'photo' })
    .sticker('Jakob Weiß', { id: 'jakob' })
    .section('U15', { id: 'u15' })
    .sticker('Mira Öztürk', { id: 'mira' })
    .build();

describe('planRoster', () => {
  it('says what is new, changed and unchanged', () => {
    const { entries } = plan(
      team(),
      [
        { name: 'Emil Brandt', chapter: 'erste elf', position: 'Tor', photo: 'Brandt.JPG' },
        { name: 'Jakob Weiss', chapter: 'Erste Elf', position: 'Sturm' },
        { name: 'Can Demir', chapter: 'Erste Elf' },
      ],
      NO_DECISIONS,
      ['brandt.jpg'],
    );
    expect(entries.map(({ status }) => status)).toEqual(['unchanged', 'changed', 'new']);
    expect(entries[1]?.changes).toEqual([
      { field: 'name', from: 'Jakob Weiß', to: 'Jakob Weiss' },
      { field: 'position', from: '', to: 'Sturm' },
    ]);
  });

  it('does not empty what the roster leaves empty', () => {
    const { entries } = plan(team(), [{ name: 'Emil Brandt', chapter: 'Erste Elf' }]);
    expect(entries[0]).toMatchObject({ status: 'unchanged', changes: [] });
  });

  it('calls a new picture a change, and asks for that picture only', () => {
    const people = [{ name: 'Emil Brandt', chapter: 'Erste Elf' }];
    const changed = plan(team(), people, NO_DECISIONS, ['emil_brandt_neu.jpg', 'other.jpg']);
    expect(changed.entries[0]?.changes).toEqual([{ field: 'photo', from: 'brandt.jpg', to: 'emil_brandt_neu.jpg' }]);
    expect(neededPhotos(changed)).toEqual(['emil_brandt_neu.jpg']);
    expect(changed.unmatchedPhotos).toEqual(['other.jpg']);
  });

  it('asks about spelling variants, and follows the answer', () => {
    const people = [{ name: 'J. Weiß', chapter: 'Erste Elf' }];
    const first = plan(team(), people);
    expect(first.entries[0]).toMatchObject({
      status: 'doubtful',
      doubts: [{ kind: 'similar', stickerId: 'jakob', name: 'Jakob Weiß' }],
    });
    const same = decidePerson(NO_DECISIONS, 2, 'jakob' as StickerId);
    expect(plan(team(), people, same).entries[0]).toMatchObject({ status: 'changed', stickerId: 'jakob' });
    const other = decidePerson(NO_DECISIONS, 2, 'new');
    expect(plan(team(), people, other).entries[0]).toMatchObject({ status: 'new', stickerId: null });
  });

  it('does not doubt a person because of somebody whose row is there', () => {
    const people = ['Emil Brandt', 'Emi Brandt', 'Jakob Weiß'].map((name) => ({ name, chapter: 'Erste Elf' }));
    expect(plan(team(), people).entries.map(({ status }) => status)).toEqual(['unchanged', 'new', 'unchanged']);
  });

  it('asks about somebody who is in another chapter', () => {
    const people = [{ name: 'Mira Öztürk', chapter: 'Erste Elf' }];
    expect(plan(team(), people).entries[0]?.doubts).toEqual([
      { kind: 'elsewhere', stickerId: 'mira', name: 'Mira Öztürk', section: 'u15' },
    ]);
    const moved = plan(team(), people, decidePerson(NO_DECISIONS, 2, 'mira' as StickerId)).entries[0];
    expect(moved?.changes).toEqual([{ field: 'chapter', from: 'U15', to: 'Erste Elf' }]);
  });

  it('offers long names shortened, and takes them when accepted or typed anew', () => {
    const people = [{ name: 'Maximiliane Großkreutz-Oberländer', chapter: 'U15' }];
    const { entries } = plan(team(), people);
    expect(entries[0]).toMatchObject({
      status: 'doubtful',
      name: 'Maximiliane Großkreutz',
      doubts: [{ kind: 'long_name', length: 33, offered: 'Maximiliane Großkreutz' }],
    });
    expect(plan(team(), people, acceptRow(NO_DECISIONS, 2)).entries[0]?.status).toBe('new');
    const typed = plan(team(), people, renameRow(NO_DECISIONS, 2, 'Maxi Großkreutz')).entries[0];
    expect(typed).toMatchObject({ status: 'new', name: 'Maxi Großkreutz' });
  });

  it('cannot read a row without a name, until it gets one or is left out', () => {
    const people = [{ name: '', position: 'Abwehr' }, { name: '- 7 -' }];
    expect(plan(team(), people).entries.map(({ status }) => status)).toEqual(['unreadable', 'unreadable']);
    const decisions = skipRow(renameRow(NO_DECISIONS, 2, 'Noah Yilmaz'), 3);
    expect(plan(team(), people, decisions).entries.map(({ status }) => status)).toEqual(['new', 'skipped']);
    expect(countByStatus(plan(team(), people, skipRow(decisions, 3, false))).unreadable).toBe(1);
  });

  it('asks about the second of two equal rows', () => {
    const people = [{ name: 'Ada Weiß' }, { name: 'Weiß, Ada'.split(', ').reverse().join(' ') }];
    expect(plan(team(), people).entries[1]?.doubts).toEqual([{ kind: 'twice', line: 2 }]);
    expect(plan(team(), people, acceptRow(NO_DECISIONS, 3)).entries[1]?.status).toBe('new');
    expect(plan(team(), people, skipRow(NO_DECISIONS, 2)).entries[1]?.status).toBe('new');
  });

  it('asks which of several pictures it is, unless the sticker shows one of them', () => {
    const files = ['can_demir.jpg', 'demir_can.jpg'];
    const people = [{ name: 'Can Demir' }];
    expect(plan(team(), people, NO_DECISIONS, files).entries[0]?.doubts).toEqual([
      { kind: 'photos', candidates: files },
    ]);
    const chosen = plan(team(), people, choosePhoto(NO_DECISIONS, 2, 'demir_can.jpg'), files);
    expect(chosen.entries[0]).toMatchObject({ status: 'new', photo: { file: 'demir_can.jpg', by: 'hand' } });
    expect(chosen.unmatchedPhotos).toEqual(['can_demir.jpg']);
    const emil = plan(team(), [{ name: 'Emil Brandt', chapter: 'Erste Elf' }], NO_DECISIONS, [
      'emil_brandt.jpg',
      'x/brandt.jpg',
      'brandt_emil.jpg',
    ]);
    expect(emil.entries[0]?.status).toBe('doubtful');
  });
});

describe('the chapters of a plan', () => {
  it('meet sections of the same or almost the same name, but never of another number', () => {
    const people = ['ERSTE ELF', 'Erste Elff', 'U17', 'U15'].map((chapter, index) => ({
      name: `P${'abcd'[index]}`,
      chapter,
    }));
    const { chapters } = plan(team(), people);
    expect(chapters.map(({ target, by }) => [target.kind === 'new' ? target.name : target.id, by])).toEqual([
      ['team', 'name'],
      ['team', 'similar'],
      ['U17', 'none'],
      ['u15', 'name'],
    ]);
  });

  it('find their section again when their name was too long for it', () => {
    const chapter = 'Arbeitsgemeinschaft der Freunde des gepflegten Samstagsspaziergangs';
    const section = plan(team(), [{ name: 'Ada', chapter }]).chapters[0]!.target;
    expect(section).toEqual({ kind: 'new', name: 'Arbeitsgemeinschaft der Freunde des gepflegten' });
    const again = anAlbum().section('Arbeitsgemeinschaft der Freunde des gepflegten', { id: 'friends' }).build();
    expect(plan(again, [{ name: 'Ada', chapter }]).chapters[0]?.target).toEqual({ kind: 'section', id: 'friends' });
  });

  it('are mapped by hand', () => {
    const decisions = mapChapter(NO_DECISIONS, '1. Herren', { kind: 'section', id: 'team' as NodeId });
    const { entries, chapters } = plan(team(), [{ name: 'Emil Brandt', chapter: '1. herren' }], decisions);
    expect(chapters[0]?.by).toBe('hand');
    expect(entries[0]).toMatchObject({ status: 'unchanged', stickerId: 'emil' });
  });

  it('take over the untouched chapters of the blueprint, in order', () => {
    const layout = BUILT_IN_LAYOUTS.find(({ id }) => id === 'solo-double')!;
    const start = anAlbum()
      .section('Team A', { id: 'a' })
      .section('Team B', { id: 'b' })
      .section('Team C', { id: 'c' })
      .build();
    const draft = new Draft(start);
    for (const section of ['a', 'b', 'c'] as NodeId[]) {
      const made = { document: draft.document, section, order: 'V', layout, makeId: counter(section) };
      draft.apply(spreadFromLayout(made).patch);
    }
    const picture = [...draft.document.nodes.values()].find(({ id, type }) => type === 'Image' && id.startsWith('b'))!;
    draft.apply(setProps(picture, { opacity: 0.5 }));
    const rows = rowsOf(['Rot', 'Blau', 'Gelb'].map((chapter) => ({ name: 'Bo', chapter })));
    const { chapters } = planRoster(draft.document, { rows, photos: [], untitled: '?', layouts: BUILT_IN_LAYOUTS });
    expect(chapters.map(({ target }) => target)).toEqual([
      { kind: 'rename', id: 'a', name: 'Rot' },
      { kind: 'rename', id: 'c', name: 'Blau' },
      { kind: 'new', name: 'Gelb' },
    ]);
  });

  it('collect rows without a chapter in the only one, or in an untitled one', () => {
    const one = anAlbum().section('Klasse 4b', { id: 'class' }).build();
    expect(plan(one, [{ name: 'Ada' }]).chapters[0]?.target).toEqual({ kind: 'section', id: 'class' });
    expect(plan(team(), [{ name: 'Ada' }]).chapters[0]?.target).toEqual({ kind: 'new', name: 'Unbenanntes Team' });
  });
});
