import type { AlbumDocument, AlbumMeta } from '../document/album.ts';
import { plainText } from '../document/rich-text.ts';
import { rareLetters } from './printable.ts';

/** All that can be read in an album, one after the other: its title, its spine, its chapters, its texts and the names on its stickers. */
export function* wordsOfAlbum(document: AlbumDocument, meta: Pick<AlbumMeta, 'title'>): Generator<string> {
  yield meta.title;
  for (const node of document.nodes.values()) {
    if (node.type === 'Root') yield node.props.spineText ?? '';
    if (node.type === 'Section') yield node.props.name;
    if (node.type === 'Text') yield plainText(node.props.text);
  }
  for (const { name, position } of document.stickers.values()) yield `${name} ${position}`;
}

/** Of these only those with letters that not every font has; none in most albums. */
export function rareWords(document: AlbumDocument, meta: Pick<AlbumMeta, 'title'>): string {
  return [...wordsOfAlbum(document, meta)].filter((words) => rareLetters(words) !== '').join(' ');
}
