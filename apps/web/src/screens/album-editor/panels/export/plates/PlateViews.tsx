import type { PlatePage } from '@figurina/contract';
import { ErrorNotice } from '@figurina/ui';
import { useRef, type ReactNode } from 'react';
import { problemText } from '../../../../../api/problem.ts';
import { useI18n, useT } from '../../../../../app/use-t.ts';
import { PageCanvas } from './PageCanvas.tsx';
import { PlateWindow } from './PlateWindow.tsx';
import { useEditorPage, useMarkedPage, type ComparedPage } from './use-comparison.ts';

interface CompareProps {
  of: ComparedPage;
  page: PlatePage;
  zoom: number;
}

/** The page as it is in the editor, and its plates; they are moved together. `plates`: null while they are drawn. */
export function BesideView({ of, page, zoom, plates }: CompareProps & { plates: ReactNode }) {
  const t = useT();
  const [left, right] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const editor = useEditorPage(of, true);
  return (
    <div className="plates-beside">
      <figure>
        <figcaption>{t('jobs.plates.editor')}</figcaption>
        {editor.isError ? (
          <Failed query={editor} />
        ) : (
          <PlateWindow label={t('jobs.plates.editor')} own={left} besides={right}>
            {editor.data === undefined ? null : editor.data === null ? (
              <p>{t('jobs.plates.no_page')}</p>
            ) : (
              <PageCanvas
                page={page}
                picture={editor.data}
                zoom={zoom}
                label={t('jobs.plates.editor_page', { page: of.number })}
              />
            )}
          </PlateWindow>
        )}
      </figure>
      <figure>
        <figcaption>{t('jobs.plates.view.plates')}</figcaption>
        <PlateWindow label={t('jobs.plates.view.plates')} own={right} besides={left}>
          {plates}
        </PlateWindow>
      </figure>
    </div>
  );
}

/** The page, pale, with what the print shows otherwise in red. */
export function DifferenceView({ of, page, zoom, proof }: CompareProps & { proof: Blob | null }) {
  const { t, locale } = useI18n();
  const editor = useEditorPage(of, true);
  const { width, height, trim } = page;
  const part = new DOMRectReadOnly(trim.x / width, trim.y / height, trim.width / width, trim.height / height);
  const marked = useMarkedPage(of, editor.data, proof && { blob: proof, trim: part });
  const failed = editor.isError ? editor : marked.isError ? marked : null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const share = marked.data?.share ?? 0;
  const isGone = editor.data === null;
  return (
    <>
      {failed ? (
        <Failed query={failed} />
      ) : (
        <PlateWindow label={t('jobs.plates.view.difference')}>
          {isGone ? (
            <p>{t('jobs.plates.no_page')}</p>
          ) : marked.data ? (
            <PageCanvas
              page={page}
              picture={marked.data.picture}
              zoom={zoom}
              label={t('jobs.plates.marked_page', { page: of.number })}
            />
          ) : null}
        </PlateWindow>
      )}
      <p className="plates-over" aria-live="polite">
        {marked.data
          ? share < 0.001
            ? t('jobs.plates.alike')
            : t('jobs.plates.differs', { share: percent.format(share) })
          : ''}
      </p>
    </>
  );
}

function Failed({ query }: { query: { error: unknown; refetch: () => unknown } }) {
  const t = useT();
  return (
    <ErrorNotice retry={{ label: t('common.retry'), run: () => void query.refetch() }}>
      {problemText(t, query.error)}
    </ErrorNotice>
  );
}
