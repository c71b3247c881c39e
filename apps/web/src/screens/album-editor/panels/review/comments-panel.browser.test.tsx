import type { NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import axe from 'axe-core';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import { SidePanel } from '../../shell/SidePanel.tsx';
import { aSession, InEditor } from '../../testing.tsx';
import { CommentLayer } from '../../stage/pins/CommentLayer.tsx';
import { commentAddress, useLinkedComment } from '../../session/comments/use-linked-comment.ts';

const theirs = { userId: 'you', name: 'Theo Laurent', createdAt: '2026-11-20T10:00:00.000Z' };

async function open(at?: string, told: (key: string) => void = () => {}, width = 1200) {
  await page.viewport(width, 800);
  localStorage.removeItem('figurina.comments.album');
  localStorage.removeItem('figurina.view');
  const stage = await aStage({ 'GET /v1/albums/album/associations': { body: { associations: [] } } });
  const album = anAlbum()
    .section('Team')
    .spread({ id: 'one' })
    .comment('Unten', { id: 'low', x: 40, y: 200, userId: 'me', name: 'Mara König' })
    .comment('Oben', { id: 'high', x: 40, y: 40, ...theirs })
    .spread({ id: 'two' })
    .comment('Fertig', { id: 'done', x: 40, y: 40, done: true, ...theirs })
    .build();
  const session = await aSession(stage, album);
  session.viewportChanged({ width: 900, height: 700 });
  session.onNotify(told);
  await render(
    <InEditor stage={stage} session={session} {...(at !== undefined && { at })}>
      <Linked />
      <CommentLayer />
      <SidePanel />
    </InEditor>,
  );
  return session;
}

/** What the editor does with the address it was opened by. */
function Linked() {
  useLinkedComment();
  return <p data-testid="search">{useLocation().search}</p>;
}

const panel = () => page.getByRole('complementary', { name: 'Kommentare' });
const item = (name: RegExp) => panel().getByRole('listitem').getByRole('button', { name });
const filter = (name: RegExp) => panel().getByRole('button', { name });

test('the list says what is open and what is done, page by page from the top, and leads there', async () => {
  const session = await open();
  session.view.getState().setView({ side: 'comments' });
  await expect.element(filter(/^Offen/)).toHaveTextContent('Offen 2');
  // It brings its own look, whatever other panels were opened before.
  expect(getComputedStyle(panel().element()).width).toBe('268px');
  await expect.element(item(/Theo Laurent\s+neu\s+Oben/)).toBeVisible();
  expect(
    panel()
      .getByRole('listitem')
      .all()
      .map((one) => /Oben|Unten|Fertig/.exec(one.element().textContent)?.[0]),
  ).toEqual(['Oben', 'Unten']);
  expect((await axe.run(panel().element())).violations).toEqual([]);
  await userEvent.click(filter(/^Meine/));
  await expect.element(item(/Unten/)).toBeVisible();
  await expect.element(item(/Oben/)).not.toBeInTheDocument();
  await userEvent.click(filter(/^Erledigt/));
  await userEvent.click(item(/Fertig/));
  expect(session.selection.get()).toMatchObject({ ids: ['done'], spreadId: 'two' });
  await expect.element(page.getByRole('dialog', { name: 'Kommentar' }).getByText('Fertig')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Erledigt', exact: true }));
  await expect.element(panel().getByText('Noch kein Kommentar ist erledigt.')).toBeVisible();
  session.end();
});

test('by key: arrows walk, Enter goes into the answer', async () => {
  const session = await open();
  session.view.getState().setView({ side: 'comments' });
  await expect.element(item(/Oben/)).toBeVisible();
  item(/Oben/).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item(/Unten/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Antwort' })).toHaveFocus();
  expect(session.selection.get().ids).toEqual(['low']);
  session.end();
});

test('the address of a comment leads to it, once; of one that is gone one is told', async () => {
  const session = await open(commentAddress('album', 'done' as NodeId));
  await expect.poll(() => session.selection.get().ids).toEqual(['done']);
  expect(session.currentSpread.get()).toBe(2);
  await expect.element(page.getByTestId('search')).toBeEmptyDOMElement();
  session.end();
  const told: string[] = [];
  const later = await open(commentAddress('album', 'gone' as NodeId), (key) => told.push(key));
  await expect.poll(() => told).toEqual(['comments.gone']);
  later.end();
  // A phone shows the page it is about.
  const phone = await open(commentAddress('album', 'done' as NodeId), (key) => told.push(key), 390);
  await expect.poll(() => told.at(-1)).toBe('comments.not_on_phone');
  expect(phone.selection.get()).toMatchObject({ ids: [], spreadId: 'two' });
  phone.end();
});

test('neither on a phone nor where the album is looked at as printed', async () => {
  const session = await open();
  session.view.getState().setView({ side: 'comments' });
  await expect.element(panel()).toBeVisible();
  session.view.getState().setView({ printPreview: true });
  await expect.element(panel()).not.toBeInTheDocument();
  session.view.getState().setView({ printPreview: false });
  await page.viewport(390, 780);
  await expect.element(panel()).not.toBeInTheDocument();
  session.end();
});
