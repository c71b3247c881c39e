import {
  layoutSchema,
  parseAlbum,
  spreadOrder,
  type AlbumDocument,
  type AlbumLanguage,
  type ImageId,
  type Layout,
  type NodeId,
} from '@figurina/album';
import { imageUrl } from '@figurina/contract';
import { loadFonts, type PlainReaderOptions } from '@figurina/drawing';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/api.ts';

/** A document to leaf through, with its spreads in order. */
export interface DrawnAlbum {
  readonly document: AlbumDocument;
  readonly spreads: readonly NodeId[];
  /** Of pictures that are on this device alone. */
  readonly addresses?: ReadonlyMap<ImageId, string>;
}

/** A template read and ready to be drawn, its fonts loaded. */
export interface OpenedBlueprint extends DrawnAlbum {
  readonly title: string;
  /** Its own layouts; read when they are asked for first. */
  readonly layouts: () => readonly Layout[];
}

/** The placeholder texts are in the language of the album to be. */
export function openedBlueprintQuery(api: Api, id: string, language: AlbumLanguage) {
  return queryOptions({
    queryKey: ['blueprints', language, id],
    queryFn: async ({ signal }): Promise<OpenedBlueprint> => {
      const { blueprint } = await api.blueprints.read({ params: { id }, query: { language } }, { signal });
      const parsed = parseAlbum(blueprint, blueprint.schema_version);
      if (!parsed.ok)
        throw new Error(`Blueprint ${id} cannot be drawn: ${parsed.code} at ${parsed.at}, ${parsed.detail}`);
      await loadFonts([...parsed.document.fonts.values()].map(({ family }) => family));
      let layouts: Layout[] | undefined;
      return {
        title: blueprint.title,
        document: parsed.document,
        spreads: spreadOrder(parsed.document),
        layouts: () => (layouts ??= blueprint.layouts.flatMap((layout) => layoutSchema.safeParse(layout).data ?? [])),
      };
    },
    staleTime: Infinity,
    // A map of thousands of records is not worth comparing.
    structuralSharing: false,
  });
}

/** Pictures of templates are open to everybody. */
export const blueprintPicture: PlainReaderOptions['imageUrl'] = (image, shownMillimetres) =>
  imageUrl(image.id, shownMillimetres < 100 ? 'medium' : 'large');
