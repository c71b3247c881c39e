import { BookCover } from '@figurina/ui';
import { useIntersection } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/use-t.ts';
import type { AlbumDraft } from './album-draft.ts';
import { albumMeta } from './album-meta.ts';
import { openedBlueprintQuery } from './opened-blueprint.ts';
import { ScaledSpread } from './ScaledSpread.tsx';

/**
 * The front of a template with the title that is being typed. Its picture, if it has one, until there is something to say on it, and until
 * it has come into sight: many templates lie here.
 */
export function BlueprintCover(props: {
  id: string;
  title: string;
  picture: string | null;
  draft: Pick<AlbumDraft, 'title' | 'releaseDate' | 'language'>;
}) {
  const { api } = useServices();
  const { locale } = useI18n();
  const { draft, title } = props;
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  const [seen, setSeen] = useState(false);
  if (entry?.isIntersecting && !seen) setSeen(true);
  const says =
    props.picture === null || draft.title.trim() !== '' || draft.releaseDate !== null || draft.language !== locale;
  const { data } = useQuery({ ...openedBlueprintQuery(api, props.id, draft.language), enabled: seen && says });
  const front = says ? data?.spreads[0] : undefined;
  const meta = useMemo(() => albumMeta(draft, title), [draft, title]);
  return (
    <span ref={ref} className="blueprint-cover">
      <BookCover title={draft.title || title} picture={props.picture}>
        {data && front && <ScaledSpread blueprint={data} meta={meta} spreadId={front} />}
      </BookCover>
    </span>
  );
}
