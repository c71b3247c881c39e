import type { Actor } from '@figurina/album';
import type { AlbumHead } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { headAnswer } from './album-answers.ts';
import type { AlbumsParts } from './albums-parts.ts';
import * as queries from './albums.queries.ts';
import type { Covers } from './covers.ts';

/** All but the document of an album, for somebody in it. */
export type ReadHead = (
  id: string,
  actor: Pick<Actor, 'role' | 'sections'>,
  caller: Pick<Caller, 'id' | 'admin'>,
  locale: Locale,
) => Promise<AlbumHead | Refusal>;

type ReadHeadParts = Pick<AlbumsParts, 'db' | 'blueprints' | 'pictures'> & { readonly covers: Covers };

export function createReadHead({ db, blueprints, pictures, covers }: ReadHeadParts): ReadHead {
  return async (id, { role, sections = null }, caller, locale) => {
    const head = await queries.findAlbum(db, id);
    if (!head) return refuse('not_found');
    const known = await blueprints.known([head.blueprint_id]);
    const blueprintTitle = known.title(head.blueprint_id, locale);
    const coverUrl = covers.url(head, pictures.imageToken(id, caller));
    return headAnswer(head, { role, sections, blueprintTitle, coverUrl });
  };
}
