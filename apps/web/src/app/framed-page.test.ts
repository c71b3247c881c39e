import { expect, test } from 'vitest';
import { framedPage } from './framed-page.ts';

test('every style sheet of a page in a frame has the nonce, and nothing else is changed', () => {
  const page =
    '<head><style>a{}</style><style media="print">b{}</style></head><p style="margin:0">&lt;style&gt; <styled></p>';
  expect(framedPage(page, 'abc')).toBe(
    '<head><style nonce="abc">a{}</style><style nonce="abc" media="print">b{}</style></head><p style="margin:0">&lt;style&gt; <styled></p>',
  );
});
