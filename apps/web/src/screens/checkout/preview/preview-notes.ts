/** What is worth a look before an album is ordered: who has no photo, whose name may be wrong. */
import { type AlbumDocument, areSimilarWords, nameKey, type StickerId } from '@figurina/album';

export interface PreviewNotes {
  readonly withoutPhoto: readonly StickerNote[];
  /** Without a name, of a name that somebody else has, or of one that is much like another. */
  readonly doubtful: readonly (StickerNote & {
    readonly doubt: 'nameless' | 'twice' | 'similar';
    readonly other: string;
  })[];
}

export interface StickerNote {
  readonly id: StickerId;
  readonly name: string;
}

/** Of many people every pair is compared; beyond this it would be felt. */
const MOST_COMPARED = 600;

/** In the order of the album's stickers. */
export function previewNotes({ stickers }: Pick<AlbumDocument, 'stickers'>): PreviewNotes {
  const all = [...stickers.values()].map(({ id, name, image }) => ({ id: id as StickerId, name: name.trim(), image }));
  const named = all.map((one) => ({ ...one, words: nameKey(one.name).split(' ').filter(Boolean) }));
  const doubtful = named.flatMap((one, at): PreviewNotes['doubtful'] => {
    const { id, name } = one;
    if (name === '') return [{ id, name, doubt: 'nameless', other: '' }];
    if (at >= MOST_COMPARED) return [];
    const before = named.slice(0, at).filter((other) => other.name !== '');
    const twice = before.find((other) => other.words.join(' ') === one.words.join(' '));
    if (twice) return [{ id, name, doubt: 'twice', other: twice.name }];
    const similar = before.find((other) => areSimilarWords(other.words, one.words));
    return similar ? [{ id, name, doubt: 'similar', other: similar.name }] : [];
  });
  return {
    withoutPhoto: all.filter(({ image }) => image === null).map(({ id, name }) => ({ id, name })),
    doubtful,
  };
}
