import { createNode, createSticker, ordersIn, setProp, setStickerFields, suffixFrom } from '../commands/command.ts';
import { Draft } from '../commands/draft.ts';
import { indexBeforeBackCover } from '../commands/sections/add-section.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { ImageId, MakeId, NodeId, StickerId } from '../document/ids.ts';
import { ordersBetween } from '../document/order.ts';
import type { Sticker } from '../document/sticker.ts';
import type { Layout } from '../layouts/layout.ts';
import type { Operation, Patch } from '../patch/patch.ts';
import { removeStickersPatch } from '../patch/remove-patches.ts';
import { cellOfSticker, stickersOfSection } from '../stickers/placed-stickers.ts';
import type { RosterChapter } from './chapters.ts';
import { importedEntries, type RosterEntry, type RosterPlan } from './plan-roster.ts';
import { changedLeaving } from './roster-leaving.ts';
import { placeNewcomers, type Newcomer } from './place-newcomers.ts';

export interface RosterImport {
  /** The pictures of `neededPhotos`, which must be in the album by then; a row whose picture is not here stays without. */
  readonly images: ReadonlyMap<string, ImageId>;
  readonly makeId: MakeId;
  /** The blueprint's layouts; built-in ones where it has none for stickers. */
  readonly layouts?: readonly Layout[];
  /** Stickers of a new spread at most, by the place of the chapter in the list. */
  readonly mostOnSpread?: (chapter: number) => number;
  /** The time of the import, ISO. */
  readonly now: string;
}

/**
 * Everything that a plan says as one patch: those go, or are marked, of whom that was said; chapters before the back cover
 * in order of first appearance, stickers, changes, places in empty cells and then on new spreads. Doubtful, unreadable and
 * skipped rows are left alone. Importing the same roster again plans nothing.
 */
export function importRosterPatch(document: AlbumDocument, plan: RosterPlan, options: RosterImport): Patch {
  const leaving = leavingPatch(document, plan);
  if (leaving.length === 0) return arrivingPatch(document, plan, options);
  // Who goes leaves their place to who comes.
  const draft = new Draft(document);
  draft.apply(leaving);
  return [...leaving, ...arrivingPatch(draft.document, plan, options)];
}

function arrivingPatch(document: AlbumDocument, plan: RosterPlan, options: RosterImport): Patch {
  const entries = importedEntries(plan);
  const sections = chapterSections(document, plan, entries, options.makeId);
  const imports = entries.map((entry) => ({
    entry,
    section: stayingIn(document, entry) ?? sections.byKey.get(entry.chapter)!,
  }));
  const patch: Operation[] = [...sections.operations];
  const newcomers: Newcomer[] = [];
  const orders = stickerOrders(document, imports, options.makeId);
  for (const { entry, section } of imports) {
    const sticker = entry.stickerId === null ? undefined : document.stickers.get(entry.stickerId);
    const fields = { name: entry.name, ...fieldsOf(entry, options.images), ...(sticker && { leftList: false }) };
    if (!sticker) {
      const id = options.makeId() as StickerId;
      const { doubleSticker } = entry;
      const place = { sectionId: section, order: orders.get(entry)!, createdAt: options.now };
      patch.push(createSticker({ id, doubleSticker, ...fields, ...place }));
      newcomers.push({ id, doubleSticker, section });
    } else if (sticker.sectionId === section) {
      patch.push(...setStickerFields(sticker, fields));
    } else {
      patch.push(...moveToSection(document, sticker, section, orders.get(entry)!, fields));
      newcomers.push({ id: sticker.id as StickerId, doubleSticker: sticker.doubleSticker, section });
    }
  }
  return [...patch, ...placeNewcomers(document, newcomers, sections.created, options)];
}

function leavingPatch(document: AlbumDocument, plan: RosterPlan): Operation[] {
  const changed = changedLeaving(plan);
  const removed = changed.filter(({ choice }) => choice === 'remove').map(({ stickerId }) => stickerId);
  const marks = changed.flatMap(({ stickerId, choice }) => {
    const sticker = document.stickers.get(stickerId);
    return sticker && choice !== 'remove' ? setStickerFields(sticker, { leftList: choice === 'mark' }) : [];
  });
  return [...marks, ...(removed.length > 0 ? removeStickersPatch(document, removed) : [])];
}

function stayingIn(document: AlbumDocument, { stays, stickerId }: RosterEntry): NodeId | undefined {
  const sticker = stays && stickerId ? document.stickers.get(stickerId) : undefined;
  return sticker?.sectionId as NodeId | undefined;
}

interface ChapterSections {
  readonly byKey: ReadonlyMap<string, NodeId>;
  readonly created: readonly NodeId[];
  readonly operations: readonly Operation[];
}

/** The sections of the chapters that somebody is imported into; several chapters of one name share one. */
function chapterSections(
  document: AlbumDocument,
  plan: RosterPlan,
  entries: readonly RosterEntry[],
  makeId: MakeId,
): ChapterSections {
  const wanted = new Set(entries.filter(({ stays }) => !stays).map(({ chapter }) => chapter));
  const chapters = plan.chapters.filter(({ key }) => wanted.has(key));
  const names = [...new Set(chapters.flatMap(({ target }) => (target.kind === 'new' ? [target.name] : [])))];
  const created = new Map(names.map((name) => [name, makeId() as NodeId]));
  const { orders, room } = ordersIn(document, document.rootId, names.length, makeId, indexBeforeBackCover(document));
  const operations = names.map((name, index) => {
    const id = created.get(name)!;
    return createNode({ id, type: 'Section', parent: document.rootId, order: orders[index]!, props: { name } });
  });
  const renamed = chapters.flatMap(({ target }) =>
    target.kind === 'rename' ? [setProp<'Section', 'name'>(target.id, 'name', target.name)] : [],
  );
  const sectionOf = ({ target }: RosterChapter) => (target.kind === 'new' ? created.get(target.name)! : target.id);
  return {
    byKey: new Map(chapters.map((chapter) => [chapter.key, sectionOf(chapter)])),
    created: [...created.values()],
    operations: [...room, ...operations, ...renamed],
  };
}

/** Places behind those who are in the section already, in the order of the table, for all who are new in it. */
function stickerOrders(
  document: AlbumDocument,
  imports: readonly { readonly entry: RosterEntry; readonly section: NodeId }[],
  makeId: MakeId,
): ReadonlyMap<RosterEntry, string> {
  const orders = new Map<RosterEntry, string>();
  const arriving = imports.filter(({ entry, section }) => {
    const sticker = entry.stickerId === null ? undefined : document.stickers.get(entry.stickerId);
    return sticker?.sectionId !== section;
  });
  for (const [section, members] of Map.groupBy(arriving, (member) => member.section)) {
    const last = stickersOfSection(document, section).at(-1)?.order || null;
    const fresh = ordersBetween(last, null, members.length, suffixFrom(makeId));
    for (const [index, { entry }] of members.entries()) orders.set(entry, fresh[index]!);
  }
  return orders;
}

/** What a row says about a sticker. What it leaves empty stays; a new picture starts with the whole of it. */
function fieldsOf({ position, photo, personId }: RosterEntry, images: ReadonlyMap<string, ImageId>): Partial<Sticker> {
  const image = photo.kind === 'found' ? images.get(photo.file) : undefined;
  return {
    ...(position !== '' && { position }),
    ...(personId !== '' && { personId }),
    ...(image !== undefined && { image, cx: 0, cy: 0, cscale: 1, crotation: 0 }),
  };
}

/** Out of the cell among the old people, then to the end of the new ones. */
function moveToSection(
  document: AlbumDocument,
  sticker: Sticker,
  sectionId: NodeId,
  order: string,
  fields: Partial<Sticker>,
): Operation[] {
  const cell = cellOfSticker(document, sticker.id as StickerId);
  const unlinked = cell ? [setProp(cell, 'stickerId', null)] : [];
  return [...unlinked, ...setStickerFields(sticker, { ...fields, sectionId, order })];
}
