import type { PublicBatch } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { BookCover } from '@figurina/ui';
import { type ReactNode, useEffect } from 'react';
import { LegalLinks } from '../../app/LegalLinks.tsx';
import { OpenHeader } from '../../app/OpenHeader.tsx';
import { useT } from '../../app/use-t.ts';
import './join.css';

/** What is ordered together, with how far it is; below it what a guest does. */
export function JoinPage({ batch, children }: { batch: PublicBatch; children: ReactNode }) {
  const t = useT();
  const { kind, title, note, pages, stickers, deadline, orders, minimum, open } = batch;
  useUnlisted();
  return (
    <div className="join">
      <OpenHeader />
      <main>
        <header className="join-head">
          <BookCover title={title} picture={null} eager />
          <div>
            <p className="join-kind">{t(`join.title.${kind}`)}</p>
            <h1>{title}</h1>
            <p>{t('join.facts', { pages, stickers })}</p>
            {open ? <p className="join-until">{t('join.until', { date: formatDate(deadline) })}</p> : null}
          </div>
        </header>
        {note ? <p className="join-note">{note}</p> : null}
        <p className="join-count" role="status">
          <strong>{t('join.count', { count: orders })}</strong>{' '}
          {orders < minimum ? t('join.minimum', { minimum }) : t('join.reached')}
        </p>
        {children}
      </main>
      <LegalLinks />
    </div>
  );
}

/** The address is a secret of those who got it: no search shall list it. */
function useUnlisted(): void {
  useEffect(() => {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, []);
}
