import { ErrorNotice, Loading, StampButton } from '@figurina/ui';
import { Button, Skeleton } from '@mantine/core';
import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { chaptersOfPeople } from '@figurina/album';
import { problemText } from '../../api/problem.ts';
import { LegalLinks } from '../../app/LegalLinks.tsx';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import type { AlbumDraft } from './album-draft.ts';
import { DraftCard } from './DraftCard.tsx';
import { useKeptDraft } from './use-album-draft.ts';
import { useFirstDrafts } from './use-first-drafts.ts';
import { useStepHeading } from '../../app/use-step-heading.ts';
import { WizardHeader } from './WizardSteps.tsx';
import './album-new.css';
import './album-people.css';
import './album-drafts.css';

/** The wizard's third step: three whole albums of one's own people side by side, one to be taken. */
export function AlbumDraftsScreen() {
  const t = useT();
  const [draft, change] = useKeptDraft();
  usePageTitle(t('wizard.drafts.headline.nobody'), t('album_new.description'));
  if (!draft?.blueprintId) return <Navigate to="/album/new/blueprints" replace />;
  return <FirstDrafts draft={draft} change={change} />;
}

function FirstDrafts({ draft, change }: { draft: AlbumDraft; change: (part: Partial<AlbumDraft>) => void }) {
  const t = useT();
  const navigate = useNavigate();
  const { drafts, error, retry, nothing } = useFirstDrafts(draft);
  const [at, setAt] = useState<number | null>(null);
  const heading = useStepHeading();
  const { people, look } = draft;
  const before = drafts?.findIndex((one) => JSON.stringify(one.look) === JSON.stringify(look)) ?? -1;
  const chosen = at ?? Math.max(0, before);
  const taken = drafts?.[chosen];
  const take = (index: number) => {
    change({ look: drafts![index]!.look });
    void navigate('/album/new/confirm');
  };
  /** The same turn shows the same drafts: none is lost by shuffling. */
  const turnTo = (turn: number) => {
    setAt(null);
    change({ turn, look: null });
  };
  if (nothing) return <Navigate to="/album/new/blueprints" replace />;
  return (
    <div className="wizard wizard-with-foot">
      <WizardHeader at="drafts" business={draft.category === 'business'} />
      <main className="drafts-main">
        <div className="drafts-head">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {t(people.length > 0 ? 'wizard.drafts.headline' : 'wizard.drafts.headline.nobody')}
            </h1>
            <p>
              {people.length > 0
                ? t('wizard.drafts.lead', { people: people.length, chapters: chaptersOfPeople(people).length })
                : t('wizard.drafts.lead.nobody')}
            </p>
          </div>
          <div className="drafts-turns">
            {draft.turn > 0 && (
              <Button
                variant="default"
                leftSection={<IconBack size={18} aria-hidden />}
                disabled={!drafts}
                onClick={() => turnTo(draft.turn - 1)}
              >
                {t('wizard.drafts.before')}
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} aria-hidden />}
              disabled={!drafts}
              onClick={() => turnTo(draft.turn + 1)}
            >
              {t('wizard.drafts.shuffle')}
            </Button>
          </div>
        </div>
        {error ? (
          <ErrorNotice retry={{ label: t('common.retry'), run: retry }}>{problemText(t, error)}</ErrorNotice>
        ) : !drafts ? (
          <Loading label={t('wizard.drafts.loading')}>
            <div className="drafts">
              {['a', 'b', 'c'].map((place) => (
                <Skeleton key={place} className="draft-skeleton" />
              ))}
            </div>
          </Loading>
        ) : (
          <ul className="drafts" aria-label={t('wizard.drafts.list')}>
            {drafts.map((one, index) => (
              <DraftCard
                key={`${one.look.blueprintId} ${one.look.stickerTemplateId} ${one.look.colors.join()}`}
                draft={draft}
                proposed={one}
                number={index + 1}
                chosen={index === chosen}
                onChoose={() => {
                  setAt(index);
                  change({ look: one.look });
                }}
                onTake={() => take(index)}
              />
            ))}
          </ul>
        )}
        <LegalLinks />
      </main>
      <footer className="wizard-foot">
        <Link className="fig-text-link" to="/album/new/people">
          {t('wizard.drafts.back')}
        </Link>
        <span className="wizard-foot-space" />
        <small>{t('wizard.drafts.editable')}</small>
        <StampButton disabled={!taken} onClick={() => take(chosen)}>
          {taken ? t('wizard.drafts.take', { title: taken.blueprint.title }) : t('wizard.drafts.take.none')}
        </StampButton>
      </footer>
    </div>
  );
}

export { AlbumDraftsScreen as Component };
