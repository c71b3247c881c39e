import type { JoinLink } from '@figurina/contract';
import { ConfirmDialog } from '@figurina/ui';
import { useState } from 'react';
import { useServices } from '../../../../../app/services.ts';
import { useNow } from '../../../../../app/use-now.ts';
import { useT } from '../../../../../app/use-t.ts';
import { daysLeft } from './days-left.ts';
import { LinkField } from './LinkField.tsx';
import type { PeopleDesk } from './people-desk.ts';

/** As long as a link that is made anew. */
const DAYS_ANEW = 14;

/** The open link, who has come by it, and another one in its place. */
export function OpenJoinLink({ link, desk }: { link: JoinLink; desk: PeopleDesk }) {
  const t = useT();
  const now = useNow();
  const { api } = useServices();
  const [isAsked, setAsked] = useState(false);
  const { role, sections, limit, joined, expires_at } = link;
  const isFull = limit !== null && joined >= limit;
  const anew = async (): Promise<void> => {
    const body = { role, sections, limit, days: DAYS_ANEW };
    await desk.run('link', () => api.members.createLink({ params: { id: desk.albumId }, body }));
    setAsked(false);
  };
  const facts = [
    t(`people.role.${role}`),
    ...(sections ? [t('people.chapters.count', { count: sections.length })] : []),
    daysLeft(t, expires_at, now),
    ...(limit === null ? [] : [`${joined}/${limit}`]),
  ];
  return (
    <div className="people-link-form">
      <LinkField link={link.link} label={facts.join(' · ')} />
      <p className="people-none">
        {isFull ? t('people.link.full') : t('people.link.joined', { count: joined })}{' '}
        <button type="button" className="fig-text-link" onClick={() => setAsked(true)}>
          {t('people.link.new')}
        </button>
      </p>
      <ConfirmDialog
        opened={isAsked}
        title={t('people.link.new.title')}
        question={t('people.link.new.text')}
        confirm={t('people.link.new.do')}
        cancel={t('common.cancel')}
        busy={desk.busy === 'link'}
        onConfirm={() => void anew()}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
}
