import type { BlueprintSummary } from '@figurina/contract';
import { Loading, StatePill, useRovingFocus } from '@figurina/ui';
import { Skeleton, UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useT } from '../../app/use-t.ts';
import type { AlbumDraft } from './album-draft.ts';
import { BlueprintCover } from './BlueprintCover.tsx';

/** The covers to choose from. */
export function BlueprintPicker(props: {
  title: string;
  blueprints: readonly BlueprintSummary[];
  chosen: string;
  draft: AlbumDraft;
  onChoose: (id: string) => void;
}) {
  const t = useT();
  const roving = useRovingFocus<HTMLUListElement>();
  return (
    <section aria-label={props.title}>
      <h2 className="picker-title">{props.title}</h2>
      <ul className="picker" {...roving}>
        {props.blueprints.map((one) => (
          <li key={one.id}>
            <UnstyledButton
              className="picker-tile"
              aria-pressed={one.id === props.chosen}
              onClick={() => props.onChoose(one.id)}
            >
              <BlueprintCover id={one.id} title={one.title} picture={one.cover_preview_url} draft={props.draft} />
              <strong>{one.title}</strong>
              {one.draft && (
                <StatePill tone="pitch" icon={IconEyeOff}>
                  {t('album_new.draft_blueprint')}
                </StatePill>
              )}
              {one.id === props.chosen && (
                <span className="picker-check">
                  <IconCheck size={18} aria-hidden />
                </span>
              )}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BlueprintPickerSkeleton() {
  const t = useT();
  return (
    <Loading label={t('common.loading')}>
      <Skeleton height={18} width="55%" mb={14} />
      <div className="picker">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Skeleton key={place} className="fig-cover-skeleton" />
        ))}
      </div>
    </Loading>
  );
}
