import { type AlbumDocument, changeProps, type NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import type { TransportListener } from '@figurina/editor';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged } from '../../../app/testing.tsx';
import { createRoutes } from '../../../routes.tsx';
import { EditorContext } from '../session/editor-context.ts';
import { aSession, InEditor } from '../testing.tsx';
import { EditorLayout } from './EditorLayout.tsx';
import { MetaBar } from './MetaBar.tsx';
import { RepairsTold } from './RepairsTold.tsx';
import { SyncIndicator } from './SyncIndicator.tsx';
import { SyncNotices } from './SyncNotices.tsx';
import { firstTab, tabFor, tabsFor } from './tabs.ts';
import './editor.css';

async function aBar(
  album = anAlbum().section('Team').spread().rectangle({ id: 'box', x: 1 }).build(),
  { width = 1200 } = {},
) {
  await page.viewport(width, 800);
  const stage = await aStage({});
  const session = await aSession(stage, album);
  await render(
    <InEditor stage={stage} session={session}>
      <MetaBar isMobile={width < 1000} />
    </InEditor>,
  );
  const move = (x: number): boolean =>
    session.run('steps.move', (now) => changeProps(now, { ids: ['box' as NodeId], props: { x } }));
  return { session, move };
}
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('undo and redo carry the name of their step, and are disabled when there is none', async () => {
  const { session, move } = await aBar();
  await expect.element(button('Rückgängig')).toBeDisabled();
  await expect.element(button('Wiederholen')).toBeDisabled();
  move(20);
  await userEvent.click(button('Rückgängig: Verschieben'));
  await expect.element(button('Rückgängig')).toBeDisabled();
  await userEvent.click(button('Wiederholen: Verschieben'));
  expect(session.store.document.nodes.get('box' as NodeId)?.props).toMatchObject({ x: 20 });
  session.end();
});

test.each([390, 1024])('at %i a long title, the state and the lock find room in the bar', async (width) => {
  const { session } = await aBar(undefined, { width });
  const title = 'Die allerlängsten Alben der Welt';
  session.meta.set({ ...session.meta.get(), title, releaseDate: '2027-08-14', locked: true });
  await expect.element(page.getByText('Gesperrt')).toBeVisible();
  const bar = document.querySelector('.editor-bar')!;
  const names = bar.querySelector('.editor-names')!;
  expect(bar.getBoundingClientRect().height).toBeLessThanOrEqual(60);
  for (const box of [bar, names]) expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  const [sync, lock] = ['.editor-sync', '.editor-lock'].map((one) => names.querySelector(one)!.getBoundingClientRect());
  // In one line beside each other.
  expect(lock!.left).toBeGreaterThanOrEqual(sync!.right);
  expect(Math.abs(lock!.top + lock!.bottom - sync!.top - sync!.bottom)).toBeLessThanOrEqual(2);
  session.end();
});

test('on a phone the account is a part of the album’s menu, and its room is the title’s', async () => {
  const { session } = await aBar(undefined, { width: 390 });
  await expect.element(button(/^Konto|Konto von/)).not.toBeInTheDocument();
  await userEvent.click(button('Albummenü'));
  await expect.element(page.getByRole('menuitem', { name: 'Einstellungen', exact: true })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Profil' })).toBeVisible();
  session.presence.users([
    { id: 'b', user_id: 'ben', color: '#1d5fd1', email: 'ben@example.org', name: 'Ben Brandt', picture: null },
  ]);
  await expect.element(button(/^Gerade im Album/)).toBeVisible();
  expect(document.querySelector('.editor-names')!.clientWidth).toBeGreaterThanOrEqual(90);
  session.end();
});

test('an album that is locked under one’s hands says so, and what is held is put down', async () => {
  const { session, move } = await aBar();
  move(20);
  const told: string[] = [];
  session.onNotify((key) => told.push(key));
  session.toolbox.choose('rectangle');
  session.meta.set({ ...session.meta.get(), locked: true });
  await expect.element(page.getByText('Gesperrt')).toBeVisible();
  await expect.element(button(/^Rückgängig/)).toBeDisabled();
  expect(session.toolbox.active()).toBe('select');
  session.meta.set({ ...session.meta.get(), locked: false });
  await expect.element(page.getByText('Gesperrt')).not.toBeInTheDocument();
  await expect.element(button(/^Rückgängig/)).toBeEnabled();
  expect(told).toEqual(['notices.locked_now', 'notices.unlocked_now']);
  session.end();
});

test('a click on somebody follows them from spread to spread, until one does something oneself', async () => {
  const { session } = await aBar(
    anAlbum().section('Team').spread({ id: 'one' }).spread({ id: 'two' }).spread({ id: 'three' }).build(),
  );
  session.viewportChanged({ width: 800, height: 600 });
  const user = {
    id: 'c2',
    user_id: 'u2',
    color: '#7048a8',
    email: 'tim@example.org',
    name: 'Tim Nowak',
    picture: null,
  };
  const onSpread = (spread_id: string): void =>
    session.presence.peer({ selection: [], pointer: null, gesture: null, typing_in: null, spread_id, user });
  const index = (id: string): number => session.facts.layout.get().indexOf(id as NodeId);
  session.presence.users([user]);
  onSpread('three');
  await userEvent.click(button('TN, Tim Nowak folgen'));
  await expect.poll(() => session.currentSpread.get()).toBe(index('three'));
  expect(session.announcer.get()).toBe('Du folgst Tim Nowak, bis du selbst etwas tust.');
  onSpread('two');
  await expect.poll(() => session.currentSpread.get()).toBe(index('two'));
  await userEvent.keyboard('{Escape}');
  await expect.element(button('TN, Tim Nowak folgen')).toHaveAttribute('aria-pressed', 'false');
  onSpread('one');
  await expect.poll(() => session.presence.peers().get('c2')?.presence?.spread_id).toBe('one');
  expect(session.currentSpread.get()).toBe(index('two'));
  session.end();
});

test('a long title is shown with 20 characters, the date as d.M.yyyy', async () => {
  const { session } = await aBar();
  session.meta.set({ ...session.meta.get(), title: 'Sportverein Blau-Weiß 09', releaseDate: '2027-06-02' });
  await expect.element(button('Sportverein Blau-Wei…, Titel ändern')).toHaveTextContent('Sportverein Blau-Wei…');
  await expect.element(page.getByText(/\b2\.6\.2027$/)).toBeVisible();
  session.meta.set({ ...session.meta.get(), title: 'Sportverein BlauWeiß' });
  await expect.element(button('Sportverein BlauWeiß, Titel ändern')).toHaveTextContent('Sportverein BlauWeiß');
  session.end();
});

interface AnEditor {
  width: number;
  tab: string;
  album?: AlbumDocument;
}

async function anEditor({ width, tab, album = anAlbum().section('Team').spread().build() }: AnEditor) {
  localStorage.removeItem('figurina.view');
  await page.viewport(width, 768);
  const stage = await aStage({});
  const session = await aSession(stage, album);
  const element = (
    <EditorContext value={session}>
      <EditorLayout />
    </EditorContext>
  );
  await render(
    <Staged
      services={stage.services}
      routes={[{ path: '/album/:albumId/:key', element }]}
      at={`/album/album/${tab}`}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Rechteck' })).toBeVisible();
  return session;
}

test('Ctrl Alt H opens the history, wherever in the editor the keys are', async () => {
  const session = await anEditor({ width: 1200, tab: 'background' });
  const closed = page.getByRole('link', { name: 'Bilder' });
  await expect.element(closed).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Control>}{Alt>}h{/Alt}{/Control}');
  await expect.element(page.getByRole('complementary', { name: 'Verlauf' })).toBeVisible();
  session.end();
});

test('between two panels every bar has its place, and the spread lies beside the tools', async () => {
  const session = await anEditor({ width: 1024, tab: 'background' });
  session.view.getState().setView({ side: 'outline' });
  await expect.element(page.getByRole('tree')).toBeVisible();
  const box = (name: string) => document.querySelector(name)!.getBoundingClientRect();
  const pages = box('.canvas');
  await expect.poll(() => session.camera.viewport().width).toBe(pages.width);
  expect(box('.canvas-zoom').bottom).toBeLessThanOrEqual(box('.canvas-pages').top);
  expect(box('.canvas-pages').left).toBeGreaterThanOrEqual(pages.left);
  for (const name of ['Kapitel anlegen', 'Doppelseite einfügen', 'Ausblenden']) {
    const link = page.getByRole('region', { name: 'Doppelseiten' }).getByRole('button', { name, exact: true });
    expect(link.element().getBoundingClientRect().right).toBeLessThanOrEqual(pages.right);
  }
  session.goToSpread(1);
  const spread = session.facts.layout.get().boxOf(session.facts.layout.get().spreadIds[1]!)!;
  const { x, y, zoom } = session.camera.get();
  expect(pages.top + (spread.y + spread.height - y) * zoom).toBeLessThanOrEqual(box('.canvas-zoom').top);
  expect(pages.left + (spread.x - x) * zoom).toBeGreaterThanOrEqual(box('.tool-menu').right);
  session.end();
});

test('after a click in the strip or on a person the keys mean what is selected', async () => {
  const album = anAlbum()
    .section('Team')
    .spread({ id: 'one' })
    .rectangle({ id: 'box' })
    .cell({ id: 'cell', x: 90, sticker: 'Ada Lovelace' })
    .build();
  const session = await anEditor({ width: 1200, tab: 'stickers', album });
  const { nodes } = session.store.document;
  await userEvent.click(page.getByRole('button', { name: 'Seite 2-3, Team' }));
  await userEvent.keyboard('r');
  expect(session.toolbox.active()).toBe('rectangle');
  await userEvent.keyboard('v');
  session.selection.select(['box' as NodeId]);
  await userEvent.keyboard('{Delete}');
  expect(nodes.has('box' as NodeId)).toBe(false);
  await userEvent.click(page.getByRole('button', { name: /^Ada Lovelace/ }));
  expect(session.selection.get().ids).toEqual(['cell']);
  await userEvent.keyboard('r');
  expect(session.toolbox.active()).toBe('rectangle');
  await userEvent.keyboard('v{Delete}');
  expect(nodes.has('cell' as NodeId)).toBe(false);
  expect(session.store.document.stickers.size).toBe(1);
  session.end();
});

test('with the colours of the system the active tab and tool have an edge, and the album keeps its colours', async () => {
  const browser = cdp() as unknown as { send(method: string, given: object): Promise<void> };
  const colors = (value: string) =>
    browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await colors('active');
  const session = await anEditor({ width: 1200, tab: 'background' });
  const edge = (element: Element) => getComputedStyle(element).outlineStyle;
  expect(edge(page.getByRole('link', { name: 'Bilder' }).element())).toBe('solid');
  expect(edge(page.getByRole('link', { name: 'Stil' }).element())).toBe('none');
  expect(edge(button('Auswählen').element())).toBe('solid');
  expect(edge(button('Rechteck').element())).toBe('none');
  expect(getComputedStyle(page.getByRole('application').element()).forcedColorAdjust).toBe('none');
  await browser.send('Emulation.setEmulatedMedia', { features: [] });
  session.end();
});

test('a menu shows the ring of the focus to those who use keys', async () => {
  const session = await anEditor({ width: 1200, tab: 'background' });
  session.focusCanvas();
  await userEvent.keyboard('{Shift>}1{/Shift}');
  const ring = () => getComputedStyle(document.activeElement!).outlineStyle;
  await userEvent.click(page.getByRole('application'), { button: 'right' });
  await expect.element(page.getByRole('menu').first()).toBeVisible();
  await expect.poll(() => document.activeElement?.closest('[role="menu"]')).not.toBeNull();
  expect(ring()).toBe('none');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(ring).toBe('solid');
  session.end();
});

test('Ctrl S says that it went well, and says so once', async () => {
  const session = await anEditor({ width: 1200, tab: 'background' });
  for (let at = 0; at < 4; at += 1) session.notify('notices.saved');
  await expect.element(page.getByText('Erfolgreich gespeichert.')).toBeVisible();
  session.notify('notices.locked');
  await expect
    .poll(() =>
      page
        .getByRole('status')
        .elements()
        .filter((one) => one.matches('.fig-toast')),
    )
    .toHaveLength(1);
  session.end();
});

test('of many notices none is lost, and none covers the pages with their tools and bars', async () => {
  const session = await anEditor({ width: 1024, tab: 'background' });
  const files = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
  for (const file of files) session.notify('files.scaled_down', { file }, 'error');
  const seen = new Set<string>();
  const toasts = page.getByRole('alert');
  while (seen.size < files.length) {
    await expect.element(toasts.first()).toBeVisible();
    const pages = document.querySelector('.canvas')!.getBoundingClientRect();
    for (const toast of document.querySelectorAll('.fig-toast')) {
      expect(toast.getBoundingClientRect().right).toBeLessThanOrEqual(pages.left);
      seen.add(files.find((file) => toast.textContent.includes(file)) ?? toast.textContent);
    }
    await userEvent.click(toasts.first().getByRole('button', { name: 'Schließen' }));
  }
  expect([...seen]).toEqual(files);
  session.end();
});

test('a locked album refuses every edit and says why; only administrators go on', async () => {
  const { session, move } = await aBar();
  const told: string[] = [];
  session.onNotify((key) => told.push(key));
  session.meta.set({ ...session.meta.get(), locked: true });
  expect(move(30)).toBe(false);
  expect(told).toEqual(['notices.locked_now', 'notices.locked']);
  await expect.element(button(/SV Blau-Weiß 09/)).toBeDisabled();
  session.meta.set({ ...session.meta.get(), role: 'admin' });
  expect(move(30)).toBe(true);
  session.end();
});

test('a panel of a locked album says why its controls are off', async () => {
  const session = await anEditor({ width: 1200, tab: 'background' });
  const why = page.getByRole('complementary', { name: 'Bilder' }).getByText(/Album ist gesperrt/);
  await expect.element(why).not.toBeInTheDocument();
  session.meta.set({ ...session.meta.get(), locked: true });
  await expect.element(why).toBeVisible();
  session.end();
});

test('what nobody caught shows the error screen with a way to load anew', async () => {
  const { services } = await aStage({});
  const Broken = (): never => {
    throw new Error('broken on purpose');
  };
  const [root] = createRoutes(services);
  await render(
    <Staged
      services={services}
      routes={[{ errorElement: root!.errorElement, children: [{ path: '*', element: <Broken /> }] }]}
      at="/album/album"
    />,
  );
  await expect.element(page.getByRole('heading', { name: 'Oh nein' })).toBeVisible();
  await expect.element(page.getByText(/Das Team ist informiert, und dein letzter Stand ist gesichert/)).toBeVisible();
  await expect.element(button('Neu laden')).toBeVisible();
});

/** A session at a server whose words the test says. */
async function aWire() {
  const stage = await aStage({});
  let server!: TransportListener;
  const session = await aSession(stage, anAlbum().section('Team').spread().build(), {
    transport: {
      open: (listener) => void (server = listener),
      close: () => {},
      send: async () => null,
      catchUp: async ({ version }) => ({ ok: true, version, mutations: [] }),
      present: () => {},
    },
  });
  await session.sync.start();
  return { stage, session, server };
}

test('what keeps changes from being saved is told, an outage as long as it lasts', async () => {
  const { stage, session, server } = await aWire();
  server.connected();
  await render(
    <InEditor stage={stage} session={session}>
      <SyncNotices />
    </InEditor>,
  );
  server.disconnected({ kind: 'unreached', code: null });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Keine Verbindung zum Server: Änderungen werden gerade nicht gespeichert. Sie bleiben auf diesem Gerät, bis es weitergeht.',
    );
  server.connected();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  server.mergeError();
  await expect
    .element(page.getByText('Deine Änderungen lassen sich gerade nicht speichern. Es wird weiter versucht.'))
    .toBeVisible();
  server.disconnected({ kind: 'refused', code: 'forbidden' });
  await expect.element(page.getByText('Speichern nicht möglich. Dafür fehlt dir die Berechtigung.')).toBeVisible();
  session.end();
});

test('a tab that is too old is told to load anew, one that is too new or too many to wait', async () => {
  const { stage, session, server } = await aWire();
  await render(
    <InEditor stage={stage} session={session}>
      <SyncNotices />
      <SyncIndicator />
    </InEditor>,
  );
  const alert = page.getByRole('alert');
  server.disconnected({ kind: 'unreached', code: 'server_outdated' });
  await expect
    .element(alert)
    .toHaveTextContent('Figurina wird gerade erneuert. Deine Änderungen bleiben auf diesem Gerät, bis es weitergeht.');
  await expect.element(button('Neu laden')).not.toBeInTheDocument();
  server.disconnected({ kind: 'unreached', code: 'too_many_connections' });
  await expect.element(page.getByText(/Du oder andere haben zu viele Fenster mit Alben offen/)).toBeVisible();
  server.disconnected({ kind: 'unreached', code: 'answer_unreadable' });
  await expect.element(page.getByText(/Dieser Tab versteht den Server gerade nicht/)).toBeVisible();
  await expect.element(button('Neu laden')).toBeVisible();
  server.connected();
  await expect.element(alert).not.toBeInTheDocument();
  server.disconnected({ kind: 'refused', code: 'client_outdated' });
  await expect.element(page.getByText(/Figurina wurde erneuert. Lade neu, um weiter zu speichern/)).toBeVisible();
  await expect.element(button('Neu laden')).toBeVisible();
  await expect.element(page.getByText('Neu laden, um zu speichern')).toBeVisible();
  session.end();
});

test('a session that ends is told in words, keeps the changes and offers the sign-in; another tab’s sign-in heals it', async () => {
  const { stage, session, server } = await aWire();
  const went: string[] = [];
  const ends = new Set<() => void>();
  stage.services.session = {
    ...stage.services.session,
    signIn: async (returnTo) => void went.push(returnTo),
    onEnd: (listener) => {
      ends.add(listener);
      return () => void ends.delete(listener);
    },
  };
  await render(
    <InEditor stage={stage} session={session}>
      <SyncNotices />
      <SyncIndicator />
    </InEditor>,
  );
  server.connected();
  server.disconnected({ kind: 'refused', code: 'unauthorized' });
  for (const tellEnd of ends) tellEnd();
  await expect.element(page.getByText(/^Deine Anmeldung ist abgelaufen. Melde dich neu an, um weiter/)).toBeVisible();
  await expect.element(page.getByText('Neu anmelden, um zu speichern')).toBeVisible();
  expect(went).toEqual([]);
  await userEvent.click(button('Neu anmelden').element());
  expect(went).toHaveLength(1);
  server.connected();
  await expect.element(page.getByText('Neu anmelden, um zu speichern')).not.toBeInTheDocument();
  // This browser keeps nothing: leaving would lose it.
  session.store.transact('steps.fill', [{ part: 'colors', path: '4', value: '#123456' }]);
  await expect.poll(() => session.sync.state().isDurable).toBe(false);
  server.disconnected({ kind: 'refused', code: 'unauthorized' });
  await expect.element(page.getByText(/Melde dich in einem anderen Tab neu an und lass diesen offen/)).toBeVisible();
  await expect.element(button('Neu anmelden')).not.toBeInTheDocument();
  session.end();
});

test('what the server put right in an album is told in words, and once', async () => {
  localStorage.clear();
  const stage = await aStage({});
  const session = await aSession(stage, anAlbum().section('Team').spread().build());
  const repairs = [
    {
      version: 7,
      repairs: [
        { rule: 'section_name_required', at: 'workspace:nodes/a' },
        { rule: 'font_unknown', at: 'workspace:nodes/b' },
        { rule: 'font_unknown', at: 'fonts:title' },
      ],
    },
  ];
  const open = () =>
    render(
      <InEditor stage={stage} session={session}>
        <RepairsTold albumId="album" repairs={repairs} />
      </InEditor>,
    );
  const screen = await open();
  const words = page.getByText(
    'Beim Öffnen wurde etwas in Ordnung gebracht. Ein Kapitel ohne Namen heißt jetzt „N. N.“. An 2 Stellen wurde eine Schrift ersetzt, die es hier nicht gibt.',
  );
  await expect.element(words).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect.element(words).not.toBeInTheDocument();
  await screen.unmount();
  await open();
  expect(localStorage.getItem('figurina.repairs.album')).toBe('7');
  await expect.element(words).not.toBeInTheDocument();
  session.end();
});

test('tabs: jobs are the administrators’, the review needs an order, neither is on phones, an unknown one is none', () => {
  const keys = (isMobile: boolean, role: 'editor' | 'admin'): string =>
    tabsFor({ isMobile, role })
      .map(({ key }) => key)
      .join(' ');
  expect(keys(false, 'editor')).toBe('onboarding stickers stickerlink background layouts styles history preflight');
  expect(keys(false, 'admin')).toBe('onboarding stickers stickerlink background layouts styles jobs history preflight');
  expect(keys(true, 'admin')).toBe('stickers stickerlink background layouts styles history preflight');
  const tabs = tabsFor({ isMobile: false, role: 'editor' });
  const ordered = (isMobile: boolean) => tabFor(tabsFor({ isMobile, role: 'reader', hasOrder: true }), 'review')?.key;
  expect([ordered(false), ordered(true), tabFor(tabs, 'review')]).toEqual(['review', undefined, null]);
  expect(tabFor(tabs, 'jobs')).toBeNull();
  expect(tabFor(tabs, 'constructor')).toBeNull();
  expect(firstTab(tabs, false).key).toBe('onboarding');
  expect(firstTab(tabs, true).key).toBe('stickers');
});

test('what was saved last, and when, stands beside the title', async () => {
  await page.viewport(1300, 800);
  const stage = await aStage({});
  let server!: TransportListener;
  let version = 1;
  const session = await aSession(stage, anAlbum().section('Team').spread().rectangle({ id: 'box', x: 1 }).build(), {
    transport: {
      open: (listener) => void (server = listener),
      close: () => {},
      send: async ({ id }) => ({ ok: true, mutation_id: id, version: ++version, refused: [] }),
      catchUp: async () => ({ ok: true, version, mutations: [] }),
      present: () => {},
    },
  });
  await session.sync.start();
  server.connected();
  await render(
    <InEditor stage={stage} session={session}>
      <MetaBar isMobile={false} />
    </InEditor>,
  );
  const status = page.getByRole('status').filter({ hasText: 'Alles gespeichert' });
  await expect.element(status).toHaveTextContent('Alles gespeichert');
  session.run('steps.move', (now) => changeProps(now, { ids: ['box' as NodeId], props: { x: 20 } }));
  await expect.element(status).not.toBeInTheDocument();
  await session.sync.flush();
  await expect.poll(() => status.element().textContent).toMatch(/^Alles gespeichert \d{1,2}:\d{2}$/);
  await expect.element(page.getByTitle(/^Zuletzt gespeichert um \d/)).toBeVisible();
  session.end();
});

test('the panel at the left is made wider by its edge, put away by its tab and brought back by another', async () => {
  const session = await anEditor({ width: 1300, tab: 'stickers' });
  const panel = (name: string) => page.getByRole('complementary', { name });
  const width = () => panel('Sticker').element().getBoundingClientRect().width;
  await expect.element(panel('Sticker')).toBeVisible();
  expect(width()).toBe(300);
  const edge = page.getByRole('separator', { name: 'Breite des Bereichs' });
  (edge.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(width).toBe(340);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.poll(width).toBe(280);
  await userEvent.dblClick(edge);
  await expect.poll(width).toBe(300);
  const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
  await userEvent.click(tab('Sticker'));
  await expect.element(panel('Sticker')).not.toBeInTheDocument();
  await expect.element(tab('Sticker')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(tab('Sticker'));
  await expect.element(panel('Sticker')).toBeVisible();
  await userEvent.click(tab('Sticker'));
  await userEvent.click(tab('Bilder'));
  await expect.element(panel('Bilder')).toBeVisible();
  localStorage.removeItem('figurina.view');
  session.end();
});
