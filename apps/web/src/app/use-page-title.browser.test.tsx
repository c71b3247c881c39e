import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Link } from 'react-router';
import { aStage, Staged } from './testing.tsx';
import { usePageTitle } from './use-page-title.ts';

function Page({ title, description }: { title: string; description?: string }) {
  usePageTitle(title, description);
  return <Link to="/other">Weiter</Link>;
}

test('a page without a description of its own does not keep the one before it', async () => {
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'description';
  const { services } = await aStage({});
  const routes = [
    { path: '/one', element: <Page title="Eins" description="Die erste." /> },
    { path: '/other', element: <Page title="Zwei" /> },
  ];
  await render(<Staged services={services} routes={routes} at="/one" />);
  await expect.poll(() => [document.title, meta.content]).toEqual(['Eins', 'Die erste.']);
  await page.getByRole('link', { name: 'Weiter' }).click();
  await expect
    .poll(() => [document.title, meta.content])
    .toEqual(['Zwei', 'Gestaltet zusammen ein Stickeralbum, sammelt die Fotos ein und lasst es drucken.']);
  meta.remove();
});
