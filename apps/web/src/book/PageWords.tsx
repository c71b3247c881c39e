import { type NodeId, writtenText } from '@figurina/album';
import { VisuallyHidden } from '@mantine/core';
import { memo, useMemo } from 'react';
import { useT } from '../app/use-t.ts';
import type { BookAlbum } from './book-album.ts';
import { stickersOf } from './book-stickers.ts';
import { lastPage, type Opening, pagesOf } from './openings.ts';

/** What stands on the open pages, for those who do not see them: the texts, and the stickers by number and name. */
export const PageWords = memo(function PageWords({ album, opening }: { album: BookAlbum; opening: Opening }) {
  const t = useT();
  const all = useMemo(() => stickersOf(album), [album]);
  const stickers = all.filter((sticker) => opening.faces.some(({ page }) => page === sticker.page));
  const texts = useMemo(
    () => [...new Set(opening.faces.map(({ spread }) => spread))].flatMap((spread) => textsOn(album, spread)),
    [album, opening],
  );
  const label = t('album_new.page', { page: pagesOf(opening), pages: lastPage(album.facts.spreads) });
  return (
    <VisuallyHidden component="ul" aria-label={label}>
      {texts.map(({ id, words }) => (
        <li key={id}>{words}</li>
      ))}
      {stickers.map(({ cell, name, numbers }) => (
        <li key={cell}>{t('book.sticker', { number: numbers.join(', '), name })}</li>
      ))}
    </VisuallyHidden>
  );
});

interface Words {
  readonly id: NodeId;
  readonly words: string;
}

/** In the order of their layers, which is the order they were made in more often than not. */
function textsOn(album: BookAlbum, parent: NodeId): Words[] {
  return album.document.childIds(parent).flatMap((id) => {
    const node = album.document.nodes.get(id);
    if (!node || ('hidden' in node.props && node.props.hidden)) return [];
    if (node.type === 'Group') return textsOn(album, id);
    if (node.type !== 'Text') return [];
    const words = writtenText(node.props)
      .paragraphs.map(({ content }) => content.map((inline) => spoken(album, id, inline)).join(''))
      .join('\n');
    return words.trim() === '' ? [] : [{ id, words }];
  });
}

type Inline = ReturnType<typeof writtenText>['paragraphs'][number]['content'][number];

function spoken({ facts }: BookAlbum, node: NodeId, inline: Inline): string {
  if ('text' in inline) return inline.text;
  if (!('symbol' in inline)) return ' ';
  const value = facts.symbol(node, inline.symbol);
  return typeof value === 'string' ? value : value.map((row) => `${row.label} ${row.page}`).join(', ');
}
