import { expect, test } from 'vitest';
import { NODE_DEFAULTS } from '../document/complete.ts';
import { scaleText } from './scale-text.ts';

test('runs with a size of their own follow that of the text, and stay readable', () => {
  const props = {
    ...NODE_DEFAULTS.Text,
    size: 20,
    text: { paragraphs: [{ content: [{ text: 'a' }, { text: 'b', size: 30 }, { text: 'c', size: 6 }] }] },
  };
  expect(scaleText(props, 10)).toEqual({
    size: 10,
    text: { paragraphs: [{ content: [{ text: 'a' }, { text: 'b', size: 15 }, { text: 'c', size: 4 }] }] },
  });
});
