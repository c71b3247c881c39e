import { BINDING_RULE } from './album-statistics.ts';
import { PAGE } from './page-size.ts';

/** The pages that are missing to a count that can be bound (P29). Each says so by its label, in marks, findings and names. */
export function blankPages(pages: number) {
  const { minimumPages, pagesPerSheet } = BINDING_RULE;
  const wanted = Math.max(minimumPages, Math.ceil(pages / pagesPerSheet) * pagesPerSheet);
  return Array.from({ length: wanted - pages }, (_, at) => ({
    kind: 'blank' as const,
    label: `blank page ${at + 1}`,
    ...PAGE,
  }));
}
