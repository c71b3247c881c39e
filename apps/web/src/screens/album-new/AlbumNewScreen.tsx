import { CATEGORIES } from '@figurina/album';
import { ConfirmDialog, EmptyState } from '@figurina/ui';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { useServices } from '../../app/services.ts';
import { LegalLinks } from '../../app/LegalLinks.tsx';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useI18n } from '../../app/use-t.ts';
import type { AlbumDraft } from './album-draft.ts';
import { AlbumForm } from './AlbumForm.tsx';
import { BlueprintPicker, BlueprintPickerSkeleton } from './BlueprintPicker.tsx';
import { BlueprintPreview } from './BlueprintPreview.tsx';
import { blueprintsQuery, categoriesOf } from './blueprints-query.ts';
import { RestoreDraftDialog } from './RestoreDraftDialog.tsx';
import { useAlbumDraft } from './use-album-draft.ts';
import { keepEmail } from './wizard-session.ts';
import { StyleCarousel } from './StyleCarousel.tsx';
import { useStepHeading } from '../../app/use-step-heading.ts';
import { WizardHeader } from './WizardSteps.tsx';
import './album-new.css';
import './album-people.css';

/** The wizard: a template, a name, a day, a language. Open to everybody; signing in comes with the commit. */
export function AlbumNewScreen() {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const { key } = useParams();
  const navigate = useNavigate();
  const { draft, change, goOn, earlier, restore, discard } = useAlbumDraft();
  // Covers and spreads follow the typing, a moment behind it.
  const [shown] = useDebouncedValue(draft, 150);
  const [nameMissing, setNameMissing] = useState(false);
  /** Another template, or category, that waits for the answer. */
  const [wanted, setWanted] = useState<Partial<AlbumDraft> | null>(null);
  const blueprints = useQuery(blueprintsQuery(api, locale));
  const heading = useStepHeading();
  usePageTitle(t('album_new.headline'), t('album_new.description'));
  const { search } = useLocation();
  useEffect(() => {
    keepEmail(localStorage, search);
  }, [search]);
  if (key !== 'blueprints') return <Navigate to={{ pathname: '/album/new/blueprints', search }} replace />;

  const all = blueprints.data ?? [];
  const categories = categoriesOf(all);
  // The front door's covers lead here with theirs: it is chosen until another one is.
  const asked = all.find(({ id }) => id === new URLSearchParams(search).get('blueprint'));
  // So does a link of a partner, for a whole category.
  const audience = CATEGORIES.find((one) => one === new URLSearchParams(search).get('category'));
  const wished = draft.category ?? asked?.blueprint_category ?? audience;
  const category = wished && categories.includes(wished) ? wished : (categories[0] ?? null);
  const offered = all.filter((one) => one.blueprint_category === category);
  const chosen = offered.find(({ id }) => id === (draft.blueprintId ?? asked?.id)) ?? offered[0];

  const start = () => {
    if (!chosen) return;
    if (!draft.title.trim()) {
      setNameMissing(true);
      document.getElementById('album-name')?.focus();
      return;
    }
    const look = draft.look?.blueprintId === chosen.id ? draft.look : null;
    goOn({ ...draft, category, blueprintId: chosen.id, look });
    void navigate(category === 'business' ? '/album/new/data' : '/album/new/people');
  };
  /** A look belongs to its template: with another one it is lost, which is asked first. */
  const replace = (part: Partial<AlbumDraft>) => {
    if (draft.look && part.blueprintId !== chosen?.id) setWanted(part);
    else change(part);
  };

  return (
    <div className="wizard">
      <WizardHeader at="blueprints" business={category === 'business'} />
      <main className="wizard-main">
        <section className="wizard-side">
          <h1 ref={heading} tabIndex={-1}>
            {t('album_new.headline')}
          </h1>
          <AlbumForm
            draft={draft}
            category={category}
            categories={categories}
            nameMissing={nameMissing}
            onChange={(part) => {
              if (part.title?.trim()) setNameMissing(false);
              if ('blueprintId' in part) replace(part);
              else change(part);
            }}
          />
          {blueprints.isError ? null : blueprints.isPending ? (
            <BlueprintPickerSkeleton />
          ) : !chosen || !category ? (
            <EmptyState title={t('album_new.empty.title')} text={t('album_new.empty')} />
          ) : (
            <>
              <BlueprintPicker
                title={t('album_new.blueprints', { count: offered.length, category: t(`category.${category}`) })}
                blueprints={offered}
                chosen={chosen.id}
                draft={shown}
                onChoose={(blueprintId) => replace({ blueprintId })}
              />
              <StyleCarousel
                blueprintId={chosen.id}
                draft={draft}
                onLook={(look) => change({ look, blueprintId: chosen.id, category })}
              />
            </>
          )}
          <LegalLinks />
        </section>
        <BlueprintPreview
          blueprint={chosen}
          draft={shown}
          list={{
            error: blueprints.error,
            retry: () => void blueprints.refetch(),
            busy: blueprints.isFetching,
          }}
          onStart={start}
        />
      </main>
      <ConfirmDialog
        opened={wanted !== null}
        title={t('wizard.replace.title')}
        question={t('wizard.replace.question')}
        confirm={t('wizard.replace.confirm')}
        cancel={t('wizard.replace.cancel')}
        onConfirm={() => {
          change({ ...wanted, look: null });
          setWanted(null);
        }}
        onCancel={() => setWanted(null)}
      />
      <RestoreDraftDialog opened={earlier !== null} title={earlier?.title} onRestore={restore} onDiscard={discard} />
    </div>
  );
}

export { AlbumNewScreen as Component };
