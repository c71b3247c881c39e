import { CATEGORIES, type Category } from '@figurina/album';
import type { BlueprintSummary } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/api.ts';

/** Titles and descriptions come in the reader's language, so the language is part of the question. */
export function blueprintsQuery(api: Api, language: Locale) {
  return queryOptions({
    queryKey: ['blueprints', language],
    queryFn: async ({ signal }): Promise<BlueprintSummary[]> =>
      (await api.blueprints.list({ query: { language } }, { signal })).blueprints,
    staleTime: 5 * 60_000,
  });
}

/** The categories that have a template, in their fixed order. */
export function categoriesOf(blueprints: readonly BlueprintSummary[]): Category[] {
  return CATEGORIES.filter((category) => blueprints.some((one) => one.blueprint_category === category));
}
