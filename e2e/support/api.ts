/** The API as the person's own scripts would call it, for what the test is not about, and to see what the server has. */
import { type AlbumDocument, parseAlbum, plainText } from '@figurina/album';
import type { Page } from '@playwright/test';

/** What oidc-client-ts keeps for the person who is signed in. */
async function accessToken(page: Page): Promise<string> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'));
    return (JSON.parse(localStorage.getItem(key ?? '') ?? 'null') as { access_token?: string } | null)?.access_token;
  });
  if (!token) throw new Error('Nobody is signed in on this page');
  return token;
}

export async function call<Answer>(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await page.request.fetch(new URL(path, page.url()).href, {
    method,
    headers: { authorization: `Bearer ${await accessToken(page)}`, 'accept-language': 'de' },
    ...(body === undefined ? {} : { data: body }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? undefined : await answer.json()) as Answer;
}

/** Makes an album of the first blueprint of a category; answers its id. */
export async function createAlbum(
  page: Page,
  { title, category, names = [] }: { title: string; category: string; names?: readonly string[] },
) {
  const { blueprints } = await call<{ blueprints: { id: string; blueprint_category: string }[] }>(
    page,
    'GET',
    '/v1/blueprints?language=de',
  );
  const blueprint = blueprints.find((one) => one.blueprint_category === category);
  const { album } = await call<{ album: { id: string } }>(page, 'POST', '/v1/albums', {
    album: {
      title,
      language: 'de',
      blueprint_id: blueprint?.id,
      people: names.map((name) => ({ name, position: '', chapter: 'Team' })),
    },
  });
  return album.id;
}

/** The album as the server has it. */
export async function savedAlbum(page: Page, id: string): Promise<AlbumDocument> {
  const { album } = await call<{ album: { schema_version: number } }>(page, 'GET', `/v1/albums/${id}`);
  const parsed = parseAlbum(album, album.schema_version);
  if (!parsed.ok) throw new Error(`The album ${id} cannot be read`);
  return parsed.document;
}

/** Place and words of a text of the album, as the server has it. */
export async function savedText(page: Page, id: string, words: string | RegExp) {
  for (const node of (await savedAlbum(page, id)).nodes.values())
    if (node.type === 'Text' && plainText(node.props.text).search(words) !== -1) return node.props;
  return null;
}

/** The rectangles of the album by id, as the server has them. */
export async function savedRectangles(page: Page, id: string) {
  const { nodes } = await savedAlbum(page, id);
  return new Map([...nodes.values()].flatMap((node) => (node.type === 'Rectangle' ? [[node.id, node.props]] : [])));
}
