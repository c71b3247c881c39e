import { expect, test } from 'vitest';
import { type CheckoutDraft, EMPTY_DRAFT, forgetDraft, keepDraft, readDraft } from './checkout-draft.ts';

function aStore(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

test('what was typed is kept by album and by person, and never the consent', () => {
  const store = aStore();
  const draft: CheckoutDraft = {
    albums: 120,
    packaging: 'stickerpack',
    packs: 45,
    features: ['design_check'],
    voucher: 'SOMMER10',
    eventDate: null,
    contact: { firstName: 'Mara', phone: '0171 23' },
    billing: { city: 'Köln' },
    sending: { key: 'k', body: '{}' },
  };
  keepDraft(store, 'mara', 'a1', draft);
  expect(readDraft(store, 'mara', 'a1')).toEqual(draft);
  expect(readDraft(store, 'ben', 'a1')).toEqual(EMPTY_DRAFT);
  expect(readDraft(store, 'mara', 'a2')).toEqual(EMPTY_DRAFT);
  store.setItem('figurina.checkout.mara.a1', JSON.stringify({ ...draft, contact: { consent: true } }));
  expect(readDraft(store, 'mara', 'a1').contact).toEqual({});
  forgetDraft(store, 'mara', 'a1');
  expect(readDraft(store, 'mara', 'a1')).toEqual(EMPTY_DRAFT);
});

test.each(['', 'null', '[]', '{"albums":"50","features":7,"contact":[1],"sending":{"key":1}}', '{'])(
  'what cannot be read is as if nothing was kept: %s',
  (text) => {
    const store = aStore();
    store.setItem('figurina.checkout.mara.a1', text);
    expect(readDraft(store, 'mara', 'a1')).toEqual(EMPTY_DRAFT);
  },
);
