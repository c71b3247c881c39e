import { pageCount } from '@figurina/album';
import type { BlueprintSummary } from '@figurina/contract';
import { BookCover, StampButton } from '@figurina/ui';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import type { AlbumDraft } from './album-draft.ts';
import { albumMeta } from './album-meta.ts';
import { BlueprintStage } from './BlueprintStage.tsx';
import { openedBlueprintQuery } from './opened-blueprint.ts';

/** The chosen template, large on the desk, with what it is good for and the way on. */
export function BlueprintPreview(props: {
  blueprint: BlueprintSummary | undefined;
  draft: AlbumDraft;
  onStart: () => void;
}) {
  const t = useT();
  const { api } = useServices();
  const { blueprint } = props;
  const { data: opened } = useQuery({
    ...openedBlueprintQuery(api, blueprint?.id ?? '', props.draft.language),
    enabled: blueprint !== undefined,
  });
  const { draft } = props;
  const meta = useMemo(() => albumMeta(draft, blueprint?.title ?? ''), [draft, blueprint?.title]);
  return (
    <section className="wizard-stage" aria-label={blueprint?.title}>
      <div className="desk">
        {blueprint && opened && <BlueprintStage key={blueprint.id} blueprint={opened} meta={meta} />}
        {blueprint && !opened && (
          <BookCover title={props.draft.title || blueprint.title} picture={blueprint.cover_preview_url} eager />
        )}
      </div>
      <div className="wizard-strip">
        <div className="wizard-facts">
          {blueprint && (
            <>
              <h2>{blueprint.title}</h2>
              <p>{blueprint.description}</p>
              <span className="wizard-fact">
                <IconNotebook size={18} aria-hidden />
                {t('album_new.pages', { pages: pageCount(blueprint.spreads_count) })}
              </span>
            </>
          )}
        </div>
        <div className="wizard-commit">
          <StampButton
            size="lg"
            disabled={!blueprint}
            onClick={props.onStart}
            rightSection={<IconArrowRight size={20} aria-hidden />}
          >
            {t('album_new.start')}
          </StampButton>
          <small>{t('album_new.free')}</small>
        </div>
      </div>
    </section>
  );
}
