import { expect, test } from 'vitest';
import { helpBlocks } from './help-blocks.ts';

test('blank lines part paragraphs, and lines that begin with a dash are a list', () => {
  expect(helpBlocks('One.\n\n- a\n- b\n\nTwo.')).toEqual([
    { kind: 'text', text: 'One.' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'text', text: 'Two.' },
  ]);
});
