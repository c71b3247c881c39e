import axe from 'axe-core';
import type { StickerUpload } from '@figurina/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, type Answers } from '../../../../../app/testing.tsx';
import { StickersPanel } from '../StickersPanel.tsx';
import { aSession, InEditor } from '../../../testing.tsx';
import { CollectWindowHost } from './CollectWindowHost.tsx';
import { NewUploadsBadge } from './NewUploadsBadge.tsx';
import { anAlbumOfPeople, anUpload, stickerId } from './testing/answers.ts';

const album = anAlbumOfPeople();
const CAN = anUpload({ id: 'can', name: 'Can', last_name: 'Demir' });
const SPELLED = anUpload({ id: 'samira', name: 'Haddad', last_name: 'Samira' });
const NAMELESS = anUpload({ id: 'nobody', position: 'Zeugwart', same_picture_as: ['can'] });

async function aDialog(uploads: StickerUpload[], answers: Answers = {}) {
  await page.viewport(1440, 900);
  const sent: [string, unknown][] = [];
  const list = { uploads };
  const stage = await aStage(
    {
      'GET /v1/albums/album/sticker_uploads': () => ({ body: { sticker_uploads: list.uploads } }),
      ...Object.fromEntries(
        uploads.map((upload) => [
          `PATCH /v1/albums/album/sticker_uploads/${upload.id}`,
          { body: { sticker_upload: upload } },
        ]),
      ),
      ...answers,
    },
    'de',
    (call, body) => {
      if (!call.startsWith('GET')) sent.push([call.replace('/v1/albums/album/sticker_uploads', ''), body]);
    },
  );
  const session = await aSession(stage, anAlbumOfPeople());
  await render(
    <InEditor stage={stage} session={session}>
      <StickersPanel />
      <CollectWindowHost />
    </InEditor>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Einsammeln' }));
  await expect.element(page.getByRole('dialog', { name: 'Neue Fotos einsammeln' })).toBeVisible();
  return { sent, list, stage };
}
const card = (name: string) => page.getByRole('article', { name });
const accept = (name: string) => card(name).getByRole('button', { name: 'Annehmen' });
const commit = (name: string) => page.getByRole('button', { name });

test('the tab of the stickers counts the photos that wait, and nothing else; it asks every 30 seconds', async () => {
  const list = [CAN, SPELLED, anUpload({ id: 'no', state: 'rejected' })];
  const stage = await aStage({ 'GET /v1/albums/album/sticker_uploads': { body: { sticker_uploads: list } } });
  await render(
    <InEditor stage={stage} session={await aSession(stage, album)}>
      <NewUploadsBadge />
    </InEditor>,
  );
  await expect.element(page.getByRole('img', { name: '2 neue Uploads' })).toHaveTextContent('2');
  const [query] = stage.services.queries.getQueryCache().findAll({ queryKey: ['sticker_uploads'] });
  expect(query?.observers.map(({ options }) => options.refetchInterval)).toEqual([30_000]);
});

test('the card above the stickers counts what came; the dialog proposes whose it is, without an axe violation', async () => {
  await aDialog([CAN, SPELLED, NAMELESS]);
  await expect.element(page.getByText('3 neue Uploads')).toBeInTheDocument();
  await expect.element(card('Can Demir').getByText('Name stimmt überein')).toBeVisible();
  await expect.element(card('Samira Haddad').getByText('Schreibweise aus der Liste')).toBeVisible();
  await expect.element(card('Ohne Namen').getByText('Name muss ausgefüllt werden')).toBeVisible();
  await expect.element(card('Ohne Namen').getByText('Dasselbe Bild wurde schon einmal geschickt')).toBeVisible();
  await expect.element(accept('Ohne Namen')).toBeDisabled();
  const { violations } = await axe.run(page.getByRole('dialog').first().element());
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});

test('what one should know before deciding stands on the card', async () => {
  const { consent, image } = CAN;
  await aDialog([
    anUpload({ id: 'a', name: 'Kein Gesicht', image: { ...image, details: { ...image.details, face: null } } }),
    anUpload({ id: 'b', name: 'Bernadette', last_name: 'Unbekannt-Hohenstein' }),
    anUpload({ id: 'c', name: 'Lea', consent: { ...consent, minor: true, guardian: 'Eva Vogt' } }),
    SPELLED,
  ]);
  await expect.element(card('Kein Gesicht').getByText('Kein Gesicht gefunden')).toBeVisible();
  await expect
    .element(card('Bernadette Unbekannt').getByText('Gekürzt aus „Bernadette Unbekannt-Hohenstein“'))
    .toBeVisible();
  await expect.element(card('Lea').getByText('Minderjährig, eingewilligt hat Eva Vogt')).toBeVisible();
  expect(card('Samira Haddad').element().querySelector('.upload-note')).toBeNull();
});

test('on a phone the cards lie one below the other and the commit is in reach', async () => {
  await aDialog([CAN, SPELLED, NAMELESS]);
  await page.viewport(390, 780);
  const box = (element: Element) => element.getBoundingClientRect();
  await expect.poll(() => box(page.getByRole('dialog').first().element()).width).toBeLessThanOrEqual(390);
  const cards = page.getByRole('article').elements().map(box);
  expect(cards).toHaveLength(3);
  expect(cards[1]!.top).toBeGreaterThanOrEqual(cards[0]!.bottom);
  expect(cards[2]!.top).toBeGreaterThanOrEqual(cards[1]!.bottom);
  expect(box(commit('0 Sticker einsammeln').element()).bottom).toBeLessThanOrEqual(780);
});

test('only what is certain is accepted at once; what fails stays with its reason, the rest is collected', async () => {
  const { sent, list } = await aDialog([CAN, SPELLED, NAMELESS], {
    'PATCH /v1/albums/album/sticker_uploads/merge': () => {
      list.uploads = [SPELLED, NAMELESS];
      return {
        body: {
          merged_at: '2027-04-20T10:00:00Z',
          merged: [{ id: 'can', sticker_id: stickerId(album, 'Can Demir') }],
          failed: [{ id: 'samira', code: 'sticker_gone' }],
        },
      };
    },
  });
  await userEvent.click(commit('Alle sicheren annehmen (1)'));
  await expect.element(commit('1 Sticker einsammeln')).toBeEnabled();
  await userEvent.click(accept('Samira Haddad'));
  await userEvent.click(commit('2 Sticker einsammeln'));
  await expect.element(card('Can Demir')).not.toBeInTheDocument();
  await expect
    .element(card('Samira Haddad').getByRole('alert'))
    .toHaveTextContent('Diese Person steht nicht mehr im Album');
  expect(sent).toEqual([
    ['PATCH /can', { sticker_upload: { sticker_id: stickerId(album, 'Can Demir') } }],
    ['PATCH /samira', { sticker_upload: { sticker_id: stickerId(album, 'Samira Haddad') } }],
    ['PATCH /merge', { sticker_upload_ids: ['can', 'samira'] }],
  ]);
});

test('a name and a chapter make somebody new', async () => {
  const { sent } = await aDialog([NAMELESS], {
    'PATCH /v1/albums/album/sticker_uploads/merge': {
      body: { merged_at: '2027-04-20T10:00:00Z', merged: [{ id: 'nobody', sticker_id: 'n' }], failed: [] },
    },
  });
  await userEvent.fill(card('Ohne Namen').getByRole('textbox', { name: 'Name' }), 'Ole');
  await userEvent.selectOptions(card('Ole').getByRole('combobox', { name: 'Kapitel' }), 'Erste Elf');
  await userEvent.click(accept('Ole'));
  await userEvent.click(commit('1 Sticker einsammeln'));
  await expect.element(commit('0 Sticker einsammeln')).toBeDisabled();
  expect(sent[0]?.[1]).toMatchObject({ sticker_upload: { name: 'Ole', section_id: expect.any(String) } });
});

test('by keyboard: arrows walk, A accepts, X rejects, R asks for another with a reason', async () => {
  const { sent } = await aDialog([CAN, SPELLED, NAMELESS]);
  (card('Can Demir').element() as HTMLElement).focus();
  await userEvent.keyboard('a');
  await expect.element(accept('Can Demir')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(card('Samira Haddad')).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.poll(() => sent).toContainEqual(['PATCH /samira', { sticker_upload: { state: 'rejected' } }]);
  await userEvent.keyboard('r');
  await userEvent.click(page.getByRole('button', { name: 'Das Gesicht ist zu dunkel.' }));
  await userEvent.click(page.getByRole('button', { name: 'Neues Foto erbitten' }));
  await expect
    .poll(() => sent)
    .toContainEqual([
      'PATCH /samira',
      { sticker_upload: { state: 'needs_retake', retake_reason: 'Das Gesicht ist zu dunkel.' } },
    ]);
});

test('what was rejected can come back or be deleted, after a question', async () => {
  const { stage } = await aDialog([CAN, anUpload({ id: 'old', name: 'Alt', state: 'rejected' })], {
    'DELETE /v1/sticker_uploads/old': { status: 204 },
  });
  await userEvent.click(page.getByText('Abgelehnt 1'));
  await userEvent.click(card('Alt').getByRole('button', { name: 'Löschen' }));
  expect(stage.calls).not.toContain('DELETE /v1/sticker_uploads/old');
  await userEvent.click(page.getByRole('dialog', { name: 'Foto löschen?' }).getByRole('button', { name: 'Löschen' }));
  await expect.poll(() => stage.calls).toContain('DELETE /v1/sticker_uploads/old');
});

test('one that comes while one looks on comes last; when all are gone the dialog says so', async () => {
  const { list, stage } = await aDialog([SPELLED]);
  list.uploads = [SPELLED, CAN];
  await stage.services.queries.invalidateQueries({ queryKey: ['sticker_uploads'] });
  await expect.element(card('Can Demir')).toBeVisible();
  expect(
    page
      .getByRole('article')
      .elements()
      .map((one) => one.getAttribute('data-upload')),
  ).toEqual(['samira', 'can']);
  list.uploads = [];
  await stage.services.queries.invalidateQueries({ queryKey: ['sticker_uploads'] });
  await expect.element(page.getByRole('heading', { name: 'Alles eingesammelt' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sammelstand' })).toBeVisible();
});

test('of three hundred photos those near view have cards, and the rest are walked to', async () => {
  await aDialog(Array.from({ length: 300 }, (_, at) => anUpload({ id: `u${at}`, name: `Person ${at}` })));
  await expect.element(page.getByText(/^300 neue Fotos/)).toBeVisible();
  const cards = () => page.getByRole('article').elements();
  expect(cards().length).toBeLessThan(100);
  const last = () => cards().at(-1) as HTMLElement;
  const before = cards().length;
  last().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => cards().length).toBeGreaterThan(before);
  const name = page.getByRole('article', { name: 'Person 3', exact: true }).getByRole('textbox', { name: 'Name' });
  await userEvent.fill(name, 'Petra');
  await userEvent.click(accept('Petra'));
  await expect.element(commit('1 Sticker einsammeln')).toBeEnabled();
});

test('the crop is changed by keys on the sticker itself', async () => {
  const { sent } = await aDialog([CAN], {
    'PATCH /v1/albums/album/sticker_uploads/merge': {
      body: { merged_at: '2027-04-20T10:00:00Z', merged: [{ id: 'can', sticker_id: 'n' }], failed: [] },
    },
  });
  await userEvent.click(card('Can Demir').getByRole('button', { name: 'Ausschnitt' }));
  const preview = card('Can Demir').getByRole('application');
  (preview.element() as HTMLElement).focus();
  await userEvent.keyboard('+++{ArrowLeft}');
  await userEvent.click(card('Can Demir').getByRole('button', { name: 'Fertig' }));
  await userEvent.click(accept('Can Demir'));
  await userEvent.click(commit('1 Sticker einsammeln'));
  await expect
    .poll(() => sent[0]?.[1])
    .toMatchObject({
      sticker_upload: { crop: { cscale: expect.closeTo(1.26, 2), crotation: 0 } },
    });
});
