import type { NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import type { Presence, PresenceUser } from '@figurina/contract';
import type { SyncTransport } from '@figurina/editor';
import { visibleBox } from '@figurina/editor';
import axe from 'axe-core';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../app/testing.tsx';
import { Canvas } from '../stage/Canvas.tsx';
import { aSession, InEditor } from '../testing.tsx';
import { MetaBar } from './MetaBar.tsx';
import './editor.css';

const nothing: Presence = { selection: [], spread_id: null, pointer: null, gesture: null, typing_in: null };
const button = (name: string | RegExp) => page.getByRole('button', { name });

function aPerson(id: string, name: string, userId = id): PresenceUser {
  return { id, user_id: userId, color: '#1d5fd1', email: `${userId}@example.org`, name, picture: null };
}
const ben = aPerson('ben', 'Ben Brandt');

async function aDesk({ isMobile = false }: { isMobile?: boolean } = {}) {
  await page.viewport(isMobile ? 390 : 1200, 800);
  const stage = await aStage({});
  const sent: Presence[] = [];
  const transport: SyncTransport = {
    open: () => {},
    close: () => {},
    send: async () => null,
    catchUp: async () => null,
    present: (presence) => void sent.push(presence),
  };
  const album = anAlbum()
    .section('Team')
    .spread({ id: 'one' })
    .text('Anpfiff', { id: 'words', x: 20, y: 20 })
    .spread({ id: 'two' })
    .build();
  const session = await aSession(stage, album, { transport });
  let drawn = 0;
  await render(
    <InEditor stage={stage} session={session}>
      <Profiler id="bar" onRender={() => drawn++}>
        <MetaBar isMobile={isMobile} />
      </Profiler>
      <div style={{ position: 'relative', height: 600 }}>
        <Canvas />
      </div>
    </InEditor>,
  );
  const told: string[] = [];
  const remedies: (() => void)[] = [];
  session.onNotify((key, _values, _kind, remedy) => {
    told.push(key);
    if (remedy) remedies.push(remedy.run);
  });
  const shows = (user: PresenceUser, shown: Partial<Presence>): void =>
    session.presence.peer({ ...nothing, ...shown, user });
  return { session, sent, told, remedies, shows, drawn: () => drawn };
}

test('whom one follows, one sees what they see, fitted to one’s own window, until one does something', async () => {
  const { session, sent, shows } = await aDesk();
  session.presence.users([ben]);
  shows(ben, { view: { spread_id: 'two', x: 10, y: 20, width: 100, height: 200 } });
  await userEvent.click(button('BB, Ben Brandt folgen'));
  await expect.element(page.getByText('Du folgst Ben Brandt', { exact: true })).toBeVisible();
  const corner = session.facts.layout.get().boxOf('two' as NodeId)!;
  const seen = () => visibleBox(session.camera.get(), session.camera.viewport());
  await expect.poll(() => seen().height).toBeCloseTo(200, 3);
  expect(seen().y).toBeCloseTo(corner.y + 20, 3);
  expect(seen().x + seen().width / 2).toBeCloseTo(corner.x + 60, 3);
  await expect.poll(() => sent.at(-1)?.follows).toBe('ben');
  shows(ben, { view: { spread_id: 'two', x: 10, y: 20, width: 50, height: 50 } });
  await expect.poll(() => seen().height).toBeCloseTo(50, 3);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Du folgst Ben Brandt', { exact: true })).not.toBeInTheDocument();
  await expect.poll(() => sent.at(-1)?.follows).toBeNull();
  session.end();
});

test('of two who follow each other, the one who did first lets go', async () => {
  const { session, shows, told } = await aDesk();
  session.presence.users([ben]);
  session.following.follow('ben');
  shows(ben, { follows: 'me' });
  expect(session.following.get()).toBeNull();
  session.following.follow('ben');
  expect(session.following.get()).toBe('ben');
  shows(ben, { follows: null });
  expect(told).toEqual(['presence.follows_you']);
  session.end();
});

test('an invitation to follow is told once, and following ends with it', async () => {
  const { session, shows, told, remedies } = await aDesk();
  session.presence.users([ben]);
  shows(ben, { leads: true });
  shows(ben, { leads: true, pointer: { x: 1, y: 1 } });
  shows(ben, { leads: false });
  shows(ben, { leads: true });
  expect(told).toEqual(['presence.invites_you']);
  remedies[0]!();
  expect(session.following.get()).toBe('ben');
  shows(ben, { leads: false });
  expect(session.following.get()).toBeNull();
  session.end();
});

test('the list invites everybody to follow, says who does, and lets one work alone', async () => {
  const { session, sent, shows } = await aDesk();
  session.presence.users([ben]);
  await userEvent.click(button('Gerade im Album: eine weitere Person'));
  await userEvent.click(button('Alle bitten, mir zu folgen'));
  await expect.element(page.getByText(/noch folgt niemand/)).toBeVisible();
  await expect.poll(() => sent.at(-1)?.leads).toBe(true);
  shows(ben, { follows: 'me' });
  await expect.element(page.getByText(/1 Person folgt dir/)).toBeVisible();
  await userEvent.click(button('Gerade im Album: eine weitere Person'));
  await expect.element(page.getByText('folgt dir', { exact: true })).toBeVisible();
  (page.getByRole('switch', { name: /^Für mich arbeiten/ }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.poll(() => sent.at(-1)).toMatchObject({ alone: true, leads: false, view: null, spread_id: null });
  await userEvent.keyboard('{Escape}');
  await expect.element(button(/Du arbeitest für dich/)).toBeVisible();
  session.end();
});

test('one avatar a person, the rest behind “+n”, grey for who is away, and no way to who works alone', async () => {
  const { session, shows } = await aDesk();
  const others = ['Ida', 'Jo', 'Kim', 'Lea'].map((name) => aPerson(name, name));
  session.presence.users([ben, { ...ben, id: 'ben2' }, ...others]);
  const avatars = page.getByRole('group', { name: 'Gerade im Album' }).getByRole('button');
  await expect.poll(() => avatars.elements().length).toBe(4);
  shows(others[0]!, { idle: true, view: { spread_id: 'two', x: 0, y: 0, width: 9, height: 9 } });
  shows(others[1]!, { alone: true });
  await expect.element(button('JO, Jo folgen')).toBeDisabled();
  await userEvent.click(button('+1, Gerade im Album: 5 weitere Personen'));
  const rows = page.getByRole('dialog', { name: 'Gerade im Album' }).getByRole('listitem');
  await expect.poll(() => rows.elements().length).toBe(5);
  await expect.element(rows.nth(1)).toHaveTextContent('IDIdaSeite 4–5 · gerade nicht daFolgen');
  await expect.element(rows.nth(2)).toHaveTextContent('JOJoarbeitet für sich');
  expect((await axe.run(document.querySelector('.people-here')!)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(button('Lea folgen').last());
  expect((await axe.run(document.querySelector('.presence-bar')!)).violations.map(({ id }) => id)).toEqual([]);
  expect(session.following.get()).toBe('Lea');
  session.end();
});

test('on a phone one button stands for everybody and opens the list', async () => {
  const { session } = await aDesk({ isMobile: true });
  session.presence.users([ben, aPerson('ida', 'Ida')]);
  await userEvent.click(button('+1, Gerade im Album: 2 weitere Personen'));
  await userEvent.click(button('Ben Brandt folgen'));
  expect(session.following.get()).toBe('ben');
  await expect.element(page.getByText('Du folgst Ben Brandt', { exact: true })).toBeVisible();
  session.end();
});

test('pointers of others are arrows with names, typing is said at the text, and React has no part in it', async () => {
  const { session, shows, drawn } = await aDesk();
  session.presence.users([ben]);
  shows(ben, { pointer: { x: 5, y: 5 } });
  const arrow = () => document.querySelector<HTMLElement>('.overlay-peer:not([hidden])');
  await expect.poll(() => arrow()?.textContent).toBe('Ben Brandt');
  const [element, before] = [arrow(), drawn()];
  for (let x = 6; x < 30; x++) shows(ben, { pointer: { x, y: 5 } });
  const place = element!.style.transform;
  await expect.poll(() => arrow()?.style.transform).not.toBe(place);
  expect(arrow()).toBe(element);
  // Of the bar something else may be drawn meanwhile, such as whether all is saved.
  expect(drawn() - before).toBeLessThan(3);
  shows(ben, { typing_in: 'words' });
  await expect.element(page.getByText('Ben Brandt schreibt …')).toBeVisible();
  expect(arrow()).toBeNull();
  session.presence.userLeft('ben');
  await expect.element(page.getByText('Ben Brandt schreibt …')).not.toBeInTheDocument();
  session.end();
});
