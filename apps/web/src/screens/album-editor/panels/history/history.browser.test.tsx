import { type AlbumDocument, applyPatch, toParts } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import type { HistoryPoint, TrashEntry } from '@figurina/contract';
import axe from 'axe-core';
import { useParams } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Answers, aStage, Staged } from '../../../../app/testing.tsx';
import { EditorContext } from '../../session/editor-context.ts';
import { aSession } from '../../testing.tsx';
import '../../shell/editor.css';
import { isPoint } from './history-address.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { HistoryStage } from './HistoryStage.tsx';

const album = (): AlbumDocument =>
  anAlbum()
    .section('Team', { id: 'team' })
    .spread({ id: 'one' })
    .text('Damals stand das hier', { id: 'text', x: 30, y: 30 })
    .rectangle({ id: 'box', x: 20, y: 120, fill: 3 })
    .cell({ id: 'cell', x: 300, y: 60, sticker: 'Ada Kern' })
    .spread({ id: 'two' })
    .text('Bleibt', { id: 'stays' })
    .build();

const nothing = { elements: 0, stickers: 0, images: 0, spreads_made: 0, spreads_removed: 0, sections: 0, style: false };
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const point = (part: Partial<HistoryPoint>): HistoryPoint => ({
  id: 'p1',
  version: 4,
  made_at: ago(3000),
  kind: 'auto',
  name: null,
  changeable: false,
  made_by: null,
  restored: null,
  work: [{ by: 'mara', ...nothing, stickers: 12, spreads: [{ id: 'one', pages: [2, 3] }] }],
  ...part,
});
const POINTS = [
  point({ id: 'p3', made_at: ago(2900), kind: 'style', work: [{ by: 'theo', ...nothing, style: true, spreads: [] }] }),
  point({
    id: 'p2',
    made_at: ago(2950),
    name: 'Vor dem Umbau',
    kind: 'named',
    changeable: true,
    made_by: 'mara',
    work: [],
  }),
  point({ id: 'p1' }),
];
const PEOPLE = [
  { id: 'mara', name: 'Mara König', picture: null, color: '#1d5fd1' },
  { id: 'theo', name: 'Theo Laurent', picture: null, color: '#c2255c' },
];
const thing = {
  key: 'nodes:one',
  kind: 'spread',
  type: null,
  name: '',
  image: null,
  elements: 12,
  pages: [6, 7],
  spread: 'one',
};
const ENTRIES: TrashEntry[] = [
  {
    id: 'e1',
    removed_by: 'theo',
    removed_at: ago(90),
    expires_at: ago(-40_000),
    things: [{ ...thing, kind: 'spread' }],
  },
  {
    id: 'e2',
    removed_by: 'mara',
    removed_at: ago(200),
    expires_at: ago(-39_000),
    things: ['Ada Kern', 'Ben Otto'].map((name, at) => ({
      ...thing,
      key: `stickers:s${at}`,
      kind: 'sticker',
      name,
      elements: 0,
      pages: [],
      spread: null,
    })),
  },
];

interface Opened {
  readonly at?: string;
  readonly role?: 'editor' | 'reader';
  readonly width?: number;
  readonly answers?: Answers;
  readonly entries?: TrashEntry[];
}

async function open({ at = '', role = 'editor', width = 1400, answers = {}, entries = ENTRIES }: Opened = {}) {
  await page.viewport(width, 900);
  const sent: [string, unknown][] = [];
  const then = toParts(album());
  const stage = await aStage(
    {
      'GET /v1/albums/album/versions': { body: { points: POINTS, next: null, since: [], people: PEOPLE } },
      'GET /v1/albums/album/trash': { body: { entries, people: PEOPLE } },
      ...Object.fromEntries(
        POINTS.map((one) => [
          `GET /v1/albums/album/versions/${one.id}`,
          { body: { point: one, schema_version: 1, ...then } },
        ]),
      ),
      ...answers,
    },
    'de',
    (call, body) => sent.push([call, body]),
  );
  const now = album();
  applyPatch(now, [
    { part: 'workspace', path: 'nodes/text/props/x', value: 200 },
    { part: 'stickers', path: 's1/name', value: 'Ada Neu' },
  ]);
  const session = await aSession(stage, now, { role });
  await render(
    <Staged
      services={stage.services}
      routes={[
        {
          path: '/album/:albumId/:key/:childKey?',
          element: (
            <EditorContext value={session}>
              <Shown />
            </EditorContext>
          ),
        },
      ]}
      at={`/album/album/history${at}`}
    />,
  );
  return { session, sent, calls: stage.calls };
}

function Shown() {
  const { childKey } = useParams();
  return (
    <main className="editor" data-panel="history" data-mobile={window.innerWidth < 1000 || undefined}>
      {isPoint(childKey) && window.innerWidth < 1000 ? null : (
        <aside className="editor-panel" style={{ width: 372 }} aria-label="Verlauf">
          <HistoryPanel />
        </aside>
      )}
      {isPoint(childKey) ? <HistoryStage /> : null}
    </main>
  );
}

const faultsOf = async () =>
  (await axe.run(document, { rules: { 'page-has-heading-one': { enabled: false } } })).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
const link = (name: RegExp) => page.getByRole('link', { name });
const restoring = (id: string) => `POST /v1/albums/album/versions/${id}/restore`;
const RESTORED = { body: { mutation_id: 'm', version: 5 } };

test('lists what was done by whom and where, by day, and what a point was made before', async () => {
  await open();
  await expect.element(link(/Mara König 12 Sticker bearbeitet, S\. 2-3/)).toBeVisible();
  await expect.element(link(/Vor dem Umbau/)).toBeVisible();
  await expect.element(link(/Vor einer Änderung des Stils Theo Laurent Stil geändert/)).toBeVisible();
  await expect.element(page.getByText('Seit der letzten Version hat sich nichts geändert.')).toBeVisible();
  expect(await faultsOf()).toEqual([]);
});

test('asks the server for one person, for this spread, for what has a name', async () => {
  const { calls } = await open();
  await page.getByRole('button', { name: 'Nur benannte' }).click();
  await expect.poll(() => calls.at(-1)).toContain('named=true');
  await page.getByRole('combobox', { name: 'Wer' }).click();
  await page.getByRole('option', { name: 'Theo Laurent' }).click();
  await expect.poll(() => calls.at(-1)).toContain('by=theo');
});

test('names the album as it is, and a point that was made by itself; only one’s own are deleted', async () => {
  const { sent } = await open({
    answers: {
      'POST /v1/albums/album/versions': { status: 201, body: { point: POINTS[1] } },
      'PATCH /v1/albums/album/versions/p1': { body: { point: POINTS[1] } },
      'DELETE /v1/albums/album/versions/p2': { status: 204 },
    },
  });
  await page.getByRole('button', { name: 'Diesen Stand benennen' }).click();
  await userEvent.keyboard('Fertig{Enter}');
  await expect.poll(() => sent).toContainEqual(['POST /v1/albums/album/versions', { point: { name: 'Fertig' } }]);
  await page.getByRole('button', { name: 'Menü von „Vor dem Umbau“' }).click();
  await page.getByRole('menuitem', { name: 'Version löschen' }).click();
  await expect.poll(() => sent.map(([call]) => call)).toContain('DELETE /v1/albums/album/versions/p2');
});

test('shows the album as it was with what is other now, and restores what is shown, not what was shown before', async () => {
  const { sent, session } = await open({ answers: { [restoring('p2')]: RESTORED } });
  await link(/12 Sticker/).click();
  await expect.element(page.getByRole('region', { name: /^Version vom/ })).toBeVisible();
  await expect.element(page.getByText('1 Doppelseite sieht anders aus als jetzt', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'S. 2-3, Jetzt anders' })).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'S. 4-5, wie jetzt' })).toBeInTheDocument();
  expect(await faultsOf()).toEqual([]);

  await link(/Vor dem Umbau/).click();
  await expect.element(page.getByRole('heading', { name: 'Vor dem Umbau' })).toHaveFocus();
  await page.getByRole('button', { name: 'Album zurücksetzen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Album zurücksetzen' }).click();
  await expect.element(page.getByText(/^Zurückgeholt: Stand vom/)).toBeVisible();
  const clientId = session.sync.clientId;
  expect(sent.filter(([call]) => call.startsWith('POST'))).toEqual([
    [restoring('p2'), { scope: { kind: 'album' }, client_id: clientId }],
  ]);
  // Back at work: the album is open as before, and can be typed into.
  await expect.element(page.getByRole('region', { name: /^Version vom/ })).not.toBeInTheDocument();
  expect(session.editable()).toBe(true);
});

test('opens at the spread that one was at, and another point where one looked', async () => {
  const { session } = await open();
  const four = session.facts.layout.get().spreadIds.indexOf('two' as never);
  session.currentSpread.announce(four);
  await link(/12 Sticker/).click();
  const pages = () => document.querySelector('.history-pages')!;
  const top = (spread: string) =>
    document.querySelector(`[data-spread="${spread}"]`)!.getBoundingClientRect().top -
    pages().getBoundingClientRect().top;
  await expect.element(page.getByRole('article', { name: /^S. 4-5/ })).toBeVisible();
  // As far up as the end of the album lets it.
  await expect.poll(() => pages().scrollTop).toBeGreaterThan(0);
  expect(top('two')).toBeLessThan(400);
  pages().scrollTop += top('one');
  await link(/Vor dem Umbau/).click();
  await expect.element(page.getByRole('heading', { name: 'Vor dem Umbau' })).toHaveFocus();
  await expect.poll(() => Math.round(top('one'))).toBe(0);
});

test('brings back a spread, a chapter or a sticker alone, and compares with now', async () => {
  const { sent } = await open({ at: '/p1', answers: { [restoring('p1')]: RESTORED } });
  await page.getByRole('button', { name: 'Doppelseite zurückholen: 2-3' }).click();
  await page.getByRole('button', { name: 'Kapitel zurückholen: Team' }).click();
  await page.getByText('1 Sticker war anders als jetzt').click();
  await page.getByRole('button', { name: 'Zurückholen: Ada Kern' }).click();
  await expect
    .poll(() => sent.flatMap(([call, body]) => (call === restoring('p1') ? [(body as { scope: object }).scope] : [])))
    .toEqual([
      { kind: 'spread', id: 'one' },
      { kind: 'section', id: 'team' },
      { kind: 'sticker', id: 's1' },
    ]);
  await page.getByRole('switch', { name: 'Mit jetzt vergleichen' }).click();
  await expect.element(page.getByText('Damals', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole('figure').nth(1)).toHaveTextContent('Jetzt');
  await page.getByRole('switch', { name: 'Nur geänderte' }).click();
  await expect.element(page.getByRole('article', { name: /S\. 4-5/ })).not.toBeInTheDocument();
  expect(await faultsOf()).toEqual([]);
});

test('elements of then are copied without going back, and looking writes nothing', async () => {
  let copied = '';
  const writeText = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = async (text) => void (copied = text);
  const { calls, session } = await open({ at: '/p1' });
  const article = page.getByRole('article', { name: 'S. 2-3, Jetzt anders' });
  await expect.poll(() => article.element().querySelector('[data-node="text"]')).not.toBeNull();
  article.element().querySelector<HTMLElement>('[data-node="text"]')!.click();
  await article.getByRole('button', { name: '1 Element kopieren' }).click();
  await expect.element(page.getByText('1 Element kopiert. Füge es im Album ein.').first()).toBeVisible();
  const { format, elements } = JSON.parse(copied) as { format: string; elements: { props: { x: number } }[] };
  expect([format, elements.map(({ props }) => props.x)]).toEqual(['editor-public/1.0', [30]]);
  // By keys: one stop, arrows from one to the next, and the same choice.
  const stops = article.getByRole('list', { name: 'Elemente der Seite von damals' }).getByRole('button').elements();
  (stops[0] as HTMLElement).focus();
  expect(stops.map((one) => (one as HTMLElement).tabIndex).filter((index) => index === 0)).toHaveLength(1);
  const key = stops.length > 1 ? '{ArrowDown}' : '';
  await userEvent.keyboard(`${key} `);
  const pressed = document.activeElement!.getAttribute('aria-pressed');
  await userEvent.keyboard(' ');
  expect(document.activeElement!.getAttribute('aria-pressed')).not.toBe(pressed);
  navigator.clipboard.writeText = writeText;
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  expect(session.sync.state().pending).toBe(0);
});

test('whoever may only read looks at everything and brings nothing back', async () => {
  await open({ at: '/p1', role: 'reader' });
  await expect.element(page.getByRole('button', { name: 'Album zurücksetzen' })).toBeDisabled();
  await expect.element(page.getByText('Zurückholen können in diesem Album nur andere.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Diesen Stand benennen' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Elemente kopieren' }).first()).toBeEnabled();
});

test('the trash says what went, with whom and when, and brings back all or one of it', async () => {
  const { sent } = await open({
    at: '/trash',
    answers: { 'POST /v1/albums/album/trash/e1/restore': RESTORED, 'POST /v1/albums/album/trash/e2/restore': RESTORED },
  });
  await expect.element(page.getByText('S. 6-7, mit 12 Elementen')).toBeVisible();
  await expect.element(page.getByText(/Theo Laurent hat gelöscht/)).toBeVisible();
  expect(await faultsOf()).toEqual([]);
  await page.getByRole('button', { name: 'Zurückholen', exact: true }).first().click();
  await page.getByText('Ada Kern, Ben Otto').click();
  await page.getByRole('button', { name: 'Zurückholen: Ben Otto' }).click();
  await expect
    .poll(() =>
      sent.filter(([call]) => call.startsWith('POST')).map(([, body]) => (body as { things?: string[] }).things),
    )
    .toEqual([undefined, ['stickers:s1']]);
});

test('an empty trash and a list that cannot be had say so', async () => {
  await open({ at: '/trash', entries: [] });
  await expect.element(page.getByText('Der Papierkorb ist leer')).toBeVisible();
  await open({
    answers: { 'GET /v1/albums/album/versions': { status: 503, body: { code: 'unavailable', status: 503 } } },
  });
  await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
