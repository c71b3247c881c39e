import {
  answersSame,
  type Answers,
  applyPatch,
  copyDocument,
  fitPalette,
  firstDraft,
  fiveColors,
  type ImageId,
  imageSchema,
  logoPalettes,
  photosOfPeople,
  questionsOf,
  spreadOrder,
  tidyAnswer,
  type DraftLook,
  type DraftPerson,
  type FiveColors,
} from '@figurina/album';
import type { AlbumDraft } from './album-draft.ts';
import type { DraftPhoto } from './draft-photos.ts';
import type { DrawnAlbum, OpenedBlueprint } from './opened-blueprint.ts';

/** A template with one's own people in it and in a look, as the server will make it. */
export function draftedAlbum(
  blueprint: OpenedBlueprint,
  people: readonly DraftPerson[],
  look: { readonly [Part in 'colors' | 'stickerTemplateId']?: DraftLook[Part] | null },
  answers: Answers = {},
  title?: string,
): DrawnAlbum {
  let made = 0;
  const document = firstDraft(blueprint.document, {
    people,
    layouts: people.length > 0 ? blueprint.layouts() : [],
    colors: look.colors,
    stickerTemplateId: look.stickerTemplateId,
    answers,
    title,
    makeId: () => `draft${(made += 1)}`,
    now: '',
  });
  return { document, spreads: spreadOrder(document) };
}

/** The title where an answer is the same: any other makes no difference, and drafts are not made anew as it is typed. */
export function answeredTitle({ title, answers }: Pick<AlbumDraft, 'title' | 'answers'>): string | undefined {
  return Object.values(answers).some((answer) => answersSame(answer, title)) ? title : undefined;
}

/** The same with the photos that came with the list, as far as they can be shown. */
export function withPhotos(
  album: DrawnAlbum,
  people: readonly DraftPerson[],
  photos: ReadonlyMap<string, DraftPhoto>,
): DrawnAlbum {
  const document = copyDocument(album.document);
  const addresses = new Map<ImageId, string>();
  for (const [sticker, file] of photosOfPeople(document, people)) {
    const photo = photos.get(file);
    if (!photo) continue;
    const { url, width, height } = photo;
    const id = `photo-${addresses.size}` as ImageId;
    addresses.set(id, url);
    const image = imageSchema.parse({ id, model: 'sticker', details: { width, height, face: null } });
    applyPatch(document, [
      { part: 'images', path: id, value: image },
      { part: 'stickers', path: `${sticker}/image`, value: id },
    ]);
  }
  return addresses.size > 0 ? { ...album, document, addresses } : album;
}

/** The colours of a logo as they go with a template, where no draft was chosen. */
export function logoColors(logo: FiveColors, { document }: OpenedBlueprint): FiveColors {
  return fitPalette(logoPalettes(logo)[0], fiveColors(document.colors));
}

/** The answers to what a template asks, as short as its pages need them. */
export function fittingAnswers({ document }: OpenedBlueprint, answers: Answers): Answers {
  const fitting = questionsOf(document).flatMap(({ id, kind }) => {
    const answer = tidyAnswer(kind, answers[id] ?? '');
    return answer === '' ? [] : [[id, answer] as const];
  });
  return Object.fromEntries(fitting);
}
