import { PLATE_NAMES, type PlateName } from '@figurina/contract';
import { Dialog, ErrorNotice } from '@figurina/ui';
import { Loader } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { problemText } from '../../../../../api/problem.ts';
import { useI18n } from '../../../../../app/use-t.ts';
import { BoxLegend, PlateSheet } from './PlateSheet.tsx';
import { PlateStep } from './PlateStep.tsx';
import { PlateToggles } from './PlateToggles.tsx';
import { usePagePlates, usePlatePages } from './use-plates.ts';
import './plates.css';

const ZOOMS = [1, 1.5, 2, 3, 4, 6] as const;
/** What is over the limit lies over everything: it is asked for. */
const FIRST: readonly PlateName[] = ['cyan', 'magenta', 'yellow', 'black', 'cut'];

/** The plates of a finished print file, page by page. */
export function PlatesDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { t, locale } = useI18n();
  const [number, setNumber] = useState(1);
  const [zoom, setZoom] = useState(0);
  const [shown, setShown] = useState<ReadonlySet<PlateName>>(new Set(FIRST));
  const [hasBoxes, setHasBoxes] = useState(true);
  const file = usePlatePages(jobId);
  const count = file.data?.pages.length ?? 0;
  const page = file.data?.pages[number - 1];
  const plates = usePagePlates(jobId, number, page !== undefined);
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
        <PlateToggles
          names={PLATE_NAMES.filter((name) => name !== 'cut' || page?.has_cut)}
          shown={shown}
          hasBoxes={hasBoxes}
          onPlate={toggle}
          onBoxes={() => setHasBoxes(!hasBoxes)}
        />
        {failed ? (
          <ErrorNotice retry={{ label: t('common.retry'), run: () => void failed.refetch() }}>
            {problemText(t, failed.error)}
          </ErrorNotice>
        ) : (
          <div className="plate-window" tabIndex={0} role="region" aria-label={label} aria-busy={!plates.data}>
            {page && plates.data ? (
              <PlateSheet
                page={page}
                plates={plates.data}
                shown={shown}
                hasBoxes={hasBoxes}
                zoom={ZOOMS[zoom]!}
                label={t('jobs.plates.sheet', { page: number })}
              />
            ) : (
              <Loader aria-label={t('common.loading')} />
            )}
          </div>
        )}
        {page && hasBoxes ? <BoxLegend page={page} /> : null}
        <p className="plates-over" aria-live="polite" data-over={over > 0}>
          {plates.data ? t(over > 0 ? 'jobs.plates.is_over' : 'jobs.plates.none_over', { limit, share }) : ''}
        </p>
        {file.data ? (
          <p className="panel-hint">{t('jobs.plates.how', { profile: file.data.profile[locale] })}</p>
        ) : null}
      </div>
    </Dialog>
  );
}

function toggled(name: PlateName): (shown: ReadonlySet<PlateName>) => ReadonlySet<PlateName> {
  return (shown) => new Set(PLATE_NAMES.filter((one) => shown.has(one) !== (one === name)));
}
