import { changeProps, type NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSource } from '@figurina/drawing';
import { aStage, type Answer, type Answers } from '../../../../app/testing.tsx';
import type { OpenAlbumMeta } from '../../session/connection/meta-source.ts';
import { useEditor } from '../../session/editor-context.ts';
import { aSession, InEditor } from '../../testing.tsx';
import { Rail } from '../Rail.tsx';
import { tabsFor } from '../tabs.ts';
import { OrderButton } from './OrderButton.tsx';
import { PreflightMark } from './PreflightMark.tsx';
import { usePreflight } from './use-preflight.ts';
import '../editor.css';

const CHECKOUT = 'GET /v1/albums/album/checkout';
const config = { body: { config: { price_labels: { de: 'ab 285 EUR' }, legal_pages: [] } } };
const found = (...errors: { message: string; node_id?: string }[]): Answer => ({
  body: {
    checkout: {
      errors: errors.map(({ message }) => message),
      error_details: errors.map((error) => ({ code: 'x', node_id: null, sticker_id: null, spread: null, ...error })),
    },
  },
});

async function open(shown: React.ReactElement, answers: Answers, role: OpenAlbumMeta['role'] = 'owner') {
  await page.viewport(1200, 800);
  const stage = await aStage({ 'GET /v1/config': config, ...answers });
  const album = anAlbum().section('Team').spread().rectangle({ id: 'box', x: 1 }).build();
  const session = await aSession(stage, album, { role });
  await render(
    <InEditor stage={stage} session={session}>
      <main>
        <h1>Album</h1>
        {shown}
      </main>
    </InEditor>,
  );
  return { ...stage, session };
}
const order = page.getByRole('link', { name: /jetzt bestellen/i });
const faults = async () => (await axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
const mark = (name: RegExp) => page.getByRole('button', { name });

test('the price leads to the checkout; beside it stands what is in the way, and a press opens the print check', async () => {
  const errors = [{ message: 'Sticker 12 hat keinen Namen.', node_id: 'box' }, { message: 'Seite 14 ist leer.' }];
  const { session, calls } = await open(<OrderButton />, { [CHECKOUT]: found(...errors) });
  await expect.element(order).toHaveAttribute('href', '/album/album/checkout');
  await expect.element(order).toHaveTextContent('ab 285 EUR');
  await expect.element(mark(/^2 Fehler vor dem Druck\. Sticker 12 hat keinen Namen\./)).toHaveTextContent('2');
  expect(calls).toContain(`${CHECKOUT}?no_albums=50&country_code=DE`);
  expect(await faults()).toEqual([]);
  await mark(/^2 Fehler/).hover();
  await expect.element(page.getByRole('tooltip').getByText('Seite 14 ist leer.')).toBeVisible();
  await userEvent.click(mark(/^2 Fehler/));
  expect(session.windows.get()).toEqual({ kind: 'preflight' });
  session.end();
});

test('without an answer there is no mark, and ordering goes on', async () => {
  const { session } = await open(<OrderButton />, { [CHECKOUT]: { status: 503, body: { code: 'unavailable' } } });
  await expect.element(order).toBeVisible();
  await expect.element(mark(/vor dem Druck/)).not.toBeInTheDocument();
  session.end();
});

test.each(['filler', 'commenter', 'reader'] as const)(
  'a %s is offered no order, and nothing is asked',
  async (role) => {
    const { session, calls } = await open(<OrderButton />, { [CHECKOUT]: found() }, role);
    await expect.element(order).not.toBeInTheDocument();
    expect(calls.filter((call) => call.startsWith(CHECKOUT))).toEqual([]);
    session.end();
  },
);

test('a template is not ordered', async () => {
  const refused = { status: 422, body: { type: 'x', title: 'Nein', status: 422, code: 'blueprint_not_orderable' } };
  const { session } = await open(<OrderButton />, { [CHECKOUT]: refused });
  await expect.element(order).not.toBeInTheDocument();
  session.end();
});

function Quick() {
  const { errors } = usePreflight(20);
  return errors ? <PreflightMark errors={errors} /> : null;
}

test('it is asked again when the album has been left alone after a change', async () => {
  const { session, answers, calls } = await open(<Quick />, { [CHECKOUT]: found({ message: 'Leer.' }) });
  await expect.element(mark(/^1 Fehler vor dem Druck/)).toBeVisible();
  // Its name begins with the figure that it shows.
  expect(await faults()).toEqual([]);
  answers[CHECKOUT] = found();
  for (const x of [20, 30, 40])
    session.run('steps.move', (now) => changeProps(now, { ids: ['box' as NodeId], props: { x } }));
  await expect.element(mark(/^Nichts steht dem Druck im Weg/)).toBeVisible();
  // Three changes at once are one rest.
  expect(calls.filter((call) => call.startsWith(CHECKOUT))).toHaveLength(2);
  session.end();
});

function Phone() {
  const { role } = useSource(useEditor().meta);
  return <Rail tabs={tabsFor({ isMobile: true, role })} active={null} isMobile />;
}

test.each(['owner', 'filler'] as const)('on a phone ordering is a tab, which a %s has if they may', async (role) => {
  const { session } = await open(<Phone />, {}, role);
  await page.viewport(390, 844);
  const tab = page.getByRole('link', { name: 'Bestellen' });
  if (role === 'owner') await expect.element(tab).toHaveAttribute('href', '/album/album/checkout');
  else await expect.element(tab).not.toBeInTheDocument();
  const rail = page.getByRole('navigation').element();
  expect(rail.scrollWidth).toBeLessThanOrEqual(390);
  session.end();
});
