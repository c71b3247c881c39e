import { encode } from 'uqr';
import { Html, html } from '../../../platform/html/html.ts';

/** Light modules around the code, which scanners need. */
const QUIET = 2;

/** A QR code as vectors; `M` survives a crease and a smudge. The white around it is part of it. */
export function qrCode(text: string): Html {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const whole = size + 2 * QUIET;
  // A row's dark modules as one stroke each: fewer seams than squares.
  const path = data.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x + QUIET} ${y + QUIET}h${length}v1h-${length}z`),
  );
  return html`<svg
    class="qr"
    viewBox="0 0 ${whole} ${whole}"
    shape-rendering="crispEdges"
    role="img"
    aria-label="${text}"
  >
    <rect width="${whole}" height="${whole}" fill="#fff" />
    <path d="${path.join('')}" fill="#000" />
  </svg>`;
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    runs.push([start, x - start + 1]);
  }
  return runs;
}
