import { EXPORT_FORMATS, RENDER_MODES } from '@figurina/album';
import type { RenderParams } from '@figurina/contract';
import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { useT } from '../../../../app/use-t.ts';
import { PackingFields } from './PackingFields.tsx';

/** Every setting by hand. */
export function CustomExport(props: { params: Partial<RenderParams>; change: (part: Partial<RenderParams>) => void }) {
  const { params, change } = props;
  const t = useT();
  return (
    <>
      <NativeSelect
        label={t('jobs.mode')}
        value={params.mode}
        onChange={(event) => change({ mode: event.currentTarget.value as RenderParams['mode'] })}
        data={RENDER_MODES.filter((mode) => mode !== 'artifact').map((value) => ({
          value,
          label: t(`jobs.mode.${value}`),
        }))}
      />
      <NativeSelect
        label={t('jobs.format')}
        value={params.format}
        onChange={(event) => change({ format: event.currentTarget.value as RenderParams['format'] })}
        data={EXPORT_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      {params.mode === 'stickerpack' ? null : (
        <TextInput
          label={t('jobs.range')}
          placeholder="1-3,5"
          value={params.range}
          onChange={(event) => change({ range: event.currentTarget.value })}
        />
      )}
      {params.format === 'pdf' ? null : (
        <NativeSelect
          label={t('jobs.dpi')}
          value={String(params.dpi)}
          onChange={(event) => change({ dpi: Number(event.currentTarget.value) })}
          data={['100', '200', '300', '600']}
        />
      )}
      <Switch
        label={t('jobs.bleed')}
        checked={params.includeBleed}
        onChange={(event) => change({ includeBleed: event.currentTarget.checked })}
      />
      <Switch
        label={t('jobs.cover')}
        checked={params.includeCover}
        onChange={(event) => change({ includeCover: event.currentTarget.checked })}
      />
      {params.mode === 'stickers' && params.format === 'pdf' ? (
        <Switch
          label={t('jobs.gang')}
          checked={params.gang}
          onChange={(event) => change({ gang: event.currentTarget.checked })}
        />
      ) : null}
      {params.mode === 'stickerpack' ? <PackingFields params={params} change={change} hasPacks hasRange /> : null}
      {params.mode === 'pages' ? (
        <Switch
          label={t('jobs.fill_up')}
          description={t('jobs.fill_up.what')}
          checked={params.fillUp}
          onChange={(event) => change({ fillUp: event.currentTarget.checked })}
        />
      ) : null}
      <Switch
        label={t('jobs.stickers')}
        checked={params.showStickers}
        onChange={(event) => change({ showStickers: event.currentTarget.checked })}
      />
      {params.format === 'pdf' ? (
        <Switch
          label={t('jobs.compress')}
          description={t('jobs.compress.what')}
          checked={params.compress}
          onChange={(event) => change({ compress: event.currentTarget.checked })}
        />
      ) : null}
    </>
  );
}
