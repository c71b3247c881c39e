import { Dialog } from '@figurina/ui';
import { TextInput, UnstyledButton } from '@mantine/core';
import { type CSSProperties, useMemo, useState } from 'react';
import { useT } from '../app/use-t.ts';
import type { BookAlbum } from './book-album.ts';
import { type BookSticker, stickersNamed, stickersOf } from './book-stickers.ts';

/** Everybody who has a sticker in the book, to look for oneself by name or number. */
export function FindSticker(props: {
  album: BookAlbum;
  opened: boolean;
  onClose: () => void;
  onFound: (sticker: BookSticker) => void;
}) {
  const t = useT();
  const { album, opened, onFound } = props;
  const [words, setWords] = useState('');
  return (
    <Dialog
      opened={opened}
      title={t('book.find.title')}
      closeLabel={t('common.close')}
      width={460}
      onClose={props.onClose}
    >
      <FindForm album={album} words={words} setWords={setWords} onFound={onFound} />
    </Dialog>
  );
}

/** Hundreds of names: made when somebody looks for one, not with every page that is turned. */
function FindForm(props: {
  album: BookAlbum;
  words: string;
  setWords: (words: string) => void;
  onFound: (sticker: BookSticker) => void;
}) {
  const t = useT();
  const { album, words, setWords, onFound } = props;
  const all = useMemo(() => stickersOf(album), [album]);
  const found = stickersNamed(all, words);
  return (
    <form
      className="book-find"
      onSubmit={(event) => {
        event.preventDefault();
        if (found[0]) onFound(found[0]);
      }}
    >
      <TextInput
        data-autofocus
        label={t('book.find.words')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <p className="book-found-count" role="status">
        {t('book.find.count', { count: found.length })}
      </p>
      <ul style={{ '--book-names': all.length } as CSSProperties}>
        {found.map((sticker) => (
          <li key={sticker.cell}>
            <UnstyledButton type="button" className="book-found" onClick={() => onFound(sticker)}>
              <b>{sticker.numbers.join(', ')}</b>
              <span>
                {sticker.name || t('book.find.nameless')}
                {sticker.position && <small>{sticker.position}</small>}
              </span>
              <small>{t('book.find.page', { page: sticker.page })}</small>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </form>
  );
}
