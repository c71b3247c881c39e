/**
 * The fonts that a browser of ours takes for the system's: three files that come with it, and none of the machine. So a
 * page looks alike everywhere, and on a machine without any font Chromium, which ends when it finds none, does not.
 */
import { createReadStream } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import tar from 'tar-fs';
import { bundledChromium } from './bundled-chromium.ts';

/** What the browser finds in its environment; nothing where another system than fontconfig has the fonts. */
export async function ownFonts(): Promise<Record<string, string>> {
  if (process.platform !== 'linux') return {};
  const { bin, cache, version } = bundledChromium();
  const folder = join(cache, `fonts-${version}`);
  const settings = join(folder, 'fonts.conf');
  if (!(await exists(settings))) {
    await mkdir(cache, { recursive: true });
    const fresh = await mkdtemp(join(cache, 'unpacking-'));
    await pipeline(createReadStream(join(bin, 'fonts.tar.br')), createBrotliDecompress(), tar.extract(fresh));
    await writeFile(join(fresh, 'fonts.conf'), fontsConf(folder));
    await rename(fresh, folder).catch(async (error: unknown) => {
      await rm(fresh, { recursive: true, force: true });
      if (!(await exists(settings))) throw error;
    });
  }
  return { FONTCONFIG_FILE: settings, FONTCONFIG_PATH: folder };
}

/** Whatever is asked for by a name that is not there is the one family. */
const fontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped(folder)}</dir>
  <cachedir>${escaped(join(folder, 'cache'))}</cachedir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>Open Sans</family></prefer></alias>
  <config></config>
</fontconfig>
`;

const escaped = (path: string): string => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
