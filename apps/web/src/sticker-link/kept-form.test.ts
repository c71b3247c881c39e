import { beforeEach, expect, test } from 'vitest';
import { beginForm, forgetSent, isAskedAgain, keepForm, keptForm, newForm, type KeptForm } from './kept-form.ts';

/** As much of a browser's storage as is used. */
function storage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  } as Storage;
}

let store: Storage;
beforeEach(() => (store = storage()));

test('what was typed is there again, for this link and no other', () => {
  const form: KeptForm = {
    ...newForm({ name: 'Mira', lastName: 'Öztürk', position: 'Tor', sectionId: null }),
    step: 'photo',
    uploadUrl: '/v1/blobs/b1',
    sent: { name: 'Mira', withdrawalToken: 'w1' },
  };
  keepForm(store, 'link', form);
  expect(keptForm(store, 'link')).toEqual(form);
  expect(keptForm(store, 'other')).toBeNull();
});

test('"I don’t know" and "not chosen yet" stay apart', () => {
  for (const sectionId of [null, undefined, 's1']) {
    keepForm(store, 'link', newForm({ sectionId }));
    expect(keptForm(store, 'link')?.answers.sectionId).toBe(sectionId);
  }
});

test('a photo that was taken back is forgotten on the device too, and no other', () => {
  store.setItem('something else', 'w1');
  for (const [link, withdrawalToken] of [
    ['first', 'w1'],
    ['second', 'w2'],
  ] as const)
    keepForm(store, link, { ...newForm(), sent: { name: 'Mira', withdrawalToken } });
  expect(forgetSent(store, 'w1')).toEqual(['first']);
  expect(keptForm(store, 'first')).toBeNull();
  expect(keptForm(store, 'second')).not.toBeNull();
  expect(forgetSent(store, 'w1')).toEqual([]);
});

test('nonsense is no form', () => {
  for (const nonsense of ['', 'no json', '[]', '{"step":"sending","clientId":"c"}', '{"step":"name"}', 'null']) {
    store.setItem('figurina.sticker-link.link', nonsense);
    expect(keptForm(store, 'link')).toBeNull();
  }
  store.setItem('figurina.sticker-link.link', '{"step":"name","clientId":"c","answers":{"name":7}}');
  expect(keptForm(store, 'link')?.answers.name).toBe('');
});

test('a storage that is full or forbidden is no error', () => {
  const full = storage();
  full.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  expect(() => keepForm(full, 'link', newForm())).not.toThrow();
});

test('every form has an id of its own', () => {
  expect(newForm().clientId).not.toBe(newForm().clientId);
});

test('who sent a photo through a personal link and is asked for another one begins anew', () => {
  const person = { name: 'Mira Öztürk', position: 'Tor', section_id: 's1', double: false, retake_reason: null };
  const done: KeptForm = { ...newForm(), step: 'result', sent: { name: 'Mira', withdrawalToken: 'w1' } };
  for (const state of ['needs_retake', 'no_photo'] as const) {
    const form = beginForm({ person: { ...person, state } }, done);
    expect(form).toMatchObject({ step: 'intro', sent: null, answers: { name: 'Mira Öztürk', position: 'Tor' } });
    expect(isAskedAgain({ ...person, state }, done)).toBe(true);
  }
  for (const state of ['uploaded', 'accepted', 'placed'] as const)
    expect(beginForm({ person: { ...person, state } }, done)).toBe(done);
  const half: KeptForm = { ...newForm(), step: 'photo' };
  expect(beginForm({ person: { ...person, state: 'needs_retake' } }, half)).toBe(half);
  expect(beginForm({ person: null }, done)).toBe(done);
});
