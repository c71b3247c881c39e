import type { AlbumRole } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import { aSession, InEditor } from '../../testing.tsx';
import { CommentField } from './CommentField.tsx';

const user = { sub: 'you', email: 'theo@example.org', nickname: 'Theo Laurent', picture: null };

function Field() {
  const [words, setWords] = useState('');
  const { pathname, state } = useLocation();
  return (
    <>
      <CommentField label="Kommentar" placeholder="" value={words} onChange={setWords} onDone={() => {}} />
      <output>{`${pathname} ${JSON.stringify(state)}`}</output>
    </>
  );
}

async function aField(role: AlbumRole) {
  const association = { id: 'a2', owner: false, role: 'editor', sections: null, user };
  const stage = await aStage({ 'GET /v1/albums/album/associations': { body: { associations: [association] } } });
  const session = await aSession(stage, anAlbum().section('Team').spread().build(), { role });
  await render(
    <InEditor stage={stage} session={session}>
      <Field />
    </InEditor>,
  );
  await userEvent.click(page.getByRole('textbox', { name: 'Kommentar' }));
  return session;
}
const address = () => page.getByRole('status').element().textContent;

test('who is named by an address and is not in the album is invited from there', async () => {
  const session = await aField('owner');
  await userEvent.keyboard('Frag @theo');
  await expect.element(page.getByRole('option', { name: 'Theo Laurent' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: /Einladen/ })).not.toBeInTheDocument();
  await userEvent.keyboard(' oder @jana@verein.de');
  await expect
    .element(page.getByRole('option', { name: '„jana@verein.de“ ist nicht im Album. Einladen …' }))
    .toBeVisible();
  // Who only writes on does not find themselves inviting somebody.
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/album/album/stickers null');
  await userEvent.keyboard('{Backspace}');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect
    .poll(address)
    .toBe('/album/album/settings/users {"from":"/album/album/stickers","invite":"jana@verein.de"}');
  session.end();
});

test('who may not invite is not offered to', async () => {
  const session = await aField('editor');
  await userEvent.keyboard('Frag @jana@verein.de');
  await expect.element(page.getByRole('textbox')).toHaveValue('Frag @jana@verein.de');
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  session.end();
});
