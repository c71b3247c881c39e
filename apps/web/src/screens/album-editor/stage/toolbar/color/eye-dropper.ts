/** The browser's own dropper, which takes a colour from anywhere on the screen. Not every browser has one. */
interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>;
}

const found = (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper;

export const hasEyeDropper = found !== undefined;

/** Null when the person thought better of it. */
export async function pickFromScreen(): Promise<string | null> {
  if (!found) return null;
  try {
    return (await new found().open()).sRGBHex.toLowerCase();
  } catch {
    return null;
  }
}
