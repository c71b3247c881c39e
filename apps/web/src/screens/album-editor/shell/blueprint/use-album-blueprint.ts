import type { AlbumBlueprint } from '@figurina/contract';
import type { AlbumLanguage, Category } from '@figurina/album';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../../app/services.ts';
import { useEditor } from '../../session/editor-context.ts';
import { metaOf } from '../../session/connection/meta-source.ts';

export interface BlueprintWords {
  readonly category: Category;
  readonly description: string;
}

/** What the album is as a blueprint, and everything an administrator does with that. */
export function useAlbumBlueprint(enabled: boolean) {
  const { meta, sync } = useEditor();
  const { api, queries } = useServices();
  const { id } = meta.get();
  const params = { id };
  const queryKey = ['album-blueprint', id];
  const state = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.blueprints.ofAlbum({ params }, { signal })).blueprint,
    enabled,
    // Somebody may have edited on meanwhile.
    gcTime: 0,
  });
  const keep = (blueprint: AlbumBlueprint): void => {
    queries.setQueryData(queryKey, blueprint);
    for (const key of ['blueprints', 'albums']) void queries.invalidateQueries({ queryKey: [key] });
  };
  const save = async ({ category, description }: BlueprintWords): Promise<AlbumBlueprint> =>
    (await api.blueprints.change({ params, body: { blueprint: { blueprint_category: category, description } } }))
      .blueprint;

  return {
    state,
    /** The album's language is that of the blueprint's texts. */
    speak: useMutation({
      mutationFn: async (language: AlbumLanguage) =>
        (await api.albums.change({ params, body: { album: { language } } })).album,
      onSuccess: (album) => {
        meta.set(metaOf(album));
        for (const key of [queryKey, ['blueprints']]) void queries.invalidateQueries({ queryKey: key });
      },
    }),
    keepWords: useMutation({ mutationFn: save, onSuccess: keep }),
    publish: useMutation({
      mutationFn: async (words: BlueprintWords) => {
        // What is offered is what is on the screen.
        await sync.flush();
        await save(words);
        return (await api.blueprints.publish({ params })).blueprint;
      },
      onSuccess: keep,
    }),
    withdraw: useMutation({
      mutationFn: async () => (await api.blueprints.withdraw({ params })).blueprint,
      onSuccess: keep,
    }),
    remove: useMutation({
      mutationFn: async () => {
        await api.blueprints.delete({ params });
        return (await api.blueprints.ofAlbum({ params })).blueprint;
      },
      onSuccess: keep,
    }),
  };
}
