import { UnstyledButton } from '@mantine/core';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import { memo } from 'react';
import { useT } from '../app/use-t.ts';
import type { BookControls } from './BookStage.tsx';
import { MOST_ZOOM } from './drag-progress.ts';
import { ZOOM_STEP } from './use-hand.ts';
import { useLatest } from './use-latest.ts';

/** Beneath the book: where one is, all pages, zoom. */
export function BookBar(props: { controls: BookControls; thumbnails: { shown: boolean; toggle: () => void } }) {
  const t = useT();
  const { at, last, pages, total, label, turnTo, zoom } = props.controls;
  const toggle = useLatest(props.thumbnails.toggle);
  const zoomOut = useLatest(() => zoom.to(zoom.scale / ZOOM_STEP));
  const zoomIn = useLatest(() => zoom.to(zoom.scale * ZOOM_STEP));
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
        <BookTool label={t('book.pages')} icon={IconLayoutGrid} pressed={props.thumbnails.shown} onClick={toggle} />
        <span className="book-number" aria-hidden>
          {pages} / {total}
        </span>
        <BookTool label={t('book.zoom_out')} icon={IconZoomOut} disabled={zoom.scale <= 1} onClick={zoomOut} />
        <BookTool label={t('book.zoom_in')} icon={IconZoomIn} disabled={zoom.scale >= MOST_ZOOM} onClick={zoomIn} />
      </div>
    </div>
  );
}

/** The same while one leafs. */
const BookTool = memo(function BookTool(props: {
  label: string;
  icon: typeof IconZoomIn;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
}) {
  const { icon: Icon, label } = props;
  return (
    <UnstyledButton
      className="book-tool"
      aria-pressed={props.pressed}
      aria-label={label}
      title={label}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      <Icon size={22} aria-hidden />
    </UnstyledButton>
  );
});
