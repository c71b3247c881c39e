/** A second album that begins as another one is now. What people sent and said for that one stays there. */
import {
  applyPatch,
  copyDocument,
  parseAlbum,
  removeImagePatch,
  removeNodesPatch,
  SCHEMA_VERSION,
  toParts,
  type AlbumDocument,
  type AlbumParts,
} from '@figurina/album';
import { LIMITS } from '@figurina/contract';
import { createI18n, type Locale } from '@figurina/locales';
import { newId } from '../../platform/ids.ts';
import type { AlbumsParts } from './albums-parts.ts';
import * as queries from './albums.queries.ts';
import { statisticsOf } from './statistics.ts';

interface Original {
  readonly head: queries.AlbumHead;
  readonly document: AlbumDocument;
}

/** Answers the copy's id; its title is in the language of who makes it. */
export async function makeCopy(
  { db, clock, members, pictures }: Pick<AlbumsParts, 'db' | 'clock' | 'members' | 'pictures'>,
  { head, document }: Original,
  { ownerId, locale }: { ownerId: string; locale: Locale },
): Promise<string> {
  const now = clock.now();
  const id = newId(now.getTime());
  const left = withoutGuests(document, await pictures.copied.copyable(head.id));
  const renamed = new Map(
    [...left.images.values()].filter((image) => !image.blueprint_image).map((image) => [image.id, newId()]),
  );
  const parsed = parseAlbum(withPictures(toParts(left), renamed), SCHEMA_VERSION);
  if (!parsed.ok) throw new Error(`The album ${head.id} makes no copy: ${parsed.at} ${parsed.detail}`);
  const { t } = await createI18n(locale, ['app']);
  const room = LIMITS.albumTitle - t('album.copy_title', { title: '' }).length;
  const { language, release_date, blueprint_id, blueprint_category, organization } = head;
  await db.transaction().execute(async (transaction) => {
    await queries.insertAlbum(transaction, {
      // No campaign led to a copy.
      campaign: null,
      id,
      owner_id: ownerId,
      title: t('album.copy_title', { title: head.title.slice(0, room).trimEnd() }),
      release_date,
      language,
      blueprint_id,
      blueprint_category,
      organization,
      parts: toParts(parsed.document),
      statistics: statisticsOf(parsed.document),
      schemaVersion: SCHEMA_VERSION,
      now,
    });
    await members.addOwner(id, ownerId, transaction);
    await pictures.copied.copy(renamed, { albumId: id, by: ownerId, now }, transaction);
  });
  return id;
}

/** Without comments, and without the photos that were sent in for this album alone and what was made of them. */
function withoutGuests(document: AlbumDocument, copyable: ReadonlySet<string>): AlbumDocument {
  const draft = copyDocument(document);
  const comments = [...draft.nodes.values()].filter(({ type }) => type === 'Comment').map(({ id }) => id);
  applyPatch(draft, removeNodesPatch(draft, comments));
  for (const { id, blueprint_image: shared, original_image_id: original } of document.images.values())
    if (!shared && !(copyable.has(id) && (original === null || copyable.has(original) || isShared(document, original))))
      applyPatch(draft, removeImagePatch(draft, id as never));
  return draft;
}

const isShared = (document: AlbumDocument, id: string): boolean =>
  document.images.get(id as never)?.blueprint_image ?? false;

type Stored = Readonly<Record<string, unknown>>;

/** The same parts with other ids for pictures. */
function withPictures(parts: AlbumParts, renamed: ReadonlyMap<string, string>): AlbumParts {
  const inside = (record: Stored, ...fields: readonly string[]): Stored => ({
    ...record,
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const next = renamed.get(record[field] as string);
        return next === undefined ? [] : [[field, next]];
      }),
    ),
  });
  const each = <Value>(table: Readonly<Record<string, unknown>>, change: (record: Stored) => Value) =>
    Object.entries(table).map(([id, record]) => [id, change(record as Stored)] as const);
  const nodes = each(parts.workspace.nodes, (node) => ({
    ...node,
    props: inside((node['props'] ?? {}) as Stored, 'image'),
  }));
  const images = each(parts.images, (image) => inside(image, 'id', 'original_image_id'));
  return {
    ...parts,
    workspace: { ...parts.workspace, nodes: Object.fromEntries(nodes) },
    stickers: Object.fromEntries(each(parts.stickers, (sticker) => inside(sticker, 'image'))),
    images: Object.fromEntries(images.map(([id, image]) => [renamed.get(id) ?? id, image])),
  };
}
