import { renderSVG } from 'uqr';

/** What phones read, as the address of a picture. */
export function qrPicture(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 2 }))}`;
}
