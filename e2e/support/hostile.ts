/** Words that are a program where somebody forgot that they are words, and a browser that tells when one of them was. */
import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Nobody answers there, and nothing of ours may ask. */
const ELSEWHERE = 'evil.example';

/** Each calls `ran`, or fetches from elsewhere, where it is taken for what it looks like. The short ones fit a sticker. */
export const HOSTILE = {
  picture: '<img src=x onerror=ran(1)>',
  script: `"><script>ran(2)</script>`,
  drawing: '<svg onload=ran(3)>',
  link: `<a href="javascript:ran(4)">Hier</a>`,
  address: 'javascript:ran(5)',
  style: `</style><style>*{background:url(//${ELSEWHERE}/s)}`,
  formula: '=HYPERLINK("//evil.example")',
} as const;

/** All of them at once, for texts that are long enough. */
export const EVERYTHING = Object.values(HOSTILE).join(' ');

export interface Watch {
  /** Nothing has run so far, and nothing of the page as it is now would run where the content policy did not forbid it. */
  expectQuiet(page: Page): Promise<void>;
}

/** Notes every script of those texts that runs, every dialog, every breach of the policy and every request to elsewhere. */
export async function watch(context: BrowserContext): Promise<Watch> {
  const noted: string[] = [];
  await context.exposeFunction('ran', (which: unknown) => void noted.push(`ran ${String(which)}`));
  await context.exposeFunction('breached', (what: string) => void noted.push(`policy ${what}`));
  await context.addInitScript(() => {
    const { breached } = globalThis as unknown as { breached: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      // Our schemas try once a page whether they may make functions of text, and go without.
      if (blockedURI === 'eval' && sourceFile.startsWith(`${origin}/assets/`)) return;
      breached(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  context.on('dialog', (dialog) => {
    noted.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') noted.push(`request ${request.url()}`);
  });
  return {
    async expectQuiet(page) {
      const found = await Promise.all(page.frames().map((frame) => frame.evaluate(armed, ELSEWHERE)));
      expect([...noted, ...found.flat()], page.url()).toEqual([]);
    },
  };
}

/** The elements of a page that would run something of ours or ask there. Runs in the page. */
function armed(elsewhere: string): string[] {
  const leads = ['href', 'xlink:href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'style'];
  const isArmed = ({ name, value }: Attr): boolean =>
    (name.startsWith('on') && value.includes('ran(')) ||
    (leads.includes(name) && (/^\s*javascript:/i.test(value) || value.includes(`//${elsewhere}`)));
  const elements = [...document.querySelectorAll('*')];
  const asked = elements.filter((element) => [...element.attributes].some(isArmed));
  const written = elements.filter(
    ({ localName, textContent }) =>
      ['script', 'style'].includes(localName) && /ran\(\d\)|evil\.example/.test(textContent ?? ''),
  );
  return [...asked, ...written].map(({ outerHTML }) => outerHTML.slice(0, 200));
}
