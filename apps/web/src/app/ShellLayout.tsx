import { Outlet, ScrollRestoration } from 'react-router';
import { AppHeader } from './AppHeader.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { useT } from './use-t.ts';

/** The frame of the ordinary pages: header and content. The editor and the wizard have frames of their own. */
export function ShellLayout() {
  const t = useT();
  return (
    <div className="shell">
      <a className="fig-skip" href="#content">
        {t('header.skip')}
      </a>
      <AppHeader />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="shell-footer">
        <LegalLinks />
      </footer>
      <ScrollRestoration />
    </div>
  );
}
