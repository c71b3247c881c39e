/** The picture of the first page that the server put into the document of a preview link, while it is there. */
interface SentFirstPage {
  readonly picture: string;
  /** As it stands there. */
  readonly html: string;
}

export function sentFirstPage(): SentFirstPage | null {
  const sent = document.getElementById('first-page');
  const picture = sent?.querySelector('img')?.src;
  return sent && picture ? { picture, html: sent.outerHTML } : null;
}
