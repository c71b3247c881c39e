/** The figures as tables for the terminal. */
import type { CanvasFigures, Frames } from './canvas/measure-canvas.ts';
import type { EnduranceFigures } from './canvas/measure-endurance.ts';
import type { PrintFigures } from './print/measure-print.ts';
import type { RestyleFigures } from './restyle/measure-restyle.ts';
import type { ContributorFigures } from './server/measure-contributors.ts';
import type { RequestFigures } from './server/measure-requests.ts';
import type { SocketFigures } from './server/measure-sockets.ts';

export function canvasTable(canvas: Readonly<Record<string, CanvasFigures>>): string {
  const sizes = Object.keys(canvas);
  if (sizes.length === 0) return '';
  const row = (name: string, show: (figures: CanvasFigures) => string): string[] => [
    name,
    ...Object.values(canvas).map(show),
  ];
  return table([
    ['Canvas', ...sizes.map((size) => `${size} elements`)],
    row('first complete paint', (figures) => `${figures.first_complete_paint_ms} ms`),
    row(
      'data to first, complete paint',
      (figures) => `${figures.data_to_first_paint_ms}, ${figures.data_to_complete_paint_ms} ms`,
    ),
    row('overview complete', (figures) => `${figures.overview_complete_ms} ms`),
    row('second visit: first paint', (figures) => `${figures.second_visit_first_paint_ms} ms`),
    row('second visit: overview', (figures) => `${figures.second_visit_overview_ms} ms`),
    row('pan, overview', ({ pan_overview }) => frames(pan_overview)),
    row('pan, 100 %', ({ pan_at_100 }) => frames(pan_at_100)),
    row('zoom, 15 to 300 %', ({ zoom }) => frames(zoom)),
    row('drag 1', ({ drag_1 }) => frames(drag_1)),
    row('drag 200', ({ drag_200 }) => frames(drag_200)),
    row('remote patch to paint', (figures) => `${figures.remote_paint_p50_ms} / ${figures.remote_paint_p95_ms} ms`),
    row('heap, elements in page', ({ heap_mb, elements_in_page }) => `${heap_mb} MB, ${elements_in_page}`),
    ['(frames: p50 / p95 / p99 ms; main-thread ms a step (of these with the processor))'],
  ]);
}

function frames({ p50, p95, p99, main }: Frames): string {
  return `${Math.round(p50)} / ${Math.round(p95)} / ${Math.round(p99)}; ${main.total} (${main.processor})`;
}

interface Others {
  readonly restyle: RestyleFigures | null;
  readonly requests: Readonly<Record<string, RequestFigures>> | null;
  readonly sockets: SocketFigures | null;
  readonly contributors: ContributorFigures | null;
  readonly print: PrintFigures | null;
  readonly endurance: EnduranceFigures | null;
}

export function otherTable({ restyle, requests, sockets, contributors, print, endurance }: Others): string {
  const rows = Object.entries(requests ?? {}).map(([name, { per_second, p50_ms, p95_ms, kilobytes, failed }]) => [
    name,
    `${per_second} a second, ${p50_ms} / ${p95_ms} ms, ${kilobytes} kB${failed > 0 ? `, ${failed} failed` : ''}`,
  ]);
  for (const name of restyle ? (['colors', 'fonts', 'stickers', 'overview'] as const) : []) {
    const { repaint, afterwards, shown_ms, bytes, mutations } = restyle![name];
    rows.push([
      `restyle, ${name}`,
      `${repaint.total} (${repaint.processor}) ms of the main thread to the frame that shows it, after ${shown_ms} ms; then ${afterwards.processor} ms (${restyle!.idle.processor} without a change); ${mutations} mutations, ${bytes} bytes`,
    ]);
  }
  if (sockets) {
    const { clients, mutations_per_second, delivered_per_second, p50_ms, p95_ms, lost } = sockets;
    rows.push([
      `socket, ${clients} clients`,
      `${mutations_per_second} mutations a second, ${delivered_per_second} delivered, ${p50_ms} / ${p95_ms} ms, ${lost} lost`,
    ]);
  }
  if (contributors) {
    const { contributors: count, seconds, p50_ms, p95_ms, lost, doubled, failed } = contributors;
    const { edit_p50_ms, edit_p95_ms, collect_ms, stickers } = contributors;
    rows.push(
      [
        `${count} contributors`,
        `in ${seconds} s, ${p50_ms} / ${p95_ms} ms each; ${lost} lost, ${doubled} doubled, ${failed} failed`,
      ],
      ['an edit meanwhile', `${edit_p50_ms} / ${edit_p95_ms} ms`],
      ['collected', `${stickers} stickers in ${collect_ms} ms`],
    );
  }
  if (print)
    rows.push([
      'print',
      `${print.seconds_per_spread} s a spread (${print.spreads} spreads, ${print.megabytes} MB, ${print.checks_failed} checks failed)`,
    ]);
  if (endurance)
    rows.push(
      [`${endurance.minutes} minutes of work`, `${endurance.rounds} rounds, every half minute:`],
      ['heap', `${endurance.heap_mb.join(', ')} MB`],
      ['nodes, listeners', `${endurance.dom_nodes.join(', ')}; ${endurance.listeners.join(', ')}`],
    );
  return table(rows);
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
