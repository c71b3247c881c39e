import { pageCount } from '@figurina/album';
import type { BlueprintSummary } from '@figurina/contract';
import { LOCALE_NAMES } from '@figurina/locales';
import { BookCover, ErrorNotice, StampButton } from '@figurina/ui';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import type { AlbumDraft } from './album-draft.ts';
import { albumMeta } from './album-meta.ts';
import { BlueprintStage } from './BlueprintStage.tsx';
import { blueprintSuitQuery } from './blueprint-suit.ts';
import { withDrawnPeople } from './drawn-people.ts';
import { answeredTitle, draftedAlbum, logoColors, withPhotos } from './drafted-album.ts';
import { openedBlueprintQuery } from './opened-blueprint.ts';
import { useShownPhotos } from './use-draft-photos.ts';

/** The chosen template, large on the desk, with what it is good for and the way on. */
export function BlueprintPreview(props: {
  blueprint: BlueprintSummary | undefined;
  draft: AlbumDraft;
  /** There are no templates to choose from; what to do about it. */
  list: { readonly error: Error | null; readonly retry: () => void; readonly busy: boolean };
  onStart: () => void;
}) {
  const t = useT();
  const { api } = useServices();
  const { blueprint, draft, list } = props;
  const {
    data: opened,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...openedBlueprintQuery(api, blueprint?.id ?? '', draft.language),
    enabled: blueprint !== undefined,
  });
  const { people, logo, answers } = draft;
  const look = draft.look?.blueprintId === blueprint?.id ? draft.look : null;
  const colors = useMemo(
    () => look?.colors ?? (logo && opened && logoColors(logo.colors, opened)),
    [look, logo, opened],
  );
  const stickerTemplateId = look?.stickerTemplateId;
  const title = answeredTitle(draft);
  const photos = useShownPhotos();
  const peopled = useMemo(
    () => opened && draftedAlbum(opened, people, { colors, stickerTemplateId }, answers, title),
    [opened, people, colors, stickerTemplateId, answers, title],
  );
  const album = useMemo(
    () => peopled && (people.length > 0 ? withPhotos(peopled, people, photos) : withDrawnPeople(peopled)),
    [peopled, people, photos],
  );
  // What one's own people need is known; how many fit is for those who have not brought any yet.
  const suit = useQuery(
    blueprintSuitQuery(people.length > 0 ? undefined : opened, [blueprint?.id ?? '', draft.language]),
  ).data;
  const meta = useMemo(() => albumMeta(draft, blueprint?.title ?? ''), [draft, blueprint?.title]);
  return (
    <section className="wizard-stage" aria-label={blueprint?.title}>
      <div className="leafing">
        {list.error ? (
          <ErrorNotice retry={{ label: t('common.retry'), run: list.retry, busy: list.busy }}>
            {problemText(t, list.error)}
          </ErrorNotice>
        ) : error ? (
          <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
            {problemText(t, error)}
          </ErrorNotice>
        ) : blueprint && album ? (
          <BlueprintStage key={blueprint.id} blueprint={album} meta={meta} />
        ) : (
          blueprint && <BookCover title={draft.title || blueprint.title} picture={blueprint.cover_preview_url} eager />
        )}
      </div>
      <div className="wizard-strip">
        <div className="wizard-facts">
          {blueprint && (
            <>
              <h2>{blueprint.title}</h2>
              <p>{blueprint.description}</p>
              <span className="wizard-fact">
                <IconNotebook size={18} aria-hidden />
                {people.length === 0 && suit
                  ? t('wizard.suits', {
                      people: suit.people.least,
                      least: suit.pages.least,
                      most: suit.pages.most,
                      stickers: suit.people.most,
                    })
                  : t('album_new.pages', { pages: pageCount(album?.spreads.length ?? blueprint.spreads_count) })}
              </span>
              {blueprint.language && blueprint.language !== draft.language && (
                <span className="wizard-fact">
                  <IconLanguage size={18} aria-hidden />
                  {t('wizard.texts_in', { language: LOCALE_NAMES[blueprint.language] })}
                </span>
              )}
              {people.length > 0 && (
                <span className="wizard-fact">
                  <IconUsers size={18} aria-hidden />
                  {t('wizard.people.count', { count: people.length })}
                </span>
              )}
            </>
          )}
        </div>
        <div className="wizard-commit">
          <StampButton
            size="lg"
            disabled={!opened || opened.document.nodes.size < 2}
            onClick={props.onStart}
            rightSection={<IconArrowRight size={20} aria-hidden />}
          >
            {t('album_new.start')}
          </StampButton>
          <small>{t('album_new.free')}</small>
        </div>
      </div>
    </section>
  );
}
