import { styleNonce } from '@figurina/ui';

/**
 * A whole page for the `srcdoc` of a frame, which has the content policy of the page around it: its style sheets get our nonce, and
 * what its elements say in style attributes becomes one more, before which no rule of the others goes.
 */
export function framedPage(html: string, nonce = styleNonce()): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const rules = Array.from(page.querySelectorAll('[style]'), (element, at) => {
    const style = element.getAttribute('style');
    element.removeAttribute('style');
    element.setAttribute('data-styled', String(at));
    // As weighty as an id, which none of them has.
    return `:is([data-styled="${at}"],#styled){${style}}`;
  });
  const sheet = page.createElement('style');
  sheet.append(rules.join('\n'));
  page.head.append(sheet);
  for (const each of page.querySelectorAll('style')) each.setAttribute('nonce', nonce);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
