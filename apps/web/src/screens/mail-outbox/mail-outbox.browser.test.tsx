import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
// First: it says in which order the layers of the styles lie.
import { aStage, aUser, Staged, type Answers } from '../../app/testing.tsx';
import { ShellLayout } from '../../app/ShellLayout.tsx';
import { MailOutboxScreen } from './MailOutboxScreen.tsx';

const LIST = 'GET /v1/mails';
const mails = Array.from({ length: 25 }, (_, at) => ({
  id: `m${at}`,
  to: `mara.koenig-von-und-zu-hohenschwangau.${at}@blauweiss09-vereinsheim.example`,
  subject: `Deine Bestellung F-${20_400 + at} von der Grund- und Gemeinschaftsschule am Volkspark`,
  created_at: '2027-05-04T22:05:00Z',
}));
const listed = { body: { mails, pagination: { current_page: 1, total_pages: 3 } } };
const read = Object.fromEntries(
  mails.map((mail) => [
    `GET /v1/mails/${mail.id}`,
    { body: { mail: { ...mail, html: `<p>Der Text von ${mail.id}</p>`, text: '' } } },
  ]),
);

async function open(answers: Answers, width: number) {
  await page.viewport(width, 900);
  const me = { 'GET /v1/users/me': { body: { user: aUser({ roles: ['admin'] }) } } };
  const stage = await aStage({ ...me, ...answers });
  const routes = [{ element: <ShellLayout />, children: [{ path: '/mails/:mailId?', element: <MailOutboxScreen /> }] }];
  const { unmount } = await render(<Staged services={stage.services} routes={routes} at="/mails" />);
  return { ...stage, unmount };
}
/** Inside the frame nothing runs, axe neither: a test of the whole product judges what is in it. */
const faults = async () =>
  (await axe.run(document, { iframes: false })).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
const row = (at: number) => page.getByRole('link', { name: new RegExp(`^${mails[at]!.subject}`) });
const article = () => page.getByRole('article');
const isInView = (): boolean => {
  const { top, bottom } = article().getByRole('heading').element().getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

test('a mail far down the list is read beside it, and on a phone before it', async () => {
  for (const width of [390, 1024]) {
    const { unmount } = await open({ [LIST]: listed, ...read }, width);
    const far = row(20);
    await expect.element(far).toBeVisible();
    far.element().scrollIntoView({ block: 'center' });
    const before = scrollY;
    expect(before).toBeGreaterThan(600);
    await far.click();
    await expect.element(article().getByText('5.5.2027, 00:05')).toBeVisible();
    await expect.poll(isInView).toBe(true);
    expect(scrollY).toBe(width === 390 ? 0 : before);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await faults()).toEqual([]);
    await unmount();
  }
});

test('no mails, and a list or a mail that does not come, say so', async () => {
  const failed = { status: 500, body: { code: 'internal', status: 500, title: 'x' } };
  const { answers, services } = await open({ [LIST]: failed, ...read, 'GET /v1/mails/m0': failed }, 1024);
  const again = page.getByRole('button', { name: 'Erneut versuchen' });
  answers[LIST] = { body: { mails: [], pagination: { current_page: 1, total_pages: 1 } } };
  await again.click();
  await expect.element(page.getByRole('heading', { name: 'Noch keine Mails' })).toBeVisible();
  answers[LIST] = listed;
  await services.queries.invalidateQueries({ queryKey: ['mails'] });
  await row(0).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  answers['GET /v1/mails/m0'] = read['GET /v1/mails/m0']!;
  await again.click();
  await expect.element(article().getByRole('heading', { name: mails[0]!.subject })).toBeVisible();
});
