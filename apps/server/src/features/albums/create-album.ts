/** A new album begins as a copy of its blueprint, in its language, with ids of its own. */
import { areAnswersWithin, firstDraft, parseAlbum, questionsOf, SCHEMA_VERSION, toParts } from '@figurina/album';
import type { createAlbum, RequestOf } from '@figurina/contract';
import { createI18n } from '@figurina/locales';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { AlbumsParts } from './albums-parts.ts';
import * as queries from './albums.queries.ts';
import { statisticsOf } from './statistics.ts';

type Wish = RequestOf<typeof createAlbum>['body'];

/** Answers the new album's id. */
export async function makeAlbum(
  { db, clock, members, blueprints }: Pick<AlbumsParts, 'db' | 'clock' | 'members' | 'blueprints'>,
  { album, analytics_metadata: campaign, empty_inside = false }: Wish,
  owner: Pick<Caller, 'id' | 'admin'>,
): Promise<string | Refusal> {
  const { language, blueprint_id, organization = null, release_date = null, people = [], answers = {} } = album;
  const title = album.title ?? (await createI18n(language, ['app'])).t('album.title_placeholder');
  if (title === '') return refuse('album_title_required');
  // Whoever brings people gets a whole album of them.
  const beginning = await blueprints.beginning(blueprint_id, {
    language,
    emptyInside: empty_inside && people.length === 0,
    admin: owner.admin,
  });
  if (!beginning) return { ...refuse('blueprint_not_found'), template: blueprint_id };
  const parsed = parseAlbum(beginning.parts, SCHEMA_VERSION);
  if (!parsed.ok) throw new Error(`The blueprint ${blueprint_id} makes no album: ${parsed.at} ${parsed.detail}`);
  if (!areAnswersWithin(questionsOf(parsed.document), answers)) return refuse('answer_too_long');
  const now = clock.now();
  // What the wizard has shown is made by the same function.
  const document = firstDraft(parsed.document, {
    people,
    layouts: people.length > 0 ? beginning.layouts() : [],
    colors: album.colors,
    stickerTemplateId: album.sticker_template_id,
    answers,
    title,
    makeId: () => newId(),
    now: now.toISOString(),
  });
  const id = newId(now.getTime());
  await db.transaction().execute(async (transaction) => {
    await queries.insertAlbum(transaction, {
      id,
      owner_id: owner.id,
      title,
      release_date,
      language,
      blueprint_id,
      blueprint_category: beginning.category,
      organization,
      campaign: campaign && Object.keys(campaign).length > 0 ? campaign : null,
      parts: toParts(document),
      statistics: statisticsOf(document),
      schemaVersion: SCHEMA_VERSION,
      now,
    });
    await members.addOwner(id, owner.id, transaction);
  });
  return id;
}
