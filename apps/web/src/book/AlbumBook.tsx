import { PAPER_MODE, type DrawingMode } from '@figurina/drawing';
import { Switch, UnstyledButton } from '@mantine/core';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconMinimize from '@tabler/icons-react/dist/esm/icons/IconMinimize.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useT } from '../app/use-t.ts';
import type { BookAlbum } from './book-album.ts';
import { BookBar } from './BookBar.tsx';
import { BookStage } from './BookStage.tsx';
import type { BookSticker } from './book-stickers.ts';
import './album-book.css';
import { FindSticker } from './FindSticker.tsx';
import { FoundSticker } from './FoundSticker.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useLatest } from './use-latest.ts';

const EMPTY_PLACES: DrawingMode = { ...PAPER_MODE, showStickers: false };

/** A whole album on a dark stage, as it will be printed, with all that one leafs with. Fills its parent. */
export function AlbumBook(props: {
  album: BookAlbum;
  page: number;
  onPage: (page: number) => void;
  /** What stands above the book at its left. */
  children: ReactNode;
  /** More tools, at the right. */
  tools?: ReactNode;
  /** Where somebody who finds a mistake in a sticker tells of it; absent, nobody is asked. */
  onReport?: (sticker: BookSticker) => void;
}) {
  const t = useT();
  const { album, page, onPage, onReport } = props;
  const [stickersShown, setStickersShown] = useState(true);
  const [thumbnails, setThumbnails] = useState(false);
  const [finding, setFinding] = useState(false);
  const [found, setFound] = useState<BookSticker | null>(null);
  const whole = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(whole);
  const mark = useMemo(() => found && { spread: found.spread, box: found.box }, [found]);
  const FullScreenIcon = fullScreen?.on ? IconMinimize : IconMaximize;
  const isFull = fullScreen?.on;
  const toggleFull = useLatest(() => fullScreen?.toggle());
  // The same while one leafs: the frame in which a page begins to turn has no time for it.
  const head = useMemo(
    () => (
      <header className="album-book-head">
        <div className="album-book-title">{props.children}</div>
        <div className="book-tools">
          <Switch
            className="book-switch"
            color="sun.6"
            checked={stickersShown}
            label={t('book.show_stickers')}
            onChange={(event) => setStickersShown(event.currentTarget.checked)}
          />
          <UnstyledButton className="book-tool" data-words onClick={() => setFinding(true)}>
            <IconSearch size={20} aria-hidden />
            <span>{t('book.find')}</span>
          </UnstyledButton>
          {props.tools}
          {isFull !== undefined && (
            <UnstyledButton
              className="book-tool"
              aria-pressed={isFull}
              aria-label={t('book.full_screen')}
              title={t('book.full_screen')}
              onClick={toggleFull}
            >
              <FullScreenIcon size={22} aria-hidden />
            </UnstyledButton>
          )}
        </div>
      </header>
    ),
    [t, props.children, props.tools, stickersShown, isFull, FullScreenIcon, toggleFull],
  );
  const find = useMemo(
    () => (
      <FindSticker
        album={album}
        opened={finding}
        onClose={() => setFinding(false)}
        onFound={(sticker) => {
          setFinding(false);
          setFound(sticker);
          setStickersShown(true);
          onPage(sticker.page);
        }}
      />
    ),
    [album, finding, onPage],
  );
  return (
    <div ref={whole} className="album-book" data-thumbnails={thumbnails || undefined}>
      {head}
      <div className="album-book-stage">
        <BookStage
          album={album}
          mode={stickersShown ? PAPER_MODE : EMPTY_PLACES}
          page={page}
          onPage={onPage}
          mark={mark}
          quiet
        >
          {(controls) => (
            <BookBar controls={controls} thumbnails={{ shown: thumbnails, toggle: () => setThumbnails(!thumbnails) }} />
          )}
        </BookStage>
        {found && <FoundSticker sticker={found} onClose={() => setFound(null)} onReport={onReport} />}
      </div>
      {thumbnails && <Thumbnails album={album} page={page} onPage={onPage} />}
      {find}
    </div>
  );
}
