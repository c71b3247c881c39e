/** What the processes of a browser take of the machine's memory together, each page of it counted once. */
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

/** 0 where the machine does not say so, or the browser is gone. */
export async function browserMemory(browser: Browser): Promise<number> {
  try {
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    await session.detach();
    const bytes = await Promise.all(processInfo.map(({ id }) => proportional(id)));
    return bytes.reduce((sum, each) => sum + each, 0);
  } catch {
    return 0;
  }
}

async function proportional(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss: +(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
}
