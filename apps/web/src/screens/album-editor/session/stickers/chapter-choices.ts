import type { ChapterStickers } from '@figurina/album';

/** The chapters a sticker can go into; a static section only when it is there already. */
export function chapterChoices(
  chapters: readonly ChapterStickers[],
  current: string | null,
  unnamed: string,
): { value: string; label: string }[] {
  return chapters
    .filter(({ section }) => !section.props.static || section.id === current)
    .map(({ section }) => ({ value: section.id, label: section.props.name || unnamed }));
}
