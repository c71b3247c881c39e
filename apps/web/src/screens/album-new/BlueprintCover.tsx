import { BookCover } from '@figurina/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import type { AlbumDraft } from './album-draft.ts';
import { albumMeta } from './album-meta.ts';
import { openedBlueprintQuery } from './opened-blueprint.ts';
import { ScaledSpread } from './ScaledSpread.tsx';

/** The front of a template with the title that is being typed; its picture until the template is read. */
export function BlueprintCover(props: {
  id: string;
  title: string;
  picture: string | null;
  draft: Pick<AlbumDraft, 'title' | 'releaseDate' | 'language'>;
}) {
  const { api } = useServices();
  const { data } = useQuery(openedBlueprintQuery(api, props.id, props.draft.language));
  const front = data?.spreads[0];
  const { draft, title } = props;
  const meta = useMemo(() => albumMeta(draft, title), [draft, title]);
  return (
    <BookCover title={props.draft.title || props.title} picture={props.picture} eager>
      {data && front && <ScaledSpread blueprint={data} meta={meta} spreadId={front} />}
    </BookCover>
  );
}
