import type { Template } from './template.ts';

/** For the staff: what the print shop was to get was not made, or did not arrive. `words`: why. */
export const orderPrintFailed: Template<{ name: string; album: string; words: string; link: string }> = (
  t,
  { name, album, words, link },
) => {
  const body = t('mail.order_print_failed.body', { name, album });
  return {
    subject: t('mail.order_print_failed.subject', { name }),
    title: t('mail.order_print_failed.title'),
    preview: body,
    paragraphs: [body, ...words.split('\n')].filter((line) => line.trim() !== ''),
    action: { label: t('mail.order_terms.see_order'), link },
    notes: [],
  };
};
