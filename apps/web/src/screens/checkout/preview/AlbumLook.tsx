import type { AlbumPreview, Checkout } from '@figurina/contract';
import { formatNumber } from '@figurina/locales';
import { useEffect, useMemo, useState } from 'react';
import { useI18n } from '../../../app/use-t.ts';
import { AlbumBook } from '../../../book/AlbumBook.tsx';
import { loadBookFonts, openedPreview } from '../../../book/opened-preview.ts';
import { PreviewNotesCard } from './PreviewNotesCard.tsx';
import { previewNotes } from './preview-notes.ts';

/** The album as a book, its facts, and what somebody should look at before it is ordered. */
export function AlbumLook({ preview, checkout }: { preview: AlbumPreview; checkout: Checkout }) {
  const { t, locale } = useI18n();
  const album = useMemo(() => openedPreview(preview), [preview]);
  // A page whose font is not there yet is shown in another one.
  useEffect(() => void loadBookFonts(album), [album]);
  const notes = useMemo(() => previewNotes(album.document), [album]);
  const [page, setPage] = useState(1);
  const { pages, total_sticker_sorts: stickers, spine, title } = checkout.album;
  const facts = [
    { label: t('checkout.fact.pages'), value: formatNumber(locale, pages) },
    { label: t('checkout.fact.stickers'), value: formatNumber(locale, stickers) },
    { label: t('checkout.fact.spine'), value: `${formatNumber(locale, spine, 1)} mm` },
  ];
  return (
    <>
      <div className="checkout-book">
        <AlbumBook album={album} page={page} onPage={setPage}>
          <p className="checkout-book-title" lang={checkout.album.language}>
            {title}
          </p>
        </AlbumBook>
      </div>
      <dl className="checkout-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PreviewNotesCard albumId={preview.id} notes={notes} />
    </>
  );
}
