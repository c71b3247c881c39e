import { UnstyledButton } from '@mantine/core';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import { useT } from '../app/use-t.ts';
import type { BookControls } from './BookStage.tsx';
import { MOST_ZOOM } from './drag-progress.ts';
import { ZOOM_STEP } from './use-hand.ts';

/** Beneath the book: where one is, all pages, zoom. */
export function BookBar(props: { controls: BookControls; thumbnails: { shown: boolean; toggle: () => void } }) {
  const t = useT();
  const { at, last, pages, total, label, turnTo, zoom } = props.controls;
  return (
    <div className="book-bar">
      <input
        className="book-slider"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('book.slider')}
        aria-valuetext={label}
        onChange={(event) => turnTo(Number(event.currentTarget.value))}
      />
      <div className="book-tools">
        <UnstyledButton
          className="book-tool"
          aria-pressed={props.thumbnails.shown}
          aria-label={t('book.pages')}
          title={t('book.pages')}
          onClick={props.thumbnails.toggle}
        >
          <IconLayoutGrid size={22} aria-hidden />
        </UnstyledButton>
        <span className="book-number" aria-hidden>
          {pages} / {total}
        </span>
        <UnstyledButton
          className="book-tool"
          aria-label={t('book.zoom_out')}
          title={t('book.zoom_out')}
          disabled={zoom.scale <= 1}
          onClick={() => zoom.to(zoom.scale / ZOOM_STEP)}
        >
          <IconZoomOut size={22} aria-hidden />
        </UnstyledButton>
        <UnstyledButton
          className="book-tool"
          aria-label={t('book.zoom_in')}
          title={t('book.zoom_in')}
          disabled={zoom.scale >= MOST_ZOOM}
          onClick={() => zoom.to(zoom.scale * ZOOM_STEP)}
        >
          <IconZoomIn size={22} aria-hidden />
        </UnstyledButton>
      </div>
    </div>
  );
}
