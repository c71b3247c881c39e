/** Component tests share one page: what a file left on it is taken away before the next one begins. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

/** What a page of its own begins with. */
beforeAll(() => page.viewport(414, 896));

// It registers its own only in the first file that imports it.
beforeEach(() => cleanup());

const root = document.documentElement;
const plain = new Map(root.getAttributeNames().map((name) => [name, root.getAttribute(name) ?? '']));
const { title } = document;

afterAll(async () => {
  await cleanup();
  document.body.replaceChildren();
  for (const name of root.getAttributeNames()) if (!plain.has(name)) root.removeAttribute(name);
  for (const [name, value] of plain) root.setAttribute(name, value);
  document.title = title;
});
