import { expect, test } from 'vitest';
import { framedPage } from './framed-page.ts';

const MAIL = `<!doctype html><html lang="de"><head><style>.note { color: rgb(1, 2, 3) }</style></head>
<body style="margin:0"><p class="note" style="color:rgb(4, 5, 6);font-family:'A', serif">Hallo</p><p class="note">du</p></body></html>`;

test('a page in a frame looks as it was written, and has no style but in sheets with the nonce', async () => {
  const html = framedPage(`<base target="_blank">${MAIL}`, 'abc');
  const read = new DOMParser().parseFromString(html, 'text/html');
  expect(read.querySelectorAll('[style]')).toHaveLength(0);
  expect(Array.from(read.querySelectorAll('style'), (style) => style.getAttribute('nonce'))).toEqual(['abc', 'abc']);
  expect(read.querySelector('base')?.target).toBe('_blank');
  expect(html).toMatch(/^<!doctype html>/);

  const frame = document.createElement('iframe');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = html;
  document.body.append(frame);
  await loaded;
  const shown = frame.contentDocument!;
  const [first, second] = Array.from(shown.querySelectorAll('p'), (each) => getComputedStyle(each));
  expect([first?.color, first?.fontFamily, second?.color]).toEqual(['rgb(4, 5, 6)', 'A, serif', 'rgb(1, 2, 3)']);
  expect(getComputedStyle(shown.body).margin).toBe('0px');
  frame.remove();
});
