import type { Category } from '@figurina/album';

/** The pages of the help, in their order. */
export const HELP_TOPICS = [
  'start',
  'sections',
  'stickerPlacement',
  'stickerlink',
  'images',
  'stock',
  'layouts',
  'viewport',
  'checkout',
  'budget',
  'faq',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** The categories for which the help has words of its own. */
export const HELP_CATEGORIES = ['wedding', 'business'] as const;

export function helpPath(topic: HelpTopic, category: Category | null = null): string {
  const special = HELP_CATEGORIES.find((one) => one === category);
  return `/help/${topic}${special ? `?for=${special}` : ''}`;
}

/** Beside the album, which stays as it is. */
export function openHelp(topic: HelpTopic, category: Category | null = null): void {
  window.open(helpPath(topic, category), '_blank', 'noopener');
}
