import type { AlbumPreview } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { Logo, StampButton } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { Suspense, use, useMemo, useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { LegalLinks } from '../../app/LegalLinks.tsx';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { AlbumBook } from '../../book/AlbumBook.tsx';
import type { BookAlbum } from '../../book/book-album.ts';
import type { BookSticker } from '../../book/book-stickers.ts';
import { handOn } from '../../book/hand-on.ts';
import { sentFirstPage } from '../../early-preview/sent-first-page.ts';
import './album-preview.css';
import { ChangedNote } from './ChangedNote.tsx';
import { loadBookFonts, openedPreview } from '../../book/opened-preview.ts';
import { ReportDialog } from './ReportDialog.tsx';

/** `/album/:albumId/preview/:token`, open to whoever has the link: the album as a book, and nothing to change in it. */
export function AlbumPreviewScreen() {
  const preview = useLoaderData<AlbumPreview>();
  // Read before anything stands in its place.
  const [sent] = useState(sentFirstPage);
  const [first] = useState(preview);
  const album = useMemo(
    () => ({ ...openedPreview(preview), firstPage: preview === first ? sent?.picture : undefined }),
    [preview, first, sent],
  );
  const fonts = useMemo(() => loadBookFonts(album), [album]);
  return (
    <Suspense fallback={sent && <div dangerouslySetInnerHTML={{ __html: sent.html }} />}>
      <Preview album={album} version={preview.version} fonts={fonts} />
    </Suspense>
  );
}

function Preview({ album, version, fonts }: { album: BookAlbum; version: number; fonts: Promise<void> }) {
  use(fonts);
  const t = useT();
  const toast = useToast();
  const revalidator = useRevalidator();
  const [page, setPage] = useState(1);
  const [reported, setReported] = useState<BookSticker | null>(null);
  const { title, releaseDate } = album.meta;
  usePageTitle(t('guest.title', { title }), t('guest.description'));
  // What stands around the book is the same on every page of it.
  const tools = useMemo(() => {
    const share = async (): Promise<void> => {
      if ((await handOn({ title, url: window.location.href })) === 'copied') toast.info(t('guest.shared'));
    };
    return (
      <UnstyledButton className="book-tool" data-words onClick={() => void share()}>
        <IconShare size={20} aria-hidden />
        <span>{t('guest.share')}</span>
      </UnstyledButton>
    );
  }, [t, toast, title]);
  const heading = useMemo(
    () => (
      <>
        <h1>{title}</h1>
        {releaseDate && <p>{t('guest.date', { date: formatDate(releaseDate) })}</p>}
      </>
    ),
    [t, title, releaseDate],
  );
  const foot = useMemo(
    () => (
      <footer>
        <Logo />
        <LegalLinks />
        <StampButton component={Link} to="/album/new" size="sm">
          {t('guest.create')}
        </StampButton>
      </footer>
    ),
    [t],
  );
  return (
    <div className="guest-preview">
      <main>
        <AlbumBook album={album} page={page} onPage={setPage} onReport={setReported} tools={tools}>
          {heading}
        </AlbumBook>
        <ChangedNote version={version} onReload={() => void revalidator.revalidate()} />
      </main>
      {foot}
      <ReportDialog sticker={reported} onClose={() => setReported(null)} />
    </div>
  );
}
