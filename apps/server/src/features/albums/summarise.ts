import type { Actor } from '@figurina/album';
import type { AlbumSummary } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { albumSummary } from './album-answers.ts';
import type { AlbumsParts } from './albums-parts.ts';
import * as queries from './albums.queries.ts';
import type { Covers } from './covers.ts';

/** One album as lists show it, to somebody in it. */
export type Summarise = (
  id: string,
  actor: Pick<Actor, 'role'>,
  caller: Pick<Caller, 'id' | 'admin'>,
  locale: Locale,
) => Promise<AlbumSummary | Refusal>;

type SummariseParts = Pick<AlbumsParts, 'db' | 'blueprints' | 'pictures'> & { readonly covers: Covers };

export function createSummarise({ db, blueprints, pictures, covers }: SummariseParts): Summarise {
  return async (id, { role }, caller, locale) => {
    const head = await queries.findAlbum(db, id);
    if (!head) return refuse('not_found');
    const known = await blueprints.known([head.blueprint_id]);
    const blueprintTitle = known.title(head.blueprint_id, locale);
    return albumSummary(head, { role, blueprintTitle, coverUrl: covers.url(head, pictures.imageToken(id, caller)) });
  };
}
