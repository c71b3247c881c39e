import type { RenderParams } from '@figurina/contract';
import { NumberInput, TextInput } from '@mantine/core';
import { useT } from '../../../../app/use-t.ts';

interface PackingFieldsProps {
  params: Partial<RenderParams>;
  change: (part: Partial<RenderParams>) => void;
  /** Packs, not boxes. */
  hasPacks: boolean;
  /** Some of the packs can be chosen. */
  hasRange: boolean;
}

/** For how many albums stickers are packed. What is left empty is as it was ordered. */
export function PackingFields({ params, change, hasPacks, hasRange }: PackingFieldsProps) {
  const t = useT();
  const whole = (value: string | number): number => Math.max(0, Math.floor(Number(value) || 0));
  return (
    <>
      <NumberInput
        label={t('jobs.albums')}
        description={t('jobs.albums.ordered')}
        min={0}
        max={20_000}
        allowDecimal={false}
        allowNegative={false}
        value={params.albums || ''}
        onChange={(value) => change({ albums: whole(value) })}
      />
      {hasPacks ? (
        <NumberInput
          label={t('jobs.packs')}
          description={t('jobs.packs.recommended')}
          min={0}
          max={200}
          allowDecimal={false}
          allowNegative={false}
          value={params.packsPerAlbum || ''}
          onChange={(value) => change({ packsPerAlbum: whole(value) })}
        />
      ) : null}
      {hasRange ? (
        <TextInput
          label={t('jobs.pack_range')}
          placeholder="1-100"
          value={params.range}
          onChange={(event) => change({ range: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}
