import {
  EXPORT_FORMATS,
  pagesOfSpread,
  presetSettings,
  PRINTABLE_PRESETS,
  type PrintablePreset,
  SHEET_MODES,
} from '@figurina/album';
import type { RenderParams } from '@figurina/contract';
import { StampButton } from '@figurina/ui';
import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { useEditor } from '../../session/editor-context.ts';
import { RenderAddress } from './RenderAddress.tsx';

/** What to print, and as what. Waits until the album is saved, then orders it. */
export function JobOrder({ albumId }: { albumId: string }) {
  const { sync, facts, currentSpread } = useEditor();
  const { api } = useServices();
  const t = useT();
  const toast = useToast();
  const queries = useQueryClient();
  const [preset, setPreset] = useState<PrintablePreset>('album_softcover_inside');
  const [params, setParams] = useState<Partial<RenderParams>>({
    mode: 'pages',
    format: 'pdf',
    dpi: 300,
    range: '',
    includeBleed: true,
    includeCover: true,
    showStickers: true,
    compress: false,
    fillUp: false,
  });
  const [renderUrl, setRenderUrl] = useState<string | null>(null);
  const change = (part: Partial<RenderParams>): void => setParams({ ...params, ...part });
  const order = useMutation({
    mutationFn: async () => {
      if (!(await sync.flush())) {
        toast.warning(t('notices.not_saved'));
        return;
      }
      const params = { ...wanted(), preset, album_id: albumId };
      const { meta } = await api.exports.create({ body: { render_job: { params } } });
      setRenderUrl(meta.render_url);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['render_jobs', albumId] }),
    onError: (cause) => toast.problem(cause),
  });
  function wanted(): Partial<RenderParams> {
    if (preset === 'custom') return { ...params, range: (params.range ?? '').replaceAll(/\s/g, '') };
    const count = facts.layout.get().spreadIds.length;
    const settings = presetSettings(preset, count);
    if (preset !== 'current_spread') return settings;
    const pages = pagesOfSpread(currentSpread.get(), count).map((page) => page.number);
    return { ...settings, range: pages.length > 1 ? `${pages[0]}-${pages.at(-1)}` : pages.join() };
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    order.mutate();
  }
  return (
    <form className="jobs-form" onSubmit={submit}>
      <NativeSelect
        label={t('jobs.preset')}
        description={t(`jobs.preset.${preset}.what`)}
        value={preset}
        onChange={(event) => setPreset(event.currentTarget.value as PrintablePreset)}
        data={PRINTABLE_PRESETS.map((value) => ({ value, label: t(`jobs.preset.${value}`) }))}
      />
      {preset === 'custom' ? <CustomExport params={params} change={change} /> : null}
      <StampButton type="submit" loading={order.isPending}>
        {t('jobs.order')}
      </StampButton>
      {renderUrl ? <RenderAddress url={renderUrl} /> : null}
    </form>
  );
}

/** Every setting by hand. */
function CustomExport(props: { params: Partial<RenderParams>; change: (part: Partial<RenderParams>) => void }) {
  const { params, change } = props;
  const t = useT();
  return (
    <>
      <NativeSelect
        label={t('jobs.mode')}
        value={params.mode}
        onChange={(event) => change({ mode: event.currentTarget.value as RenderParams['mode'] })}
        data={SHEET_MODES.map((value) => ({ value, label: t(`jobs.mode.${value}`) }))}
      />
      <NativeSelect
        label={t('jobs.format')}
        value={params.format}
        onChange={(event) => change({ format: event.currentTarget.value as RenderParams['format'] })}
        data={EXPORT_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      <TextInput
        label={t('jobs.range')}
        placeholder="1-3,5"
        value={params.range}
        onChange={(event) => change({ range: event.currentTarget.value })}
      />
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
