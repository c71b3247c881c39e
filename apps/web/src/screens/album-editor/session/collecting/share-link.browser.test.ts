import { afterEach, expect, test, vi } from 'vitest';
import { mailAddress, shareLink } from './share-link.ts';

const LINK = 'https://fotos.example/s/abc';

/** What the system offers, for one test: a browser of the tests has no sheet to share with. */
function system({ share, canShare, writeText }: Partial<Navigator> & { writeText?: Clipboard['writeText'] }): void {
  for (const [name, value] of Object.entries({ share, canShare, clipboard: { writeText } }))
    Object.defineProperty(navigator, name, { configurable: true, value });
}
afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
  vi.restoreAllMocks();
});

test('the sheet of the system gets words, link and, where it takes one, the picture', async () => {
  const shared: ShareData[] = [];
  const share = async (data?: ShareData): Promise<void> => void shared.push(data ?? {});
  const picture = new File(['x'], 'picture.png', { type: 'image/png' });
  system({ share, canShare: () => true });
  expect(await shareLink('Schick dein Foto', LINK, async () => picture)).toBe('shared');
  system({ share, canShare: () => false });
  expect(await shareLink('Schick dein Foto', LINK, async () => picture)).toBe('shared');
  const words = { text: 'Schick dein Foto', url: LINK };
  expect(shared).toEqual([{ ...words, files: [picture] }, words]);
});

test('without such a sheet words and link are copied', async () => {
  const copied: string[] = [];
  system({ writeText: async (text) => void copied.push(text) });
  expect(await shareLink('Schick dein Foto', LINK)).toBe('copied');
  expect(copied).toEqual([`Schick dein Foto\n\n${LINK}`]);
});

test('that sharing failed or was given up is only logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  const gone = new DOMException('Share canceled', 'AbortError');
  system({ share: () => Promise.reject(gone), canShare: () => true });
  expect(await shareLink('Schick dein Foto', LINK)).toBe('failed');
  expect(logged).toHaveBeenLastCalledWith('Sharing failed', gone);
  const denied = new DOMException('Denied', 'NotAllowedError');
  system({ writeText: () => Promise.reject(denied) });
  expect(await shareLink('Schick dein Foto', LINK)).toBe('failed');
  expect(logged).toHaveBeenLastCalledWith('Sharing failed', denied);
});

test('an e-mail carries words and link', () => {
  expect(mailAddress('Dein Sticker & du', 'Hallo!', LINK)).toBe(
    `mailto:?subject=Dein%20Sticker%20%26%20du&body=Hallo!%0A%0A${encodeURIComponent(LINK)}`,
  );
});
