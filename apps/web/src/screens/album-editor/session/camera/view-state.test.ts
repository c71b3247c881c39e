import { expect, test } from 'vitest';
import { createViewStore } from './view-state.ts';

function storage(kept: string | null) {
  let text = kept;
  return { getItem: () => text, setItem: (_key: string, value: string) => void (text = value) };
}

test('the view is remembered by the browser, the print preview is not', () => {
  const browser = storage(null);
  createViewStore(browser).getState().setView({ showGrid: true, printPreview: true, side: 'layers' });
  const next = createViewStore(browser).getState();
  expect(next).toMatchObject({ showGrid: true, printPreview: false, side: 'layers', snapping: true });
});

test('what makes no sense is ignored', () => {
  for (const text of ['{', '7', '{"showGrid":"yes","side":"up","other":true}'])
    expect(createViewStore(storage(text)).getState()).toMatchObject({ showGrid: false, side: null });
});

test('a browser that keeps nothing works all the same', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  const view = createViewStore(refusing);
  view.getState().setView({ showGrid: true });
  expect(view.getState().showGrid).toBe(true);
});
