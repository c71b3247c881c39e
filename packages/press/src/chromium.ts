/**
 * Finds a Chromium that needs nothing from the machine: `CHROMIUM_PATH` when it is set, else the browser that the
 * npm package `@sparticuz/chromium` carries, unpacked once into this project's cache folder.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import tar from 'tar-fs';
import { bundledChromium } from './bundled-chromium.ts';
import { ownFonts } from './own-fonts.ts';

export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** Our own flags: no GPU, no background requests to anybody. Whether it runs in its sandbox is said beside them, to Playwright. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The one way out that a proxy does not see.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
];

/** What playwright's `chromium.launch` takes. Unpacking takes about 3 seconds the first time and is safe between processes. */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const env = { ...(process.env as Record<string, string>), ...(await ownFonts()) };
  const own = process.env['CHROMIUM_PATH'];
  if (own) {
    await access(own).catch(() => {
      throw new Error(`CHROMIUM_PATH names ${own}, which is not there`);
    });
    return { executablePath: own, args: FLAGS, env };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No bundled Chromium for this platform: set CHROMIUM_PATH to a Chromium or Chrome');
  const folder = await unpackedChromium();
  env['LD_LIBRARY_PATH'] = [join(folder, 'lib'), env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return { executablePath: join(folder, 'chromium'), args: FLAGS, env };
}

async function unpackedChromium(): Promise<string> {
  const { bin, cache, version } = bundledChromium();
  const folder = join(cache, `chromium-${version}`);
  if (await exists(join(folder, 'chromium'))) return folder;
  await mkdir(cache, { recursive: true });
  // Unpacked beside and renamed, so that no process ever sees half a browser.
  const fresh = await mkdtemp(join(cache, 'unpacking-'));
  await Promise.all([
    pipeline(
      createReadStream(join(bin, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(join(fresh, 'chromium'), { mode: 0o755 }),
    ),
    pipeline(createReadStream(join(bin, 'al2023.tar.br')), createBrotliDecompress(), tar.extract(fresh)),
  ]);
  await rename(fresh, folder).catch(async (error: unknown) => {
    await rm(fresh, { recursive: true, force: true });
    if (!(await exists(join(folder, 'chromium')))) throw error;
  });
  return folder;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
