import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { html } from './html.ts';

test('whatever is put in comes out as text, in contents and in attributes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const page = new JSDOM(html`<p title="${typed}">${typed}</p>`.text).window.document;
      const paragraph = page.querySelector('p')!;
      // The parser itself makes line breaks one kind and drops NUL.
      const plain = typed.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '');
      expect(page.body.children).toHaveLength(1);
      expect(paragraph.children).toHaveLength(0);
      expect(paragraph.textContent).toBe(plain);
      expect(paragraph.getAttribute('title')?.replaceAll('\uFFFD', '')).toBe(plain.replaceAll('\uFFFD', ''));
    }),
  );
});

test('templates nest, lists join, and nothing is written for what is absent', () => {
  const bold = (one: string) => html`<b>${one}</b>`;
  const line = html`<i>${['a', '<b>'].map(bold)}${false}${undefined}${null}</i>`;
  expect(line.text).toBe('<i><b>a</b><b>&lt;b&gt;</b></i>');
});
