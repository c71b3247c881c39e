import { UnstyledButton } from '@mantine/core';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../app/use-t.ts';
import { stickerPlace } from '../summary/place-of.ts';
import type { PreviewNotes } from './preview-notes.ts';

/** So many are listed at first: a class without photos should not hide what follows. */
const FEW = 6;

/** Who has no photo and whose name may be wrong, each with the way to their sticker. */
export function PreviewNotesCard({ albumId, notes }: { albumId: string; notes: PreviewNotes }) {
  const t = useT();
  const { withoutPhoto, doubtful } = notes;
  if (withoutPhoto.length + doubtful.length === 0)
    return (
      <section className="checkout-card checkout-notes" data-fine>
        <h2>
          <IconCircleCheck size={22} aria-hidden />
          {t('checkout.notes.none')}
        </h2>
      </section>
    );
  return (
    <section className="checkout-card checkout-notes" aria-labelledby="checkout-notes">
      <h2 id="checkout-notes">{t('checkout.notes')}</h2>
      <NoteList
        albumId={albumId}
        icon={<IconUserQuestion size={20} aria-hidden />}
        title={t('checkout.notes.names', { count: doubtful.length })}
        items={doubtful.map(({ id, name, doubt, other }) => ({
          id,
          name: name || t('checkout.notes.nameless'),
          words: t(`checkout.notes.${doubt}`, { name, other }),
        }))}
      />
      <NoteList
        albumId={albumId}
        icon={<IconPhotoOff size={20} aria-hidden />}
        title={t('checkout.notes.photos', { count: withoutPhoto.length })}
        items={withoutPhoto.map(({ id, name }) => ({
          id,
          name: name || t('checkout.notes.nameless'),
          words: name || t('checkout.notes.nameless'),
        }))}
      />
    </section>
  );
}

function NoteList(props: {
  albumId: string;
  icon: ReactNode;
  title: string;
  items: readonly { id: string; name: string; words: string }[];
}) {
  const t = useT();
  const [all, setAll] = useState(false);
  const { albumId, items } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button is gone: the focus goes on to the first that it brought.
    if (all) list.current?.querySelectorAll('a')[FEW]?.focus();
  }, [all]);
  if (items.length === 0) return null;
  const rest = items.length - FEW;
  return (
    <div>
      <h3>
        {props.icon}
        {props.title}
      </h3>
      <ul ref={list}>
        {(all ? items : items.slice(0, FEW)).map(({ id, name, words }) => (
          <li key={id}>
            <span>{words}</span>
            <Link
              className="fig-text-link fig-reach"
              to={stickerPlace(albumId, id)}
              aria-label={t('checkout.show_of', { name })}
            >
              {t('checkout.show')}
            </Link>
          </li>
        ))}
      </ul>
      {!all && rest > 0 ? (
        <UnstyledButton className="fig-text-link" onClick={() => setAll(true)}>
          {t('checkout.notes.more', { count: rest })}
        </UnstyledButton>
      ) : null}
    </div>
  );
}
