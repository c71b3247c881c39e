import { draftBlueprints, fiveColors, proposeLooks, type DraftLook } from '@figurina/album';
import type { BlueprintSummary } from '@figurina/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/use-t.ts';
import type { AlbumDraft } from './album-draft.ts';
import { blueprintsQuery } from './blueprints-query.ts';
import { openedBlueprintQuery, type OpenedBlueprint } from './opened-blueprint.ts';

/** One first draft: a template in a look. */
export interface ProposedDraft {
  readonly look: DraftLook;
  readonly blueprint: BlueprintSummary;
  readonly opened: OpenedBlueprint;
}

/** The first drafts as soon as their templates are read. */
export function useFirstDrafts(draft: AlbumDraft) {
  const { api } = useServices();
  const { locale } = useI18n();
  const list = useQuery(blueprintsQuery(api, locale));
  const offered = useMemo(
    // What is not published yet is proposed to nobody who did not choose it.
    () =>
      list.data?.filter(
        (one) => one.blueprint_category === draft.category && (!one.draft || one.id === draft.blueprintId),
      ) ?? [],
    [list.data, draft.category, draft.blueprintId],
  );
  const ids = offered.map(({ id }) => id);
  const chosen = ids.find((id) => id === draft.blueprintId) ?? ids[0];
  const wanted = chosen === undefined ? [] : draftBlueprints(ids, chosen, draft.turn);
  const opened = useQueries({
    queries: [...new Set(wanted)].map((id) => openedBlueprintQuery(api, id, draft.language)),
    combine: (answers) => ({
      data: answers.every(({ data }) => data) ? answers.map(({ data }) => data!) : null,
      error: answers.find(({ error }) => error)?.error ?? null,
      retry: () => answers.forEach((answer) => void (answer.isError && answer.refetch())),
    }),
  });
  const key = wanted.join();
  const drafts = useMemo(() => {
    const { data } = opened;
    if (!data || data.length === 0) return null;
    const order = key.split(',');
    const unique = [...new Set(order)];
    const found = order.map((id) => ({
      blueprint: offered.find((one) => one.id === id)!,
      opened: data[unique.indexOf(id)]!,
    }));
    const looks = proposeLooks(
      found.map(({ blueprint, opened: { document } }) => ({
        id: blueprint.id,
        colors: fiveColors(document.colors),
        stickerTemplateId: document.settings.id,
      })),
      draft.logo?.colors ?? null,
      draft.turn,
    );
    return found.map((one, at): ProposedDraft => ({ ...one, look: looks[at]! }));
  }, [opened, key, offered, draft.logo, draft.turn]);
  return {
    drafts,
    nothing: list.isSuccess && offered.length === 0,
    error: list.error ?? opened.error,
    retry: () => {
      if (list.isError) void list.refetch();
      opened.retry();
    },
  };
}
