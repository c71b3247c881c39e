import { type NodeId, type NodeOf, plainText } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import { aSession, InEditor } from '../../testing.tsx';
import { FindReplace } from './FindReplace.tsx';

const album = () =>
  anAlbum()
    .section()
    .spread()
    .text('Tor! Tor!', { id: 'a' })
    .text('Torjäger', { id: 'b', y: 60 })
    .spread()
    .text('Vor dem Tor', { id: 'c' })
    .group((group) => group.text('tor', { id: 'locked' }), { y: 60, locked: true })
    .build();

async function searching() {
  const stage = await aStage({});
  const session = await aSession(stage, album());
  await render(
    <InEditor stage={stage} session={session}>
      <FindReplace />
    </InEditor>,
  );
  session.textSearch.open('Tor');
  await expect.element(page.getByRole('textbox', { name: 'Suchen nach' })).toHaveFocus();
  const words = (id: string) =>
    plainText((session.store.document.nodes.get(id as NodeId) as NodeOf<'Text'>).props.text);
  return { session, words };
}
const count = page.getByRole('status');

test('words are counted, gone through, and replaced one by one, also by words that hold them', async () => {
  const { session, words } = await searching();
  await expect.element(count).toHaveTextContent('5 Stellen in 4 Texten');
  await userEvent.click(page.getByRole('checkbox', { name: 'Nur ganze Wörter' }));
  await expect.element(count).toHaveTextContent('4 Stellen in 3 Texten');
  await userEvent.click(page.getByRole('button', { name: 'Nächste Stelle' }));
  await expect.element(count).toHaveTextContent('1 von 4');
  expect(session.selection.get().ids).toEqual(['a']);
  await userEvent.fill(page.getByRole('textbox', { name: 'Ersetzen durch' }), 'Tor Tor');
  await userEvent.click(page.getByRole('button', { name: 'Ersetzen', exact: true }));
  expect(words('a')).toBe('Tor Tor! Tor!');
  await expect.element(count).toHaveTextContent('3 von 5');
  session.end();
});

test('all are replaced in one step that is undone at once; locked texts stay, and are named', async () => {
  const { session, words } = await searching();
  await userEvent.fill(page.getByRole('textbox', { name: 'Ersetzen durch' }), 'Treffer');
  await userEvent.click(page.getByRole('button', { name: 'Alle ersetzen' }));
  await expect.element(count).toHaveTextContent('4 Stellen in 3 Texten ersetzt');
  await expect.element(page.getByText('1 Stelle in einem gesperrten Text bleibt.')).toBeVisible();
  expect(['a', 'b', 'c', 'locked'].map(words)).toEqual(['Treffer! Treffer!', 'Trefferjäger', 'Vor dem Treffer', 'tor']);
  session.undo();
  expect(['a', 'b', 'c'].map(words)).toEqual(['Tor! Tor!', 'Torjäger', 'Vor dem Tor']);
  await userEvent.click(page.getByRole('button', { name: 'Alle ersetzen' }));
  await expect.element(count).toHaveTextContent('4 Stellen in 3 Texten ersetzt');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  session.end();
});
