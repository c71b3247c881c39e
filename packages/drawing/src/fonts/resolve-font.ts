import { albumFont } from './catalogue.ts';
import { fallbackChain } from './fallbacks.ts';

export { resolveFont } from '@figurina/album';

const chains = new Map<string, string>();

/** A family and what draws the letters that it does not hold, as CSS and canvases take them. */
export function cssFontFamily(family: string): string {
  const known = chains.get(family);
  if (known !== undefined) return known;
  const chain = `"${family.replaceAll('"', '')}",${fallbackChain(albumFont(family)?.category)},sans-serif`;
  chains.set(family, chain);
  return chain;
}
