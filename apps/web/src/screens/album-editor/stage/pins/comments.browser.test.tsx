import { addElements, changeProps, type NodeId, removeElements } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import { editorActions } from '../../actions/editor-actions.ts';
import { aSession, InEditor } from '../../testing.tsx';
import { CommentLayer } from './CommentLayer.tsx';

const spread = 'spread' as NodeId;

const PEOPLE = [
  { id: 'a1', owner: true, user: { sub: 'me', email: 'mara@example.org', nickname: 'Mara König', picture: null } },
  { id: 'a2', owner: false, user: { sub: 'you', email: 'theo@example.org', nickname: 'Theo Laurent', picture: null } },
];

async function open(role: 'owner' | 'admin' = 'owner', people = PEOPLE) {
  await page.viewport(1200, 800);
  localStorage.removeItem('figurina.comments.album');
  const stage = await aStage({ 'GET /v1/albums/album/associations': { body: { associations: people } } });
  const album = anAlbum()
    .section('Team')
    .spread({ id: 'spread' })
    .comment('Das ist meiner', { id: 'mine', x: 40, y: 40, userId: 'me', name: 'Mara König' })
    .comment('Das ist deiner', {
      id: 'theirs',
      x: 140,
      y: 40,
      userId: 'you',
      name: 'Theo Laurent',
      createdAt: '2026-11-20T10:00:00.000Z',
    })
    .build();
  const session = await aSession(stage, album, { role });
  session.viewportChanged({ width: 1200, height: 800 });
  session.goToSpread(1);
  await render(
    <InEditor stage={stage} session={session}>
      <CommentLayer />
    </InEditor>,
  );
  return session;
}
const bubble = () => page.getByRole('dialog', { name: 'Kommentar' });
const reply = () => page.getByRole('textbox', { name: 'Antwort' });

test('one changes one’s own comment, not those of others', async () => {
  const session = await open();
  session.selection.select(['mine' as NodeId]);
  const words = page.getByRole('textbox', { name: 'Text des Kommentars' });
  await userEvent.click(page.getByRole('button', { name: 'Text ändern' }));
  await userEvent.fill(words, 'Das ist noch meiner');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(session.store.document.nodes.get('mine' as NodeId)?.props).toMatchObject({ text: 'Das ist noch meiner' });
  expect(session.history.undoLabel()).toBe('steps.comment');
  session.selection.select(['theirs' as NodeId]);
  await expect.element(bubble().getByText('Theo Laurent')).toBeVisible();
  await expect.element(bubble().getByText('Das ist deiner')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Text ändern' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Kommentar löschen' })).not.toBeInTheDocument();
  session.end();
});

test('anybody answers, names people and says that it is done; an answer begun is kept while one looks elsewhere', async () => {
  const session = await open();
  const theirs = () => session.comments.threads.get().get('theirs' as NodeId)!;
  expect(session.comments.isUnread('theirs' as NodeId)).toBe(true);
  session.selection.select(['theirs' as NodeId]);
  await expect.poll(() => session.comments.isUnread('theirs' as NodeId)).toBe(false);
  session.comments.edit();
  await expect.element(reply()).toHaveFocus();
  await userEvent.keyboard('Frag @la');
  const option = page.getByRole('option', { name: 'Theo Laurent' });
  const field = document.querySelector('.comment-reply textarea')!;
  // Under the words, not somewhere on the page.
  await expect
    .poll(() => Math.abs(option.element().getBoundingClientRect().left - field.getBoundingClientRect().left))
    .toBeLessThan(40);
  await userEvent.click(option);
  await expect.element(reply()).toHaveValue('Frag @Theo Laurent ');
  session.selection.select(['mine' as NodeId]);
  await expect.element(reply()).toHaveValue('');
  session.selection.select(['theirs' as NodeId]);
  await expect.element(reply()).toHaveValue('Frag @Theo Laurent ');
  expect((await axe.run(bubble().element())).violations).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Antwort senden' }));
  await expect.element(bubble().getByText('@Theo Laurent')).toBeVisible();
  await expect.element(reply()).toHaveValue('');
  expect(theirs()[1]?.props).toMatchObject({ text: 'Frag @Theo Laurent', mentions: ['you'], userId: 'me' });
  expect(session.history.undoLabel()).toBe('steps.answer');
  await userEvent.click(bubble().getByRole('button', { name: 'Erledigt' }));
  expect(theirs()[0]?.props.done).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Antwort löschen' }));
  expect(theirs()).toHaveLength(1);
  session.undo();
  expect(theirs()).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  session.end();
});

test('from one open comment to the next, round the album', async () => {
  const session = await open();
  const next = editorActions.get('comment.next');
  const selected = () => session.selection.get().ids;
  next.run(session);
  expect(selected()).toEqual(['mine']);
  next.run(session);
  expect(selected()).toEqual(['theirs']);
  next.run(session);
  expect(selected()).toEqual(['mine']);
  session.end();
});

test('the keys are never lost in the bubble: not after changing words, nor after deleting an answer', async () => {
  const session = await open();
  session.selection.select(['mine' as NodeId]);
  await userEvent.click(page.getByRole('button', { name: 'Text ändern' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Text des Kommentars' }), 'Doch nicht');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Text ändern' })).toHaveFocus();
  expect(session.announcer.get()).toBe('Kommentar geändert');
  await userEvent.fill(page.getByRole('textbox', { name: 'Antwort' }), 'Oder doch');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(session.announcer.get()).toBe('Kommentar beantwortet');
  await userEvent.click(page.getByRole('button', { name: 'Antwort löschen' }));
  await expect.element(page.getByRole('textbox', { name: 'Antwort' })).toHaveFocus();
  expect(session.announcer.get()).toBe('Antwort gelöscht');
  session.end();
});

test('an administrator deletes anybody’s', async () => {
  const session = await open('admin');
  session.selection.select(['theirs' as NodeId]);
  await userEvent.click(page.getByRole('button', { name: 'Kommentar löschen' }));
  expect(session.store.document.nodes.has('theirs' as NodeId)).toBe(false);
  session.end();
});

test('a new comment is in the album once it has words; left empty it is nothing', async () => {
  const session = await open('admin');
  session.toolContext.writeComment(spread, { x: 90, y: 90 });
  const words = page.getByRole('textbox', { name: 'Text des Kommentars' });
  await expect.element(words).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(words).not.toBeInTheDocument();
  expect(session.history.undoLabel()).toBeNull();
  session.toolContext.writeComment(spread, { x: 90, y: 90 });
  await userEvent.fill(words, 'Hier fehlt das Logo');
  await userEvent.click(page.getByRole('button', { name: 'Kommentieren' }));
  expect(session.history.undoLabel()).toBe('steps.insert.Comment');
  const made = [...session.store.document.nodes.values()].find(
    (node) => node.type === 'Comment' && node.props.text === 'Hier fehlt das Logo',
  );
  expect(made?.props).toMatchObject({ x: 90, y: 90, userId: 'me', name: 'Mara König' });
  session.end();
});

test('comments are not shown in the preview, when they are hidden, and on a phone', async () => {
  const session = await open();
  session.selection.select(['mine' as NodeId]);
  await expect.element(bubble()).toBeVisible();
  session.view.getState().setView({ showComments: false });
  await expect.element(bubble()).not.toBeInTheDocument();
  session.view.getState().setView({ showComments: true });
  await expect.element(bubble()).toBeVisible();
  session.view.getState().setView({ printPreview: true });
  await expect.element(bubble()).not.toBeInTheDocument();
  session.view.getState().setView({ printPreview: false });
  await page.viewport(390, 780);
  await expect.element(bubble()).not.toBeInTheDocument();
  session.end();
});

test('below 1000 pixels and in the preview there are no comments', async () => {
  const session = await open();
  const pins = () => document.querySelectorAll('.comment-pin').length;
  await expect.poll(pins).toBe(2);
  await page.viewport(999, 800);
  await expect.poll(pins).toBe(0);
  await page.viewport(1000, 800);
  await expect.poll(pins).toBe(2);
  session.view.getState().setView({ printPreview: true });
  await expect.poll(pins).toBe(0);
  session.view.getState().setView({ printPreview: false });
  await expect.poll(pins).toBe(2);
  session.end();
});

test('by key a comment is written on what is selected', async () => {
  const session = await open();
  session.selection.select(['mine' as NodeId]);
  session.toolbox.choose('comment');
  editorActions.get('insert.comment').run(session);
  expect(session.comments.writing()).toEqual({ spreadId: spread, at: { x: 40, y: 40 }, target: null });
  await userEvent.keyboard('{Escape}');
  session.end();
});

const peerTyping = (thread: string | null) => ({
  selection: [],
  spread_id: null,
  pointer: null,
  gesture: null,
  typing_in: thread,
  user: { id: 's1', user_id: 'you', color: '#7048a8', email: 'theo@example.org', name: 'Theo Laurent', picture: null },
});

test('one reacts with a press, sees who did, and takes it back with another', async () => {
  const session = await open();
  session.selection.select(['theirs' as NodeId]);
  await userEvent.click(bubble().getByRole('button', { name: 'Reagieren' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Herz' }));
  const heart = bubble().getByRole('button', { name: 'Herz: 1 (Du)' });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(session.announcer.get()).toBe('Reagiert');
  // It is no answer, and nobody is called for it.
  expect(session.comments.threads.get().get('theirs' as NodeId)).toHaveLength(1);
  expect((await axe.run(bubble().element())).violations).toEqual([]);
  await userEvent.click(heart);
  await expect.element(heart).not.toBeInTheDocument();
  expect(session.comments.reactions.get().size).toBe(0);
  session.end();
});

test('one sees that somebody is writing in the thread', async () => {
  const session = await open();
  session.selection.select(['theirs' as NodeId]);
  await expect.element(bubble()).toBeVisible();
  session.presence.users([peerTyping(null).user]);
  session.presence.peer(peerTyping('theirs'));
  await expect.element(bubble().getByText('Theo Laurent schreibt …')).toBeVisible();
  session.presence.peer(peerTyping('mine'));
  await expect.element(bubble().getByText(/schreibt/)).not.toBeInTheDocument();
  session.end();
});

test('of two who are called the same, the address says who is meant, and only they are', async () => {
  const twin = { sub: 'twin', email: 'theo@other.example', nickname: 'Theo Laurent', picture: null };
  const session = await open('owner', [...PEOPLE, { id: 'a3', owner: false, user: twin }]);
  session.selection.select(['mine' as NodeId]);
  await userEvent.fill(reply(), 'Frag @Theo');
  await userEvent.click(page.getByRole('option', { name: 'Theo Laurent theo@other.example' }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const answers = session.comments.threads.get().get('mine' as NodeId)!;
  expect(answers[1]?.props).toMatchObject({ text: 'Frag @Theo Laurent', mentions: ['twin'] });
  session.end();
});

test('a comment on an element goes with it, and its pin is pressed where it is by now', async () => {
  const session = await open();
  const box = { type: 'Rectangle' as const, props: { x: 60, y: 100, width: 40, height: 40, fill: 2 as const } };
  session.run('steps.insert', (document) =>
    addElements(document, { parent: spread, elements: [{ ...box, id: 'box' as NodeId }], makeId: session.makeId }),
  );
  session.toolContext.writeComment(spread, { x: 80, y: 120 });
  await userEvent.fill(page.getByRole('textbox', { name: 'Text des Kommentars' }), 'Größer?');
  await userEvent.click(page.getByRole('button', { name: 'Kommentieren' }));
  const said = [...session.store.document.nodes.values()].find(
    (node) => node.type === 'Comment' && node.props.text === 'Größer?',
  )!;
  expect(said.props).toMatchObject({ target: { kind: 'node', id: 'box', x: 0.5, y: 0.5 } });
  const pin = (): DOMRect => document.querySelector('.comment-pin[data-on]')!.getBoundingClientRect();
  const { zoom } = session.camera.get();
  const before = pin().left;
  session.run('steps.move', (document) => changeProps(document, { ids: ['box' as NodeId], props: { x: 110 } }));
  await expect.poll(() => Math.round(pin().left - before)).toBe(Math.round(50 * zoom));
  session.selection.leave();
  document.querySelector('.comment-pin[data-on]')!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(session.selection.get().ids).toEqual([said.id]);
  session.run('steps.delete', (document) => removeElements(document, { ids: ['box' as NodeId] }));
  expect(session.store.document.nodes.has(said.id)).toBe(true);
  session.end();
});
