import { ALBUM_LANGUAGES } from '@figurina/album';
import { BookTileSkeleton, ErrorNotice, Loading, StampButton } from '@figurina/ui';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ApiProblem, problemText } from '../../api/problem.ts';
import { MessageScreen } from '../../app/MessageScreen.tsx';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useI18n } from '../../app/use-t.ts';
import { albumMeta } from './album-meta.ts';
import { BlueprintStage } from './BlueprintStage.tsx';
import { blueprintsQuery } from './blueprints-query.ts';
import { openedBlueprintQuery, type OpenedBlueprint } from './opened-blueprint.ts';
import { previewOf } from './preview-of.ts';
import './album-new.css';

/**
 * `/blueprint_preview`, open to everybody: a blueprint to leaf through, by the query: `id`, `language`, `title`,
 * `release_date`, `spread` (counted from 1), `layout`, `design`.
 */
export function BlueprintPreviewScreen() {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const [query] = useSearchParams();
  const language = ALBUM_LANGUAGES.find((one) => one === query.get('language')) ?? locale;
  const wanted = query.get('id');
  const all = useQuery({ ...blueprintsQuery(api, locale), enabled: wanted === null });
  const id = wanted ?? all.data?.[0]?.id ?? null;
  const opened = useQuery({ ...openedBlueprintQuery(api, id ?? '', language), enabled: id !== null, retry: false });
  usePageTitle(opened.data?.title ?? t('preview.title'), t('preview.description'));

  const failed = all.error ?? opened.error;
  const isGone = failed instanceof ApiProblem && failed.code === 'blueprint_not_found';
  if (isGone || (all.data && id === null))
    return (
      <MessageScreen title={t('preview.missing.title')} text={t('preview.missing.text')}>
        <StampButton component={Link} to="/album/new">
          {t('preview.all')}
        </StampButton>
      </MessageScreen>
    );
  return (
    <main className="leafing blueprint-preview">
      <VisuallyHidden>
        <h1>{opened.data?.title ?? t('preview.title')}</h1>
      </VisuallyHidden>
      {opened.data ? (
        <Stage key={`${id} ${language}`} blueprint={opened.data} language={language} />
      ) : failed ? (
        <ErrorNotice
          retry={{
            label: t('common.retry'),
            run: () => void (all.isError ? all.refetch() : opened.refetch()),
            busy: all.isFetching || opened.isFetching,
          }}
        >
          {problemText(t, failed)}
        </ErrorNotice>
      ) : (
        <Loading label={t('common.loading')}>
          <div className="blueprint-preview-waiting">
            <BookTileSkeleton />
          </div>
        </Loading>
      )}
    </main>
  );
}

function Stage({ blueprint, language }: { blueprint: OpenedBlueprint; language: (typeof ALBUM_LANGUAGES)[number] }) {
  const [query, setQuery] = useSearchParams();
  const [layout, design] = [query.get('layout'), query.get('design')];
  const preview = useMemo(() => previewOf(blueprint, { layout, design }), [blueprint, layout, design]);
  const title = query.get('title') ?? '';
  const releaseDate = query.get('release_date');
  const meta = useMemo(
    () => albumMeta({ title, releaseDate, language }, blueprint.title),
    [title, releaseDate, language, blueprint.title],
  );
  const spread = Number(query.get('spread') ?? 0);
  // The address goes along, so that a spread can be passed on.
  const onTurn = useCallback(
    (at: number) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('spread', String(at + 1));
          return next;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return (
    <BlueprintStage
      blueprint={preview.blueprint}
      meta={meta}
      startAt={spread > 0 ? spread - 1 : preview.startAt}
      onTurn={onTurn}
    />
  );
}

export { BlueprintPreviewScreen as Component };
