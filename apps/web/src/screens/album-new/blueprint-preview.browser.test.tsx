import { GENERAL_LAYOUTS, readBlueprint, toParts } from '@figurina/album';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import choreo from '../../../../../content/blueprints/sports-choreo/blueprint.json' with { type: 'json' };
import { aStage, Staged, type Answers } from '../../app/testing.tsx';
import { BlueprintPreviewScreen } from './BlueprintPreviewScreen.tsx';

const summary = {
  id: 'b1',
  title: 'Choreo',
  description: '',
  blueprint_category: 'sports',
  cover_preview_url: null,
  spreads_count: 21,
};

function choreoAnswer() {
  const read = readBlueprint(choreo, 'de');
  if (!read.ok) throw new Error(read.detail);
  return { ...summary, ...toParts(read.blueprint.document), schema_version: 1, sections: [], layouts: [] };
}

async function open(search: string, answers: Answers = {}) {
  await page.viewport(1280, 800);
  const stage = await aStage({
    'GET /v1/blueprints': { body: { blueprints: [summary] } },
    'GET /v1/blueprints/b1': { body: { blueprint: choreoAnswer() } },
    ...answers,
  });
  const routes = [
    { path: '/blueprint_preview', element: <BlueprintPreviewScreen /> },
    { path: '/album/new', element: <h1>Wizard</h1> },
  ];
  await render(<Staged services={stage.services} routes={routes} at={`/blueprint_preview${search}`} />);
  return stage;
}
const picture = (name: RegExp) => page.getByRole('img', { name });

test('is leafed through, with the covers as single pages', async () => {
  const { calls } = await open('?id=b1&title=SV%20Blau-Wei%C3%9F%2009&language=fr');
  await expect.element(picture(/^Seite 1 von/)).toBeVisible();
  await expect
    .element(
      picture(/^Seite 1 von/)
        .getByText('SV Blau-Weiß 09')
        .first(),
    )
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Vorherige Doppelseite' })).toBeDisabled();
  expect(calls).toContain('GET /v1/blueprints/b1?language=fr');
  // Open to everybody, and nothing but the blueprint is asked for.
  expect(calls.filter((call) => !call.includes('/blueprints'))).toEqual([]);
  await page.getByRole('button', { name: 'Nächste Doppelseite' }).click();
  await expect.element(picture(/^Seite 2-3 von/)).toBeVisible();
  await userEvent.keyboard('{PageDown}');
  await expect.element(picture(/^Seite 4-5 von/)).toBeVisible();
  expect(document.title).toBe('Choreo');
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('opens at a spread, the last one too, which is the back cover alone', async () => {
  await open('?id=b1&spread=400');
  await expect.element(picture(/^Seite (\d+) von \1$/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Nächste Doppelseite' })).toBeDisabled();
});

test('shows a layout of the product in the look of the blueprint, and a design of stickers on people', async () => {
  // Of so many each of those who stand in is there.
  const layout = GENERAL_LAYOUTS.find(({ stickers }) => stickers >= 17)!;
  await open(`?layout=${layout.id}&design=gold`);
  await expect.element(picture(/^Seite \d+-\d+ von/)).toBeVisible();
  await expect.element(page.getByText('Mira Brandt').first()).toBeInTheDocument();
});

test('one that is not there, or not any more', async () => {
  const gone = { type: 'x', title: 'Nein', status: 404, code: 'blueprint_not_found' };
  await open('?id=gone', { 'GET /v1/blueprints/gone': { status: 404, body: gone } });
  await expect.element(page.getByRole('heading', { name: 'Diese Vorlage gibt es nicht' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Zu allen Vorlagen' })).toHaveAttribute('href', '/album/new');
});

test('an outage is told in place, and one click tries again', async () => {
  const { answers } = await open('?id=b1', {
    'GET /v1/blueprints/b1': { status: 503, body: { code: 'unavailable', status: 503 } },
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  answers['GET /v1/blueprints/b1'] = { body: { blueprint: choreoAnswer() } };
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(picture(/^Seite 1 von/)).toBeVisible();
});
