import type { AlbumLanguage } from '@figurina/album';
import type { Blueprint, BlueprintSummary } from '@figurina/contract';
import type { ContentPictures } from '../images/index.ts';
import type { AlbumBlueprintsParts, Viewer } from './album-blueprints.ts';

/** What blueprints take from other features. */
export interface BlueprintsParts extends Omit<AlbumBlueprintsParts, 'pictures'> {
  pictures: ContentPictures;
}

/** Blueprints as people choose among them. */
export interface ShownBlueprints {
  list(language: AlbumLanguage, viewer: Viewer): Promise<BlueprintSummary[]>;
  find(id: string, language: AlbumLanguage, viewer?: Viewer): Promise<Blueprint | undefined>;
  cover(id: string, language: AlbumLanguage): Promise<Buffer | undefined>;
}
