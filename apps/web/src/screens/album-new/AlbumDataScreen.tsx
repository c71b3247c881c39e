import { StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useServices } from '../../app/services.ts';
import { LegalLinks } from '../../app/LegalLinks.tsx';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { useSignedIn } from '../../session/use-user.ts';
import { type OrganizationDraft, wholeOrganization } from '../../organization/organization-draft.ts';
import { missingFields, OrganizationForm } from '../../organization/OrganizationForm.tsx';
import { keepDraft, readDraft } from './album-draft.ts';
import { organizationsQuery } from '../../organization/organizations-query.ts';
import { useStepHeading } from '../../app/use-step-heading.ts';
import { WizardHeader } from './WizardSteps.tsx';
import './album-new.css';
import './album-people.css';

/** The wizard's step for business users: for whom the album is. Whoever has told so before skips it. */
export function AlbumDataScreen() {
  const t = useT();
  const { api } = useServices();
  const navigate = useNavigate();
  const [draft] = useState(() => readDraft(localStorage));
  const [typed, setTyped] = useState<OrganizationDraft>(draft?.organization ?? {});
  const [asked, setAsked] = useState(false);
  const signedIn = useSignedIn();
  const { data: known } = useQuery({ ...organizationsQuery(api), enabled: signedIn === true });
  const heading = useStepHeading();
  usePageTitle(t('album_new.headline'), t('album_new.description'));
  if (!draft?.blueprintId || draft.category !== 'business') return <Navigate to="/album/new/blueprints" replace />;
  if (known && known.length > 0) return <Navigate to="/album/new/people" replace />;

  function change(part: OrganizationDraft): void {
    const organization = { ...typed, ...part };
    setTyped(organization);
    if (draft) keepDraft(localStorage, { ...draft, organization });
  }
  function next(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    const [missing] = missingFields(typed);
    if (missing) document.getElementById(`organization-${missing}`)?.focus();
    else if (wholeOrganization(typed)) void navigate('/album/new/people');
  }
  return (
    <div className="wizard">
      <WizardHeader at="data" business />
      <main className="wizard-data">
        <h1 ref={heading} tabIndex={-1}>
          {t('album_new.data.headline')}
        </h1>
        <p>{t('album_new.data.text')}</p>
        <form onSubmit={next} noValidate>
          <OrganizationForm typed={typed} asked={asked} autoFocus onChange={change} />
          <div className="wizard-data-foot">
            <Button variant="default" component={Link} to="/album/new/blueprints">
              {t('album_new.back')}
            </Button>
            <StampButton type="submit">{t('wizard.next')}</StampButton>
          </div>
        </form>
        <LegalLinks />
      </main>
    </div>
  );
}

export { AlbumDataScreen as Component };
