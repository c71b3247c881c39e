import { gzipSync } from 'node:zlib';
import { LOCALES, type Locale } from '@figurina/locales';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { PRIVACY_URL: 'https://verein.example/datenschutz' } });
});
afterAll(() => server.stop());

const open = (language: string, path = '/') => fetch(server.url + path, { headers: { 'accept-language': language } });
const pageIn = async (locale: Locale): Promise<string> => (await open(locale)).text();
const addressesIn = (page: string, pattern: RegExp): string[] => [
  ...new Set([...page.matchAll(pattern)].map(([, address]) => address!.replaceAll('&amp;', '&'))),
];

/** Of the page's own: HTML, styles, script and fonts. Covers and drawings come on top, most of them when they are scrolled to. */
const OWN_BYTES = 100_000;
const FIRST_PICTURE_BYTES = 70_000;
const ALL_PICTURES_BYTES = 300_000;

test('strangers read what it is in their language, and so do searching and sharing', async () => {
  const titles = new Set<string>();
  for (const locale of LOCALES) {
    const page = await pageIn(locale);
    expect(page).toContain(`<html lang="${locale}">`);
    titles.add(/<title>(.+)<\/title>/.exec(page)![1]!);
    const description = /name="description" content="(.+?)"/.exec(page)![1]!;
    expect(description.length).toBeGreaterThan(80);
    expect(page).toContain(`property="og:description" content="${description}"`);
    for (const other of LOCALES)
      expect(page).toContain(`<link rel="alternate" hreflang="${other}" href="${server.url}/?lang=${other}" />`);
    expect(page).toContain(`<link rel="alternate" hreflang="x-default" href="${server.url}/" />`);
    expect(page).toContain(`<link rel="canonical" href="${server.url}/" />`);
  }
  expect(titles.size).toBe(LOCALES.length);
});

test('the address can name the language, and another one than ours reads English', async () => {
  const polish = await (await open('de', '/?lang=pl')).text();
  expect(polish).toContain('<html lang="pl">');
  expect(polish).toContain(`<link rel="canonical" href="${server.url}/?lang=pl" />`);
  expect(await (await open('sv', '/?lang=xx')).text()).toContain('<html lang="en">');
});

test('who was sent here from a preview that is gone is told so, and nobody else anything', async () => {
  const told = await (await open('de', '/?notice=preview_gone')).text();
  expect(told).toContain('<p class="notice" role="status">Diese Vorschau gibt es nicht mehr.');
  expect(await (await open('pl', '/?notice=preview_failed')).text()).toContain('Podglądu nie udało się');
  for (const path of ['/', '/?notice=', '/?notice=%3Cb%3E'])
    expect(await (await open('de', path)).text()).not.toContain('class="notice"');
});

test('no cookie, nothing from elsewhere, no style or script inside, and the same for the search engines', async () => {
  const answer = await open('de');
  const page = await answer.text();
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('vary')).toMatch(/accept-language/i);
  const policy = answer.headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(page).not.toMatch(/ style="|<style|<script>|\son\w+="/);
  const foreign = addressesIn(page, /(?:src|href|content)="(https?:[^"]+)"/g).filter(
    (one) => !one.startsWith(server.url),
  );
  expect(foreign).toEqual([]);
});

test('the first button begins the wizard, each cover begins it with its blueprint, and the operator is linked', async () => {
  const page = await pageIn('de');
  expect(/<main[\s\S]+?<a[^>]+href="([^"]+)"/.exec(page)![1]).toBe('/album/new');
  const { blueprints } = (await (await open('de', '/v1/blueprints')).json()) as {
    blueprints: { id: string; blueprint_category: string }[];
  };
  const begun = addressesIn(page, /href="\/album\/new\?blueprint=([^"]+)"/g);
  const categories = begun.map((wanted) => blueprints.find(({ id }) => id === wanted)?.blueprint_category);
  expect(new Set(categories)).toEqual(new Set(blueprints.map(({ blueprint_category: category }) => category)));
  expect(page).toContain('href="/privacy"');
  expect(page).not.toContain('href="/imprint"');
});

test('weighs less than 100 KB in every language, pictures apart, which are the real covers', async () => {
  const sizeOf = async (address: string): Promise<number> => {
    const answer = await fetch(server.url + address);
    expect(answer.status, address).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return /woff2|webp/.test(address) ? bytes.length : gzipSync(bytes).length;
  };
  const sum = async (addresses: readonly string[]): Promise<number> =>
    (await Promise.all(addresses.map(sizeOf))).reduce((all, one) => all + one, 0);
  for (const locale of LOCALES) {
    const page = await pageIn(locale);
    const own = addressesIn(page, /"(\/front\/[^"]+\.(?:css|js|woff2))"/g);
    const extended = own.filter((one) => one.endsWith('.woff2')).map((one) => one.replace('.woff2', '-ext.woff2'));
    expect(extended).toHaveLength(2);
    // Letters beyond Latin 1: only Polish has them.
    const total = gzipSync(page).length + (await sum([...own, ...(locale === 'pl' ? extended : [])]));
    expect(total, locale).toBeLessThan(OWN_BYTES);
    const pictures = addressesIn(page, /<img[^>]+src="([^"]+)"/g);
    expect(pictures.filter((one) => one.startsWith('/v1/blueprints/')).length).toBeGreaterThanOrEqual(6);
    expect(await sizeOf(pictures[0]!)).toBeLessThan(FIRST_PICTURE_BYTES);
    expect(await sum(pictures)).toBeLessThan(ALL_PICTURES_BYTES);
  }
});

test('what is shared has a picture of the size that is promised', async () => {
  const address = /property="og:image" content="([^"]+)"/.exec(await pageIn('fr'))![1]!;
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
});
