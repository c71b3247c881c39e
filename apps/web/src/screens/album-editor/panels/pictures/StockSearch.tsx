import { CATEGORIES } from '@figurina/album';
import type { StockPhoto } from '@figurina/contract';
import { ErrorNotice, Loading, useRovingFocus } from '@figurina/ui';
import { Button, Skeleton, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { PictureTile } from './PictureTile.tsx';
import { useStockSearch } from './use-stock-search.ts';
import { watchView } from '../../../../app/in-view.ts';

const SKELETONS = 6;
/** How near the end of the list must be, in pixels, for the next page to be fetched. */
const AHEAD_PX = 400;

/** Pictures that everybody may use: searched from three characters on, more of them as one scrolls. */
export function StockSearch() {
  const t = useT();
  const editable = useEditor().editable();
  const { typed, type, choose, query, isShort, found } = useStockSearch();
  const pages = found.data?.pages ?? [];
  const photos = pages.flatMap(({ stock_photos }) => stock_photos);
  return (
    <>
      <div className="background-tools">
        <TextInput
          type="search"
          leftSection={<IconSearch size={17} />}
          placeholder={t('pictures.stock.search')}
          aria-label={t('pictures.stock.search')}
          description={isShort ? t('pictures.stock.short') : undefined}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </div>
      <div className="panel-body">
        {pages[0]?.total_count === 0 ? <p className="panel-hint">{t('pictures.stock.none', { query })}</p> : null}
        {query === '' || pages[0]?.total_count === 0 ? (
          <>
            <h3 className="background-ideas">{t(query === '' ? 'pictures.stock.ideas' : 'pictures.stock.instead')}</h3>
            <div className="background-chips">
              {CATEGORIES.map((category) => (
                <Button
                  key={category}
                  variant="default"
                  size="compact-md"
                  onClick={() => choose(t(`category.${category}`))}
                >
                  {t(`category.${category}`)}
                </Button>
              ))}
            </div>
          </>
        ) : null}
        <p className="panel-hint" role="status">
          {pages[0] ? t('pictures.stock.results', { count: pages[0].total_count }) : ''}
        </p>
        {found.isLoading ? (
          <Loading label={t('common.loading')}>
            <div className="background-grid">
              {Array.from({ length: SKELETONS }, (_, at) => (
                <Skeleton key={at} height={92} radius="md" />
              ))}
            </div>
          </Loading>
        ) : null}
        {found.isError && photos.length === 0 ? (
          <ErrorNotice retry={{ label: t('common.retry'), run: () => void found.refetch(), busy: found.isFetching }}>
            {t('pictures.stock.failed')}
          </ErrorNotice>
        ) : null}
        {editable && photos.length > 0 ? <p className="touch-hint">{t('touch.hint')}</p> : null}
        {photos.length > 0 ? <StockList photos={photos} label={query} /> : null}
        {found.hasNextPage ? (
          <MorePages
            busy={found.isFetchingNextPage}
            failed={found.isFetchNextPageError}
            more={() => void found.fetchNextPage()}
          />
        ) : null}
        {pages[0] && photos.length > 0 ? (
          <p className="panel-hint background-source">{t(`pictures.stock.${pages[0].source}`)}</p>
        ) : null}
      </div>
    </>
  );
}

function StockList({ photos, label }: { photos: readonly StockPhoto[]; label: string }) {
  const t = useT();
  const roving = useRovingFocus<HTMLUListElement>();
  return (
    <ul className="background-grid" aria-label={label} {...roving}>
      {photos.map((photo) => (
        <PictureTile
          key={photo.id}
          picture={{ kind: 'stock-picture', photo }}
          src={photo.src.tiny}
          color={photo.color}
          name={photo.title}
          caption={photo.pexels_id === null ? photo.title : t('pictures.stock.by', { name: photo.photographer })}
          label={t('pictures.stock.item', { title: photo.title, name: photo.photographer })}
        />
      ))}
    </ul>
  );
}

/** The end of the list: fetches the next page when it comes near, and says so. */
function MorePages({ busy, failed, more }: { busy: boolean; failed: boolean; more: () => void }) {
  const t = useT();
  const end = useRef<HTMLDivElement>(null);
  const fetchMore = useRef(more);
  useEffect(() => {
    fetchMore.current = more;
  });
  useEffect(() => {
    if (!end.current || busy || failed) return;
    const root = end.current.closest('.panel-body');
    return watchView(end.current, (isInView) => isInView && fetchMore.current(), {
      root,
      ahead: `${AHEAD_PX}px 0px`,
    });
  }, [busy, failed]);
  if (failed)
    return (
      <ErrorNotice retry={{ label: t('common.retry'), run: more, busy }}>{t('pictures.stock.failed')}</ErrorNotice>
    );
  return (
    <div ref={end} className="panel-hint" role="status">
      {busy ? t('pictures.stock.more') : ''}
    </div>
  );
}
