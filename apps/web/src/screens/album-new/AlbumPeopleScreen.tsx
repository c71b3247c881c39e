import { StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { LegalLinks } from '../../app/LegalLinks.tsx';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { chosenFiles, droppedFiles } from '../../roster/dropped-files.ts';
import { usePaste } from '../../roster/use-paste.ts';
import { LogoCard } from './LogoCard.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { QuestionsCard } from './QuestionsCard.tsx';
import { useKeptDraft } from './use-album-draft.ts';
import { useDraftPhotos } from './use-draft-photos.ts';
import { usePeopleList } from './use-people-list.ts';
import { useStepHeading } from '../../app/use-step-heading.ts';
import { WizardHeader } from './WizardSteps.tsx';
import './album-new.css';
import './album-people.css';

/** The wizard's second step, which nobody has to take: who is in the album, and the colours of their logo. */
export function AlbumPeopleScreen() {
  const t = useT();
  const navigate = useNavigate();
  const [draft, change] = useKeptDraft();
  // Other people or colours make other drafts: what was chosen before is void.
  const list = usePeopleList({
    people: draft?.people ?? [],
    photos: useDraftPhotos(),
    onPeople: (part) => change({ ...part, look: null }),
  });
  const [over, setOver] = useState(false);
  const heading = useStepHeading();
  usePageTitle(t('wizard.people.headline'), t('album_new.description'));
  usePaste({
    cells: (text) => void list.addText(text),
    files: (files) => void list.addFiles(chosenFiles(files)),
  });
  if (!draft?.blueprintId) return <Navigate to="/album/new/blueprints" replace />;

  return (
    <div className="wizard wizard-with-foot">
      <WizardHeader at="people" business={draft.category === 'business'} />
      <main
        className="people-main"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void droppedFiles(event.dataTransfer).then((files) => list.addFiles(files));
        }}
      >
        <h1 ref={heading} tabIndex={-1}>
          {t('wizard.people.headline')}
        </h1>
        <p className="people-lead">{t('wizard.people.lead')}</p>
        <div className="people-cards">
          <PeopleCard draft={draft} list={list} />
          <LogoCard logo={draft.logo} onChange={(logo) => change({ logo, look: null })} />
        </div>
        <QuestionsCard draft={draft} onChange={(answers) => change({ answers })} />
        <LegalLinks />
      </main>
      <footer className="wizard-foot">
        <Link className="fig-text-link" to="/album/new/blueprints">
          {t('wizard.other_blueprint')}
        </Link>
        <span className="wizard-foot-space" />
        <Button variant="default" component={Link} to="/album/new/confirm">
          {t(draft.people.length > 0 ? 'wizard.people.create' : 'wizard.people.create.nobody')}
        </Button>
        <StampButton
          onClick={() => void navigate('/album/new/drafts')}
          disabled={list.reading}
          rightSection={<IconArrowRight size={20} aria-hidden />}
        >
          {t('wizard.people.next')}
        </StampButton>
      </footer>
    </div>
  );
}

export { AlbumPeopleScreen as Component };
