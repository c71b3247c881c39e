import { answersOf, type AlbumDocument, answerQuestions, applyPatch, type NodeId, plainText } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import type { OpenAlbumMeta } from '../../session/connection/meta-source.ts';
import { aSession, InEditor } from '../../testing.tsx';
import { QuestionsHost } from './QuestionsHost.tsx';
import '../../shell/editor.css';

/** Two questions: one stands on two pages, one on none. */
function anAskingAlbum(): AlbumDocument {
  const document = anAlbum()
    .section('Team')
    .spreads(4)
    .text('', { id: 'left', x: 20, y: 20, wording: ['Gegründet {answer-since}'] })
    .spread({ id: 'last' })
    .text('', { id: 'right', x: 260, y: 20, wording: ['Seit {answer-since} ein Verein'] })
    .build();
  const questions = [
    { id: 'motto', kind: 'lines', label: 'Was ruft ihr vor dem Spiel?', example: 'Wer klebt, der bleibt' },
    { id: 'since', kind: 'line', label: 'Seit wann gibt es euch?', example: '1974' },
  ];
  applyPatch(document, [{ part: 'workspace', path: 'nodes/root/props/questions', value: questions }]);
  return document;
}

async function open(role: OpenAlbumMeta['role'] = 'owner', locked = false, spreadId: string | null = null) {
  await page.viewport(390, 780);
  const stage = await aStage({});
  const session = await aSession(stage, anAskingAlbum(), { role, locked });
  await render(
    <InEditor stage={stage} session={session}>
      <main>
        <h1>Album</h1>
        <QuestionsHost />
      </main>
    </InEditor>,
  );
  session.windows.open({ kind: 'questions', spreadId: spreadId as NodeId | null });
  const words = (id: string): string => {
    const node = session.store.document.nodes.get(id as NodeId);
    return node?.type === 'Text' ? plainText(node.props.text) : '';
  };
  return { session, words };
}
const field = (name: string) => page.getByRole('textbox', { name });
const since = field('Seit wann gibt es euch?');

test('an answer is taken on leaving the field, one step of undo each, and follows what others answer', async () => {
  const { session, words } = await open('owner', false, 'last');
  const dialog = page.getByRole('dialog', { name: 'Was wisst ihr über euch?' });
  // What the page asks comes first, and has the focus.
  await expect.element(since).toHaveFocus();
  await expect.element(dialog.getByRole('heading', { name: /^Gefragt auf Seite/ })).toBeVisible();
  expect((await axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);

  await since.fill(' 1974 ');
  await userEvent.tab();
  expect(words('left')).toBe('Gegründet 1974');
  expect(words('right')).toBe('Seit 1974 ein Verein');
  expect(session.history.undoLabel()).toBe('steps.question');
  await expect.element(since).toHaveValue('1974');
  await expect.element(dialog.getByText('1 von 2 beantwortet')).toBeVisible();

  session.store.receive(answerQuestions(session.store.document, { since: '1975' }));
  await expect.element(since).toHaveValue('1975');
  // Closed with something typed: it is not lost.
  await field('Was ruft ihr vor dem Spiel?').fill('Auf geht’s');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answersOf(session.store.document)).toEqual({ since: '1975', motto: 'Auf geht’s' });
  session.undo();
  expect(answersOf(session.store.document)).toEqual({ since: '1975' });
  session.end();
});

test('says on which pages an answer stands and leads there; who may not edit reads it', async () => {
  const { session } = await open();
  await expect.element(page.getByText('Steht zurzeit auf keiner Seite.')).toBeVisible();
  const pages = page.getByRole('button', { name: /^Seite \d+ zeigen$/ });
  await expect.element(pages.nth(1)).toHaveAccessibleDescription('Seit wann gibt es euch?');
  await pages.nth(1).click();
  expect(session.windows.get()).toBeNull();
  expect(session.selection.get().ids).toEqual(['right']);

  session.meta.set({ ...session.meta.get(), locked: true });
  session.windows.open({ kind: 'questions', spreadId: null });
  await expect.element(since).toHaveAttribute('readonly');
  await expect.element(page.getByText(session.t('notices.locked'))).toBeVisible();
  session.meta.set({ ...session.meta.get(), locked: false, role: 'reader' });
  await expect.element(since).toBeDisabled();
  session.end();
});
