import type { AlbumBlueprint } from '@figurina/contract';
import { anAlbum } from '@figurina/album/testing';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import { aSession, InEditor } from '../../testing.tsx';
import { AlbumMenu } from '../AlbumMenu.tsx';

const PATH = '/v1/albums/album/blueprint';
const ORDINARY: AlbumBlueprint = {
  is_blueprint: false,
  blueprint_category: 'sports',
  description: '',
  published_at: null,
  changed_since: false,
};

async function open(role: 'owner' | 'admin') {
  const heard: [string, unknown][] = [];
  let state = ORDINARY;
  const becomes = (part: Partial<AlbumBlueprint>) => () => {
    state = { ...state, ...part };
    return { body: { blueprint: state } };
  };
  const answers = {
    [`GET ${PATH}`]: () => ({ body: { blueprint: state } }),
    [`PATCH ${PATH}`]: becomes({ is_blueprint: true, description: 'Für Chöre.' }),
    [`POST ${PATH}/publication`]: becomes({ published_at: '2026-11-20T10:00:00.000Z', changed_since: false }),
    [`DELETE ${PATH}/publication`]: becomes({ published_at: null }),
    'PATCH /v1/albums/album': { body: { album: { id: 'album', title: 'Chor', language: 'pl', locked: false, role } } },
    [`DELETE ${PATH}`]: () => {
      state = ORDINARY;
      return { status: 204 };
    },
  };
  const stage = await aStage(answers, 'de', (call, body) => heard.push([call, body]));
  const session = await aSession(stage, anAlbum().section('Erste Elf').spread().build(), { role });
  await render(
    <InEditor stage={stage} session={session}>
      <main>
        <h1>Album</h1>
        <AlbumMenu />
      </main>
    </InEditor>,
  );
  await page.getByRole('button', { name: 'Albummenü' }).click();
  return { stage, session, heard, becomes };
}
const dialog = page.getByRole('dialog', { name: 'Dieses Album als Vorlage' });
const press = async (name: string) => dialog.getByRole('button', { name, exact: true }).click();

test('an administrator makes a blueprint of the album, publishes it and takes it back', async () => {
  const { session, heard, becomes, stage } = await open('admin');
  await page.getByRole('menuitem', { name: 'Vorlage für alle' }).click();
  await dialog.getByRole('textbox', { name: 'Wofür sie gut ist' }).fill('Für Chöre.');
  await dialog.getByRole('combobox', { name: 'Kategorie' }).selectOptions('community');
  await press('Zur Vorlage machen');
  await expect.element(dialog.getByText('Nur für Administratoren sichtbar')).toBeVisible();
  expect(heard).toContainEqual([
    `PATCH ${PATH}`,
    { blueprint: { blueprint_category: 'community', description: 'Für Chöre.' } },
  ]);
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await dialog.getByRole('combobox', { name: 'Sprache des Albums' }).selectOptions('pl');
  await expect.element(dialog.getByRole('combobox', { name: 'Sprache des Albums' })).toHaveValue('pl');
  expect(heard).toContainEqual(['PATCH /v1/albums/album', { album: { language: 'pl' } }]);
  becomes({ blueprint_category: 'community' })();
  // Offline, the flush before gives up after a while; here nothing is pending.
  await press('Veröffentlichen');
  await expect.element(dialog.getByText('Veröffentlicht am 20.11.2026')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Neu veröffentlichen' })).toBeDisabled();
  await press('Veröffentlichung zurückziehen');
  await expect.element(dialog.getByText('Nur für Administratoren sichtbar')).toBeVisible();
  stage.answers[`POST ${PATH}/publication`] = { status: 503, body: { code: 'unavailable', status: 503 } };
  await press('Veröffentlichen');
  await expect.element(dialog.getByRole('alert').getByText(/nicht erreichbar/)).toBeVisible();
  await press('Keine Vorlage mehr');
  await expect.element(dialog.getByRole('button', { name: 'Zur Vorlage machen' })).toBeVisible();
  session.end();
});

test('nobody else is offered it', async () => {
  const { session } = await open('owner');
  await expect.element(page.getByRole('menuitem', { name: 'Hilfe' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Vorlage für alle' })).not.toBeInTheDocument();
  session.end();
});
