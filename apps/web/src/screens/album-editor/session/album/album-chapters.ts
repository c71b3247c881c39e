import type { AlbumDocument, NodeId } from '@figurina/album';
import { derive, type Derived, type EditorStore } from '@figurina/editor';

/** A section with its spreads, in reading order: what strip, outline and choices of a chapter show. */
export interface AlbumChapter {
  readonly id: NodeId;
  readonly name: string;
  /** A cover. */
  readonly isStatic: boolean;
  readonly spreadIds: readonly NodeId[];
}

export function albumChapters(store: EditorStore): Derived<readonly AlbumChapter[]> {
  return derive(
    store,
    readChapters,
    ({ table, before, after }) => table === 'nodes' && [before, after].some(isContainer),
    (a, b) => a.length === b.length && a.every((chapter, index) => same(chapter, b[index]!)),
  );
}

function readChapters(document: AlbumDocument): readonly AlbumChapter[] {
  return document.childIds(document.rootId).flatMap((id) => {
    const section = document.nodes.get(id);
    if (section?.type !== 'Section') return [];
    const { name, static: isStatic } = section.props;
    return [{ id, name, isStatic, spreadIds: document.childIds(id) }];
  });
}

function isContainer(record: object | undefined): boolean {
  const type = record && 'type' in record ? record.type : null;
  return type === 'Section' || type === 'Spread';
}

function same(a: AlbumChapter, b: AlbumChapter): boolean {
  const asBefore = a.id === b.id && a.name === b.name && a.isStatic === b.isStatic;
  return (
    asBefore && a.spreadIds.length === b.spreadIds.length && a.spreadIds.every((id, index) => id === b.spreadIds[index])
  );
}
