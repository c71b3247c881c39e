/** What the page of a preview link needs of the built web app, by name, so that the browser sends for all of it at once. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@figurina/locales';
import { z } from 'zod';
import { html, type Html } from '../../platform/html/html.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
);
type Manifest = z.infer<typeof manifestSchema>;

const EARLY = 'src/early-preview/send-for-preview.ts';
const SCREEN = 'src/screens/album-preview/AlbumPreviewScreen.tsx';
const FONTS = '../../packages/drawing/src/fonts/font-files.ts';
const TEXTS = ['app', 'problems', 'book'] as const;

export interface PageHints {
  /** Runs before the app. */
  readonly first: Html;
  readonly ahead: Html;
}

/** `page` is the page of the app; what it names itself is not named again. Nothing while the app is not built. */
export function createPageHints(webDist: string): (page: string, locale: Locale) => Promise<PageHints> {
  let read: { readonly page: string; readonly manifest: Promise<Manifest> } | null = null;
  /** As long as the page is the same, so is the build. */
  function manifestOf(page: string): Promise<Manifest> {
    if (read?.page !== page) read = { page, manifest: readManifest(webDist) };
    return read.manifest;
  }
  return async (page, locale) => {
    const manifest = await manifestOf(page);
    const texts = TEXTS.map((name) => `../../packages/locales/src/compiled/${locale}/${name}.ts`);
    const [early, ...parts] = closure(manifest, [EARLY]);
    const needed = [...closure(manifest, [SCREEN, FONTS, ...texts])].filter(({ file }) => !page.includes(file));
    const styles = new Set(needed.flatMap(({ css }) => css).filter((file) => !page.includes(file)));
    return {
      first: html`
        ${early && html`<script type="module" async crossorigin fetchpriority="high" src="/${early.file}"></script>`}
        ${parts.map(({ file }) => html`<link rel="modulepreload" crossorigin fetchpriority="high" href="/${file}" />`)}
      `,
      ahead: html`
        ${[...styles].map((file) => html`<link rel="preload" as="style" crossorigin href="/${file}" />`)}
        ${needed.map(({ file }) => html`<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`)}
      `,
    };
  };
}

async function readManifest(webDist: string): Promise<Manifest> {
  const text = await readFile(join(webDist, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  return manifestSchema.parse(JSON.parse(text));
}

/** The chunks of these modules with all that they import at once. */
function closure(manifest: Manifest, keys: readonly string[], found = new Map<string, Manifest[string]>()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) continue;
    found.set(key, chunk);
    closure(manifest, chunk.imports, found);
  }
  return found.values();
}
