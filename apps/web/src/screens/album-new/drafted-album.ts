import {
  fitPalette,
  firstDraft,
  fiveColors,
  logoPalettes,
  spreadOrder,
  type DraftLook,
  type DraftPerson,
  type FiveColors,
} from '@figurina/album';
import type { DrawnAlbum, OpenedBlueprint } from './opened-blueprint.ts';

/** A template with one's own people in it and in a look, as the server will make it. */
export function draftedAlbum(
  blueprint: OpenedBlueprint,
  people: readonly DraftPerson[],
  look: { readonly [Part in 'colors' | 'stickerTemplateId']?: DraftLook[Part] | null },
): DrawnAlbum {
  let made = 0;
  const document = firstDraft(blueprint.document, {
    people,
    layouts: people.length > 0 ? blueprint.layouts() : [],
    colors: look.colors,
    stickerTemplateId: look.stickerTemplateId,
    makeId: () => `draft${(made += 1)}`,
    now: '',
  });
  return { document, spreads: spreadOrder(document) };
}

/** The colours of a logo as they go with a template, where no draft was chosen. */
export function logoColors(logo: FiveColors, { document }: OpenedBlueprint): FiveColors {
  return fitPalette(logoPalettes(logo)[0], fiveColors(document.colors));
}
