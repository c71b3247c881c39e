/** The album that a first start shows: a finished one, made of the product's own means and drawn people. */
import { join } from 'node:path';
import {
  type Actor,
  type AlbumDocument,
  type ImageId,
  importRosterPatch,
  type Layout,
  layoutSchema,
  type Operation,
  type Patch,
  planRoster,
  removeNodesPatch,
  spreadOrder,
  type RosterRow,
} from '@figurina/album';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { AlbumDocuments, Albums } from '../albums/index.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Identity } from '../identity/index.ts';
import type { ContentPicture, ContentPictures } from '../images/index.ts';
import { EXAMPLE_BLUEPRINT, EXAMPLE_CHAPTERS, EXAMPLE_TITLE } from './example-people.ts';

interface ExampleParts {
  db: Kysely<Database>;
  clock: Clock;
  identity: Pick<Identity, 'administrator'>;
  albums: Pick<Albums, 'make'>;
  blueprints: Pick<Blueprints, 'find'>;
  pictures: ContentPictures;
  documents: AlbumDocuments;
}

const PEOPLE_FOLDER = join(import.meta.dirname, '../../../../../content/people');
/** Pixels of a portrait's longer side: 300 an inch on a sticker. */
const PORTRAIT_SIDE = 840;
const GROUPS = 5;
/** Fills a page at 300 pixels an inch. */
const GROUP_SIDE = 3900;
/** What the blueprint calls the words in an empty frame. */
const HINT_NAME = 'Foto-Hinweis';
const LANGUAGE = 'de';
const DONE = 'example_album';

/**
 * Makes the example once in the life of a database, for the administrator of the embedded provider, and has its pictures
 * known. Answers the album's id when it made it.
 */
export async function makeExample(parts: ExampleParts): Promise<string | undefined> {
  const { db, clock, identity, albums, blueprints, pictures, documents } = parts;
  const owner = await identity.administrator();
  if (!owner) return undefined;
  // At every start: a first one that was soon stopped has left their bitmaps to be made.
  const portraits = await addPortraits(pictures);
  const groups = await addGroups(pictures);
  if (!(await claim(db))) return undefined;
  const releaseDate = new Date(clock.now().getTime() + 180 * 86_400_000).toISOString().slice(0, 10);
  const album = {
    title: EXAMPLE_TITLE,
    language: LANGUAGE,
    blueprint_id: EXAMPLE_BLUEPRINT,
    release_date: releaseDate,
  } as const;
  const albumId = await albums.make({ album }, owner.id);
  if (typeof albumId !== 'string') throw new Error(`The example album was refused: ${albumId.code}`);

  const actor: Actor = { userId: owner.id, role: 'owner', albumLocked: false };
  await apply(documents, albumId, actor, portraits.operations);
  const current = await documents.readDocument(albumId);
  const layouts = ((await blueprints.find(EXAMPLE_BLUEPRINT, LANGUAGE))?.layouts ?? []).map((layout) =>
    layoutSchema.parse(layout),
  );
  await apply(documents, albumId, actor, groups);
  const roster = rosterPatch(current!.document, portraits.images, layouts, clock.now().toISOString());
  await apply(documents, albumId, actor, roster);
  const designed = await documents.readDocument(albumId);
  await apply(documents, albumId, actor, fillFrames(designed!.document, groups));
  return albumId;
}

/** True for the one process that makes it. */
async function claim(db: Kysely<Database>): Promise<boolean> {
  const claimed = await db
    .insertInto('settings')
    .values({ name: DONE, value: 'made' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}

async function addPortraits(
  pictures: ContentPictures,
): Promise<{ operations: Operation[]; images: Map<string, ImageId> }> {
  const operations: Operation[] = [];
  const images = new Map<string, ImageId>();
  const count = EXAMPLE_CHAPTERS.flatMap(([, people]) => people).length;
  for (let index = 1; index <= count; index++) {
    const file = `person-${String(index).padStart(2, '0')}.svg`;
    const picture = await pictures.add(join(PEOPLE_FOLDER, file), PORTRAIT_SIDE);
    images.set(file, picture.id as ImageId);
    operations.push(imageOperation(picture, 'sticker'));
  }
  return { operations, images };
}

/** Pictures of many, in the order in which they fill the album's frames. */
async function addGroups(pictures: ContentPictures): Promise<Operation[]> {
  const operations: Operation[] = [];
  for (let index = 1; index <= GROUPS; index++)
    operations.push(
      imageOperation(await pictures.add(join(PEOPLE_FOLDER, `group-${index}.svg`), GROUP_SIDE), 'background'),
    );
  return operations;
}

/** Every frame without a picture gets one; the words that stood in for it go. */
function fillFrames(document: AlbumDocument, groups: readonly Operation[]): Patch {
  const frames = spreadOrder(document).flatMap((spread) =>
    document.childIds(spread).filter((id) => {
      const node = document.nodes.get(id);
      return node?.type === 'Image' && node.props.image === null;
    }),
  );
  const hints = [...document.nodes.values()].filter(({ type, props }) => type === 'Text' && props.name === HINT_NAME);
  return [
    ...frames.map((id, index) => ({
      part: 'workspace' as const,
      path: `nodes/${id}/props/image`,
      value: groups[index % groups.length]!.path,
    })),
    ...removeNodesPatch(
      document,
      hints.map(({ id }) => id),
    ),
  ];
}

function imageOperation({ id, filename, width, height }: ContentPicture, model: 'sticker' | 'background'): Operation {
  return {
    part: 'images',
    path: id,
    value: { id, model, filename, blueprint_image: true, details: { width, height, face: null } },
  };
}

function rosterPatch(
  document: AlbumDocument,
  images: ReadonlyMap<string, ImageId>,
  layouts: readonly Layout[],
  now: string,
): Patch {
  const files = [...images.keys()];
  const rows = EXAMPLE_CHAPTERS.flatMap(([chapter, people]) =>
    people.map(([name, position]) => ({ chapter, name, position })),
  ).map((person, index): RosterRow => ({ ...person, line: index + 1, photo: files[index]! }));
  const plan = planRoster(document, { rows, photos: files, untitled: EXAMPLE_TITLE, layouts });
  return importRosterPatch(document, plan, { images, layouts, makeId: () => newId(), now });
}

async function apply(documents: AlbumDocuments, albumId: string, actor: Actor, unit: Patch): Promise<void> {
  const answer = await documents.applyMutation({ albumId, actor, units: [unit] });
  if (!answer.ok) throw new Error(`The example album was refused: ${answer.code}`);
  if (answer.refused[0]) throw new Error(`A part of the example album was refused: ${answer.refused[0].code}`);
}
