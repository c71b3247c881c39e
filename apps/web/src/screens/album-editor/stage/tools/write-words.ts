/**
 * Writes words into an element only when they are others than before, and into the text that is there: a new child would
 * make the browser look up styles all the way up the page.
 */
export function writeWords(element: HTMLElement, words: string): void {
  const { firstChild } = element;
  if (!firstChild) element.textContent = words;
  else if (firstChild.nodeValue !== words) firstChild.nodeValue = words;
}
