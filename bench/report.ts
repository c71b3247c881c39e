/** The figures as tables for the terminal. */
import type { Frames } from './canvas/frames.ts';
import type { CanvasFigures } from './canvas/measure-canvas.ts';
import type { WorkFigures } from './canvas/measure-work.ts';
import type { BookFigures } from './book/measure-book.ts';
import type { DashboardFigures } from './dashboard/measure-dashboard.ts';
import type { EnduranceFigures } from './canvas/measure-endurance.ts';
import type { AskedFigures, GrowthFigures } from './growth/measure-growth.ts';
import type { MemoryFigures } from './memory/measure-memory.ts';
import type { Resident } from './memory/resident.ts';
import type { PreflightFigures } from './preflight/measure-preflight.ts';
import type { PrintFigures } from './print/measure-print.ts';
import type { RestyleFigures } from './restyle/measure-restyle.ts';
import type { ScaleFigures } from './scale/measure-scale.ts';
import type { ContributorFigures } from './server/measure-contributors.ts';
import type { GestureFigures } from './server/measure-gestures.ts';
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
    row('data to first, complete paint', ({ opening }) => `${opening.first_paint_ms}, ${opening.complete_paint_ms} ms`),
    row('overview complete', (figures) => `${figures.overview_complete_ms} ms`),
    row('second visit: first paint', (figures) => `${figures.second_visit_first_paint_ms} ms`),
    row('second visit: overview', (figures) => `${figures.second_visit_overview_ms} ms`),
    row('pan, overview', ({ pan_overview }) => frames(pan_overview)),
    row('pan, 100 %', ({ pan_at_100 }) => frames(pan_at_100)),
    row('zoom, 15 to 300 %', ({ zoom }) => frames(zoom)),
    row('drag 1', ({ drag_1 }) => frames(drag_1)),
    row('drag 200', ({ drag_200 }) => frames(drag_200)),
    row('remote patch to paint', (figures) => `${figures.remote_paint_p50_ms} / ${figures.remote_paint_p95_ms} ms`),
    row('rest to elements, blank spreads', (figures) => `${figures.rest_to_live_ms} ms, ${figures.blank_percent} %`),
    row(
      'growth of the heap, elements in page',
      ({ heap_growth_mb, elements_in_page }) => `${heap_growth_mb} MB, ${elements_in_page}`,
    ),
    ['(frames: p50 / p95 / p99 ms; main-thread ms a step (of these with the processor))'],
    ['(of a drag then the same for a move in its middle, without press and drop)'],
  ]);
}

function frames({ p50, p95, p99, main, move }: Frames): string {
  const each = move ? `; ${move.total} (${move.processor})` : '';
  return `${Math.round(p50)} / ${Math.round(p95)} / ${Math.round(p99)}; ${main.total} (${main.processor})${each}`;
}

interface Others {
  readonly work: WorkFigures | null;
  readonly restyle: RestyleFigures | null;
  readonly preflight: PreflightFigures | null;
  readonly requests: Readonly<Record<string, RequestFigures>> | null;
  readonly sockets: SocketFigures | null;
  readonly gestures: readonly GestureFigures[] | null;
  readonly contributors: ContributorFigures | null;
  readonly print: PrintFigures | null;
  readonly book: BookFigures | null;
  readonly dashboard: DashboardFigures | null;
  readonly endurance: EnduranceFigures | null;
  readonly memory: MemoryFigures | null;
  readonly scale: ScaleFigures | null;
  readonly growth: GrowthFigures | null;
}

export function otherTable(figures: Others): string {
  const {
    work,
    restyle,
    preflight,
    requests,
    sockets,
    gestures,
    contributors,
    print,
    book,
    dashboard,
    endurance,
    memory,
    scale,
    growth,
  } = figures;
  const rows = Object.entries(requests ?? {}).map(([name, { per_second, p50_ms, p95_ms, kilobytes, failed }]) => [
    name,
    `${per_second} a second, ${p50_ms} / ${p95_ms} ms, ${kilobytes} kB${failed > 0 ? `, ${failed} failed` : ''}`,
  ]);
  if (work)
    rows.push(
      ['typing, key to paint', `${work.typing_p50_ms} / ${work.typing_p95_ms} ms`],
      ['lasso over 200', frames(work.lasso)],
      ['lasso over 1,000', frames(work.lasso_1000)],
      ['resize of a group of 200', frames(work.resize_group)],
      ['undo of a move of 200, key to paint', `${work.undo_200_ms} ms`],
      ['pan while a peer changes 20 a second', frames(work.pan_beside_peer)],
      ['sharp screen: pan', frames(work.sharp_pan)],
      ['sharp screen: drag 1', frames(work.sharp_drag)],
    );
  for (const name of restyle ? (['colors', 'fonts', 'stickers', 'overview'] as const) : []) {
    const { repaint, afterwards, shown_ms, bytes, mutations } = restyle![name];
    rows.push([
      `restyle, ${name}`,
      `${repaint.total} (${repaint.processor}) ms of the main thread to the frame that shows it, after ${shown_ms} ms; then ${afterwards.processor} ms (${restyle!.idle.processor} without a change); ${mutations} mutations, ${bytes} bytes`,
    ]);
  }
  if (scale) rows.push(...scaleRows(scale));
  if (growth) rows.push(...growthRows(growth));
  if (preflight) {
    const { elements, findings, whole_ms, edit_ms, step_ms } = preflight;
    rows.push([
      `preflight, ${elements} elements`,
      `an edit ${edit_ms.mean} (mean) / ${edit_ms.p95} / ${edit_ms.most} ms, a step of it ${step_ms.p95} / ${step_ms.most}; the whole album ${whole_ms} ms, ${findings} findings`,
    ]);
  }
  if (sockets) {
    const { clients, mutations_per_second, delivered_per_second, p50_ms, p95_ms, lost } = sockets;
    rows.push([
      `socket, ${clients} clients`,
      `${mutations_per_second} mutations a second, ${delivered_per_second} delivered, ${p50_ms} / ${p95_ms} ms, ${lost} lost`,
    ]);
  }
  for (const { people, dragging, mutations, lost, load, ...figures } of gestures ?? [])
    rows.push([
      `${people} people, ${dragging} of whom drag`,
      `${delivery(figures)}to the frame ${figures.frame_p50_ms} / ${figures.frame_p95_ms} ms; ${mutations} mutations of the others, ${lost} deliveries lost; load ${load}`,
    ]);
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
    rows.push(
      ...Object.entries(print.lanes).map(([name, lane]) => [
        `print, ${name}, a spread of ${print.spreads}`,
        `${lane.cpu_s} s of processor, ${lane.wall_s} s, peak ${lane.peak_mb} MB, ${lane.to_blank} x blank, ${lane.to_text} x text, ${lane.megabytes} MB${lane.checks_failed > 0 ? `, ${lane.checks_failed} checks failed` : ''}`,
      ]),
      ['print, finishing a spread', `${print.finishing_cpu_s} s of processor`],
      ['print, two at once', `apart by ${print.two.cpu_apart} of processor, ${print.two.wall_apart} of time`],
    );
  if (book)
    rows.push(
      ['book, 1.6 Mbit/s', `seen ${book.seen_ms} ms, turns ${book.ready_ms}, whole ${book.whole_ms}`],
      ['before it turns', `${book.requests_before} requests, ${book.kilobytes_before} KB`],
      ['a turn, 4 times slower', `${book.turn_frame_ms} ms a frame, longest ${book.turn_longest_ms}`],
    );
  if (dashboard) {
    rows.push([`dashboard of ${dashboard.orders} orders, ${dashboard.albums} albums`, 'p50 / p95']);
    for (const [name, { p50_ms, p95_ms }] of Object.entries(dashboard.asked))
      rows.push([name, `${p50_ms} / ${p95_ms} ms`]);
  }
  if (endurance)
    rows.push(
      [`${endurance.minutes} minutes of work`, `${endurance.rounds} rounds, every half minute:`],
      ['heap', `${endurance.heap_mb.join(', ')} MB`],
      ['nodes, listeners', `${endurance.dom_nodes.join(', ')}; ${endurance.listeners.join(', ')}`],
    );
  if (memory) {
    const { minutes, after_start, work: person, load, rest } = memory;
    const { rounds, photos, proofs } = person;
    rows.push(
      ['memory: server, database, others', 'MB'],
      [`${minutes.settle} minutes after a first start`, holds(after_start)],
      [`${minutes.load} minutes of one person`, `${rounds} rounds, ${photos} photos, ${proofs} proofs`],
      ['the first minute of it, the last', `${holds(load.at(0))}; ${holds(load.at(-1))}`],
      [`${minutes.rest} minutes of rest: first, last`, `${holds(rest.at(0))}; ${holds(rest.at(-1))}`],
    );
  }
  return table(rows);
}

/** Of two people the other one is the browser. */
function delivery({
  delivered_p50_ms: p50,
  delivered_p95_ms: p95,
}: Pick<GestureFigures, 'delivered_p50_ms' | 'delivered_p95_ms'>): string {
  return Number.isNaN(p50) ? '' : `pointer to delivery ${p50} / ${p95} ms, `;
}

function holds(seen: Resident | undefined): string {
  return seen ? `${seen.server_mb}, ${seen.database_mb}, ${seen.others_mb}` : 'not looked at';
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

function scaleRows({ rest_mb, kilobytes_a_socket, connects_per_second, steps, requests }: ScaleFigures): string[][] {
  return [
    [
      'web process',
      `${rest_mb} MB after the calls, ${kilobytes_a_socket} kB a socket, ${connects_per_second} connects a second`,
    ],
    ...steps.map((step) => [
      `${step.sockets} sockets`,
      `${step.edits_per_second} edits, ${step.deliveries_per_second} deliveries a second, ${step.p50_ms} / ${step.p99_ms} ms (p50, p99), ${step.lost} lost; an edit ${step.processor_ms_an_edit} ms of the web process, ${step.database_ms_an_edit} of PostgreSQL and ${step.log_kilobytes_an_edit} kB of its log; load ${step.load}`,
    ]),
    ...Object.entries(requests).map(([name, { per_second, p50_ms, p95_ms, kilobytes, failed, processor_ms }]) => [
      name,
      `${per_second} a second, ${p50_ms} / ${p95_ms} ms, ${kilobytes} kB, ${processor_ms} ms of the processor${failed > 0 ? `, ${failed} failed` : ''}`,
    ]),
  ];
}

function growthRows({ albums, mutations, images, gigabytes, seeding_s, calls, edit, jobs }: GrowthFigures): string[][] {
  const whole = (read: AskedFigures['whole']): string =>
    Object.entries(read)
      .map(([name, rows]) => `, ${rows} rows of ${name} read whole`)
      .join('');
  return [
    [
      `${albums} albums`,
      `${albums * mutations} rows of the log, ${albums * images} pictures: ${gigabytes} GB, laid out in ${seeding_s} s; p50 / p95`,
    ],
    ...Object.entries({ ...calls, edit }).map(([name, { p50_ms, p95_ms, whole: read }]) => [
      name,
      `${p50_ms} / ${p95_ms} ms${whole(read)}`,
    ]),
    ...Object.entries(jobs).map(([name, { cron, seconds, whole: read }]) => [
      name,
      `${seconds} s (${cron})${whole(read)}`,
    ]),
  ];
}
