import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../app/testing.tsx';
import { aSession, InEditor } from '../testing.tsx';
import { MetaBar } from './MetaBar.tsx';
import { Rail } from './Rail.tsx';

test('the operator’s pages stand in the menu and, imprint and privacy, in the foot', async () => {
  await page.viewport(1440, 900);
  const schedulers = { sales: 'https://termine.example/gross', info: 'https://termine.example/klein' };
  const stage = await aStage({
    'GET /v1/config': {
      body: { config: { legal_pages: ['imprint', 'privacy', 'customer_information', 'contact'], schedulers } },
    },
  });
  const session = await aSession(stage, anAlbum().section('Team').spread({}).build());
  session.meta.set({
    ...session.meta.get(),
    organization: { name: 'Werk Nord', size: '1000+', contactName: 'Mara', phone: '0421', contactRole: 'lead' },
  });
  await render(
    <InEditor stage={stage} session={session} at="/album/album/onboarding">
      <MetaBar isMobile={false} />
      <Rail tabs={[]} active={null} isMobile={false} />
    </InEditor>,
  );
  await expect.element(page.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/imprint');
  await expect.element(page.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/privacy');
  await userEvent.click(page.getByRole('button', { name: 'Albummenü' }));
  await expect.element(page.getByRole('menuitem', { name: 'Kontakt' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Kundeninformation' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Gespräch vereinbaren' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Cookie-Einstellungen' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'AGB' })).not.toBeInTheDocument();
});
