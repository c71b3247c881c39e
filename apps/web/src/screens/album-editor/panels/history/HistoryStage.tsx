import { type AlbumDocument, type NodeId, spreadOrder, spreadsThatDiffer, type StickerId } from '@figurina/album';
import { plainReader, SCREEN_MODE } from '@figurina/drawing';
import { formatDate } from '@figurina/locales';
import { ConfirmDialog, ErrorNotice, Loading, StampButton } from '@figurina/ui';
import { ActionIcon, Button, Skeleton, Switch } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate, useParams } from 'react-router';
import { problemText } from '../../../../api/problem.ts';
import { useI18n } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { timeWords } from './day-words.ts';
import { historyAddress } from './history-address.ts';
import { PastChapter } from './PastChapter.tsx';
import { PastStickers } from './PastStickers.tsx';
import { type ShownPoint, usePoint } from './use-point.ts';
import { usePlace } from './use-place.ts';
import { useRestingAlbum } from './use-resting-album.ts';
import { useRestore, useWhyNot } from './use-restore.ts';
import '@figurina/drawing/style.css';
import './history-stage.css';

/** Beside each other there is room for two from this width on. */
const WIDE = 900;

/** The album as it was, to look at: nothing is written by it. It is what the address names, and so is what comes back. */
export function HistoryStage() {
  const { albumId = '', childKey = '' } = useParams();
  const { t } = useI18n();
  const navigate = useNavigate();
  const shown = usePoint(childKey);
  const { currentSpread, facts } = useEditor();
  const place = useRef<NodeId | null>(facts.layout.get().spreadIds[currentSpread.get()] ?? null);
  const close = () => void navigate(historyAddress(albumId));
  if (shown.isError)
    return (
      <section className="history-stage" aria-label={t('versions.title')}>
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void shown.refetch(), busy: shown.isFetching }}>
          {problemText(t, shown.error)}
        </ErrorNotice>
        <Button variant="default" onClick={close}>
          {t('versions.close')}
        </Button>
      </section>
    );
  if (!shown.data)
    return (
      <section className="history-stage" aria-label={t('versions.title')}>
        <Loading label={t('common.loading')}>
          <Skeleton height={56} mb={20} radius="md" />
          <Skeleton height={320} radius="md" />
        </Loading>
      </section>
    );
  return <PointShown key={shown.data.point.id} shown={shown.data} place={place} close={close} />;
}

function PointShown(props: { shown: ShownPoint; place: RefObject<NodeId | null>; close: () => void }) {
  const { shown, place, close } = props;
  const { point, document } = shown;
  const session = useEditor();
  const { meta, imageUrl } = session;
  const { t, locale } = useI18n();
  const { ref, width } = useElementSize<HTMLDivElement>();
  const pages = usePlace(place, width > 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const [compares, setCompares] = useState(false);
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [asks, setAsks] = useState(false);
  const { busy, restore } = useRestore();
  const whyNot = useWhyNot('restore');
  const current = useSyncExternalStore(meta.subscribe, meta.get);
  const now = useRestingAlbum();
  const differing = useMemo(() => spreadsThatDiffer(document, now), [document, now]);
  const when = `${formatDate(point.made_at)}, ${timeWords(point.made_at, locale)}`;
  const title = point.name ?? t('versions.of', { when });
  const reader = useMemo(
    () =>
      plainReader({
        document,
        meta: current,
        mode: SCREEN_MODE,
        imageUrl: (image, millimetres) => imageUrl(image, millimetres * 2),
      }),
    [document, current, imageUrl],
  );
  const order = useMemo(() => spreadOrder(document), [document]);
  const isWide = width >= WIDE;
  async function restoreAll(): Promise<void> {
    const done = await restore(point.id, { kind: 'album' }, t('versions.restored', { when }));
    setAsks(false);
    if (done) close();
  }
  // Whoever came by key goes on here.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section
      className="history-stage"
      aria-label={t('versions.of', { when })}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !asks) close();
      }}
    >
      <header className="history-bar">
        <IconHistory size={22} aria-hidden />
        <div className="history-title">
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p>
            {point.name === null ? '' : `${when} · `}
            {t('versions.differs', { count: differing.size })}
          </p>
        </div>
        <Switch
          label={t('versions.only_changed')}
          checked={onlyChanged}
          onChange={(event) => setOnlyChanged(event.currentTarget.checked)}
        />
        <Switch
          label={t('versions.compare')}
          checked={compares}
          onChange={(event) => setCompares(event.currentTarget.checked)}
        />
        <StampButton
          size="sm"
          disabled={whyNot !== null || busy}
          title={whyNot ?? undefined}
          onClick={() => setAsks(true)}
        >
          {t('versions.restore')}
        </StampButton>
        <ActionIcon size={40} radius="xl" aria-label={t('versions.close')} onClick={close}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </header>
      {whyNot ? <p className="history-why">{whyNot}</p> : null}
      <div ref={pages} className="history-pages">
        <div ref={ref} />
        <PastStickers
          point={point}
          document={document}
          stickers={stickersThatDiffer(document, now)}
          restoredWhen={when}
        />
        {onlyChanged && differing.size === 0 ? <p className="panel-hint">{t('versions.same')}</p> : null}
        {document.childIds(document.rootId).map((section) => (
          <PastChapter
            key={section}
            section={section}
            spreads={document.childIds(section).filter((id) => !onlyChanged || differing.has(id))}
            when={when}
            past={{
              point,
              document,
              reader,
              order,
              differing,
              compares: compares ? (isWide ? 'beside' : 'below') : null,
              width,
            }}
          />
        ))}
      </div>
      <ConfirmDialog
        opened={asks}
        title={t('versions.restore.title')}
        question={t('versions.restore.question', { when })}
        confirm={t('versions.restore')}
        cancel={t('common.cancel')}
        busy={busy}
        harmless
        onConfirm={() => void restoreAll()}
        onCancel={() => setAsks(false)}
      />
    </section>
  );
}

function stickersThatDiffer(then: AlbumDocument, now: AlbumDocument): StickerId[] {
  return [...then.stickers.keys()].filter((id) => {
    const [was, is] = [then.stickers.get(id), now.stickers.get(id)];
    return is === undefined || JSON.stringify(was) !== JSON.stringify({ ...was, ...is });
  });
}
