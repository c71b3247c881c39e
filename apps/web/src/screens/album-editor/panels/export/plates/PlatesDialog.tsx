import type { RenderParams } from '@figurina/album';
import { PLATE_NAMES, type PlateName } from '@figurina/contract';
import { Dialog, ErrorNotice } from '@figurina/ui';
import { SegmentedControl } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { problemText } from '../../../../../api/problem.ts';
import { useI18n } from '../../../../../app/use-t.ts';
import { isOfPress } from './editor-page.ts';
import { BoxLegend, PlateSheet } from './PlateSheet.tsx';
import { PlateStep } from './PlateStep.tsx';
import { PlateToggles } from './PlateToggles.tsx';
import { BesideView, DifferenceView } from './PlateViews.tsx';
import { PlateWindow } from './PlateWindow.tsx';
import { usePagePlates, usePlatePages } from './use-plates.ts';
import './plates.css';

const ZOOMS = [1, 1.5, 2, 3, 4, 6] as const;
/** What is over the limit lies over everything: it is asked for. */
const FIRST: readonly PlateName[] = ['cyan', 'magenta', 'yellow', 'black', 'spot', 'cut'];

type View = 'plates' | 'beside' | 'difference';

interface PlatesDialogProps {
  jobId: string;
  params: RenderParams;
  onClose: () => void;
}

/** The plates of a finished print file, page by page; beside the page in the editor, and where they differ. */
export function PlatesDialog({ jobId, params, onClose }: PlatesDialogProps) {
  const { t, locale } = useI18n();
  const [number, setNumber] = useState(1);
  const [zoom, setZoom] = useState(0);
  const [shown, setShown] = useState<ReadonlySet<PlateName>>(new Set(FIRST));
  const [hasBoxes, setHasBoxes] = useState(true);
  const [chosen, setView] = useState<View>('plates');
  const file = usePlatePages(jobId);
  const count = file.data?.pages.length ?? 0;
  const page = file.data?.pages[number - 1];
  const plates = usePagePlates(jobId, number, page !== undefined);
  const proof = plates.data?.pictures.get('proof') ?? null;
  // Plates of files that were looked at long ago lie there without it.
  const views: readonly View[] =
    !page || isOfPress(params, page)
      ? ['plates']
      : proof || !plates.data
        ? ['plates', 'beside', 'difference']
        : ['plates', 'beside'];
  const view = views.includes(chosen) ? chosen : 'plates';
  const failed = file.isError ? file : plates.isError ? plates : null;

  const turn = (by: number): void => setNumber(Math.min(Math.max(1, number + by), Math.max(1, count)));
  const enlarge = (by: number): void => setZoom(Math.min(Math.max(0, zoom + by), ZOOMS.length - 1));
  const toggle = (name: PlateName): void => setShown(toggled(name));
  const steps: Readonly<Record<string, () => void>> = {
    ArrowRight: () => turn(1),
    ArrowLeft: () => turn(-1),
    PageDown: () => turn(1),
    PageUp: () => turn(-1),
    Home: () => setNumber(1),
    End: () => setNumber(Math.max(1, count)),
    '+': () => enlarge(1),
    '-': () => enlarge(-1),
  };
  /** The editor behind has keys of its own. An enlarged sheet is moved by the arrows while it has the focus. */
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape') event.stopPropagation();
    const scrolls = zoom > 0 && event.key.startsWith('Arrow') && (event.target as Element).matches('.plate-window');
    const step = event.ctrlKey || event.metaKey || event.altKey || scrolls ? undefined : steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const label = t('jobs.plates.page', { page: number, count });
  const limit = file.data?.ink_limit ?? 0;
  const over = plates.data?.overShare ?? 0;
  // A thousandth is the edge of a letter on a photo, not an area.
  const share = over > 0 && over < 0.001 ? `< ${percent.format(0.001)}` : percent.format(over);
  const spot = file.data?.spot ?? null;
  const isThere: Partial<Record<PlateName, boolean>> = { spot: spot !== null, cut: page?.has_cut ?? false };
  const of = page && { id: jobId, params, number, count, page };
  const sheet =
    page && plates.data ? (
      <PlateSheet
        page={page}
        plates={plates.data}
        shown={shown}
        hasBoxes={hasBoxes}
        zoom={ZOOMS[zoom]!}
        spot={spot}
        label={t('jobs.plates.sheet', { page: number })}
      />
    ) : null;
  return (
    <Dialog opened title={t('jobs.plates.title')} closeLabel={t('common.close')} onClose={onClose} width={1180}>
      <div className="plates" onKeyDown={press}>
        <div className="plates-bar">
          <PlateStep
            value={label}
            less={t('book.previous')}
            more={t('book.next')}
            onStep={turn}
            isFirst={number <= 1}
            isLast={number >= count}
          />
          <PlateStep
            value={percent.format(ZOOMS[zoom]!)}
            less={t('jobs.plates.smaller')}
            more={t('jobs.plates.larger')}
            onStep={enlarge}
            isFirst={zoom === 0}
            isLast={zoom === ZOOMS.length - 1}
            isZoom
          />
        </div>
        {views.length > 1 ? (
          <SegmentedControl
            radius="xl"
            aria-label={t('jobs.plates.view.label')}
            value={view}
            onChange={setView}
            data={views.map((value) => ({ value, label: t(`jobs.plates.view.${value}`) }))}
          />
        ) : null}
        {view === 'difference' ? null : (
          <PlateToggles
            names={PLATE_NAMES.filter((name) => isThere[name] ?? true)}
            spot={spot}
            shown={shown}
            hasBoxes={hasBoxes}
            onPlate={toggle}
            onBoxes={() => setHasBoxes(!hasBoxes)}
          />
        )}
        {failed ? (
          <ErrorNotice retry={{ label: t('common.retry'), run: () => void failed.refetch() }}>
            {problemText(t, failed.error)}
          </ErrorNotice>
        ) : (
          <>
            {view === 'plates' || !page ? <PlateWindow label={label}>{sheet}</PlateWindow> : null}
            {view === 'beside' && page && of ? (
              <BesideView of={of} page={page} zoom={ZOOMS[zoom]!} plates={sheet} />
            ) : null}
            {view === 'difference' && page && of ? (
              <DifferenceView of={of} page={page} zoom={ZOOMS[zoom]!} proof={proof} />
            ) : null}
          </>
        )}
        {page && hasBoxes && view !== 'difference' ? <BoxLegend page={page} /> : null}
        {view === 'difference' ? null : (
          <p className="plates-over" aria-live="polite" data-over={over > 0}>
            {plates.data ? t(over > 0 ? 'jobs.plates.is_over' : 'jobs.plates.none_over', { limit, share }) : ''}
          </p>
        )}
        {file.data ? (
          <p className="panel-hint">
            {view === 'difference'
              ? t('jobs.plates.differs_how')
              : t('jobs.plates.how', { profile: file.data.profile[locale] })}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

function toggled(name: PlateName): (shown: ReadonlySet<PlateName>) => ReadonlySet<PlateName> {
  return (shown) => new Set(PLATE_NAMES.filter((one) => shown.has(one) !== (one === name)));
}
