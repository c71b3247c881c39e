import { ALBUM_LANGUAGES, CATEGORIES, PALETTE_PRESETS } from '@figurina/album';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTACT_ROLES, SIZES, wholeOrganization } from '../../organization/organization-draft.ts';
import { emptyDraft, keepDraft, parseDraft, readDraft } from './album-draft.ts';
import { categoriesOf } from './blueprints-query.ts';
import { keepEmail, keptEmail } from './wizard-session.ts';

const colors = fc.constantFrom(...PALETTE_PRESETS.map((preset) => [...preset.colors]));

test('every draft reads back as it was kept', () => {
  const draft = fc.record({
    category: fc.option(fc.constantFrom(...CATEGORIES)),
    blueprintId: fc.option(fc.string()),
    title: fc.string(),
    releaseDate: fc.option(fc.constant('2027-06-12')),
    language: fc.constantFrom(...ALBUM_LANGUAGES),
    organization: fc.record(
      { name: fc.string(), size: fc.constantFrom(...SIZES), contactRole: fc.constantFrom(...CONTACT_ROLES) },
      { requiredKeys: [] },
    ),
    people: fc.array(fc.record({ name: fc.string({ minLength: 1 }), position: fc.string(), chapter: fc.string() })),
    listName: fc.string(),
    logo: fc.option(fc.record({ name: fc.string(), colors })),
    answers: fc.dictionary(fc.constantFrom('since', 'our-place', 'motto'), fc.string({ minLength: 1 })),
    look: fc.option(fc.record({ blueprintId: fc.string(), colors, stickerTemplateId: fc.string() })),
    turn: fc.nat(),
  });
  fc.assert(
    fc.property(draft, (one) => {
      expect(parseDraft(JSON.stringify(one))).toEqual(one);
    }),
  );
});

test('a draft is kept for 30 days from its last change, and then gone from the device', () => {
  const store = aStore();
  const day = 24 * 3600 * 1000;
  const draft = { ...emptyDraft('de'), title: 'Klasse 4b', turn: 3 };
  keepDraft(store, draft, 0);
  expect(readDraft(store, 29 * day)).toEqual(draft);
  keepDraft(store, draft, 29 * day);
  expect(readDraft(store, 58 * day)).toEqual(draft);
  expect(readDraft(store, 60 * day)).toBeNull();
  expect(store.length).toBe(0);
});

test('the address of a mail stays until the sign-up', () => {
  const store = aStore();
  keepEmail(store, '?email=mara%40verein.de&from=mail');
  keepEmail(store, '');
  keepEmail(store, '?email=none');
  expect(keptEmail(store)).toBe('mara@verein.de');
});

test('a browser that keeps nothing is no reason to stop', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full');
    },
  } as unknown as Storage;
  keepDraft(full, emptyDraft('de'));
  keepEmail(full, '?email=mara@verein.de');
});

/** What the browser's storage does. */
function aStore(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size;
    },
  } as Storage;
}

test('a broken or foreign draft is none', () => {
  for (const text of ['', '{', '5', 'null', '[]', '{"language":"xx"}']) expect(parseDraft(text)).toBeNull();
});

test('what no longer exists in a draft is dropped', () => {
  expect(parseDraft('{"language":"de","category":"funeral","title":7,"organization":{"size":"3","phone":4}}')).toEqual(
    emptyDraft('de'),
  );
  const spoilt = {
    people: [null, { name: 7 }, 'x'],
    logo: { name: 'a', colors: ['red'] },
    answers: { 'Not an id': 'x', since: 1974, motto: '' },
    look: { colors: [] },
    turn: -1,
  };
  expect(parseDraft(JSON.stringify({ language: 'de', ...spoilt }))).toEqual(emptyDraft('de'));
});

test('an organisation is whole when nothing of it is missing or blank', () => {
  const whole = { name: 'Lindner', size: '1000+', contactName: 'Paula', phone: '0711', contactRole: 'lead' } as const;
  expect(wholeOrganization({ ...whole, name: ' Lindner ' })).toEqual(whole);
  for (const field of Object.keys(whole)) expect(wholeOrganization({ ...whole, [field]: undefined })).toBeNull();
  for (const field of ['name', 'contactName', 'phone'])
    expect(wholeOrganization({ ...whole, [field]: ' ' })).toBeNull();
});

test('only categories with a template are offered, in their fixed order', () => {
  const blueprint = (blueprint_category: (typeof CATEGORIES)[number]) => ({
    id: blueprint_category,
    title: '',
    description: '',
    blueprint_category,
    cover_preview_url: null,
    spreads_count: 21,
  });
  expect(categoriesOf([blueprint('school'), blueprint('sports'), blueprint('school')])).toEqual(['sports', 'school']);
});
