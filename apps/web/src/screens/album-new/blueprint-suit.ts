import { albumStatistics, cellsOfSpread, openSections, pageCount } from '@figurina/album';
import { queryOptions } from '@tanstack/react-query';
import { idleMoment } from '../../app/idle-moment.ts';
import { draftedAlbum } from './drafted-album.ts';
import type { DrawnAlbum, OpenedBlueprint } from './opened-blueprint.ts';

/** For how many people a template is, and how many pages that makes. */
export interface BlueprintSuit {
  readonly people: { readonly least: number; readonly most: number };
  readonly pages: { readonly least: number; readonly most: number };
}

/** Groups that it is tried with, the smallest first; the last is a large club. */
const GROUPS = [4, 6, 8, 10, 12, 16, 20, 24, 30, 40, 50] as const;
const LARGE_CLUB = 200;

/**
 * Measured on first drafts, as everybody gets them: the least people are those with whom most of the spreads of its
 * chapters have stickers. Every draft waits for an idle moment, so that nothing that is looked at has to wait for it.
 */
export function blueprintSuitQuery(blueprint: OpenedBlueprint | undefined, key: readonly string[]) {
  return queryOptions({
    queryKey: ['blueprint_suit', ...key],
    queryFn: async (): Promise<BlueprintSuit> => {
      const draftOf = async (count: number): Promise<DrawnAlbum> => {
        await idleMoment();
        return draftedAlbum(blueprint!, anybody(count), {});
      };
      const small = await smallest(draftOf);
      const large = await draftOf(LARGE_CLUB);
      return {
        people: { least: albumStatistics(small.document).stickersCount, most: LARGE_CLUB },
        pages: { least: pageCount(small.spreads.length), most: pageCount(large.spreads.length) },
      };
    },
    enabled: blueprint !== undefined,
    staleTime: Infinity,
  });
}

async function smallest(draftOf: (count: number) => Promise<DrawnAlbum>): Promise<DrawnAlbum> {
  for (const count of GROUPS) {
    const draft = await draftOf(count);
    if (isFull(draft)) return draft;
  }
  return draftOf(GROUPS.at(-1)!);
}

function isFull({ document }: DrawnAlbum): boolean {
  const inside = openSections(document).flatMap(({ id }) => document.childIds(id));
  const withStickers = inside.filter((spread) => cellsOfSpread(document, spread).length > 0);
  return withStickers.length * 2 > inside.length;
}

/** With letters: a row of figures is nobody's name. */
function anybody(count: number) {
  return Array.from({ length: count }, (_, at) => ({ name: `Mira ${at + 1}`, position: '', chapter: '' }));
}
