/** The layouts that were saved in albums of this album's owner. */
import { ALBUM_LANGUAGES, type AlbumDocument, type Layout, layoutSchema } from '@figurina/album';
import type { OwnLayout } from '@figurina/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { problemText } from '../../../../api/problem.ts';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { useEditor } from '../editor-context.ts';

export interface OwnDesign {
  readonly layout: Layout;
  /** Whether one may rename and delete it. */
  readonly changeable: boolean;
}

const KEY = 'own_layouts';
const NONE: readonly OwnLayout[] = [];

export function useOwnLayouts(): readonly OwnDesign[] {
  const { meta, store } = useEditor();
  const { api } = useServices();
  const { id } = meta.get();
  const { data = NONE } = useQuery({
    queryKey: [KEY, id],
    queryFn: async () => (await api.ownLayouts.list({ params: { id } })).own_layouts,
  });
  return useMemo(() => data.flatMap((own) => designOf(own, store.document)), [data, store]);
}

/** Changes to them. Each answers whether it was done; who asked was told when not. */
export function useOwnLayoutChanges() {
  const { meta } = useEditor();
  const { api } = useServices();
  const queries = useQueryClient();
  const toast = useToast();
  const t = useT();
  const { id } = meta.get();
  async function done(work: Promise<unknown>): Promise<boolean> {
    try {
      await work;
      // All albums of the owner show them.
      await queries.invalidateQueries({ queryKey: [KEY] });
      return true;
    } catch (cause) {
      toast.error(problemText(t, cause));
      return false;
    }
  }
  return {
    save: (title: string, design: Layout) =>
      done(api.ownLayouts.create({ params: { id }, body: { own_layout: { title, design } } })),
    rename: (layout: string, title: string) =>
      done(api.ownLayouts.rename({ params: { id, layout }, body: { own_layout: { title } } })),
    remove: (layout: string) => done(api.ownLayouts.delete({ params: { id, layout } })),
  };
}

function designOf({ id, title, changeable, design }: OwnLayout, document: AlbumDocument): OwnDesign[] {
  const titles = Object.fromEntries(ALBUM_LANGUAGES.map((language) => [language, title]));
  const read = layoutSchema.safeParse({ ...Object(design), id, title: titles });
  return read.success ? [{ layout: withKnownDrawings(read.data, document), changeable }] : [];
}

/** Drawings of another album's blueprint are left out: this album does not have them. */
function withKnownDrawings(layout: Layout, document: AlbumDocument): Layout {
  const slots = layout.slots.filter(({ kind, props: { image } }) => {
    return kind !== 'shape' || typeof image !== 'string' || document.images.has(image as never);
  });
  return { ...layout, slots };
}
