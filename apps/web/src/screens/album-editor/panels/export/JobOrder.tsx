import { EXPORT_PRESETS, type ExportPreset, pagesOfSpread, presetSettings } from '@figurina/album';
import type { RenderParams } from '@figurina/contract';
import { StampButton } from '@figurina/ui';
import { NativeSelect, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { useEditor } from '../../session/editor-context.ts';
import { CustomExport } from './CustomExport.tsx';
import { PackingFields } from './PackingFields.tsx';
import { RenderAddress } from './RenderAddress.tsx';

/** What to print, and as what. Waits until the album is saved, then orders it. */
export function JobOrder({ albumId }: { albumId: string }) {
  const { sync, facts, currentSpread } = useEditor();
  const { api } = useServices();
  const t = useT();
  const toast = useToast();
  const queries = useQueryClient();
  const [preset, setPreset] = useState<ExportPreset>('album_softcover_inside');
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
  const [copy, setCopy] = useState(false);
  const [renderUrl, setRenderUrl] = useState<string | null>(null);
  const change = (part: Partial<RenderParams>): void => setParams({ ...params, ...part });
  const order = useMutation({
    mutationFn: async () => {
      if (!(await sync.flush())) {
        toast.warning(t('notices.not_saved'));
        return;
      }
      const params = { ...wanted(), copy: copy ? 'approved' : 'live', preset, album_id: albumId } as const;
      const { meta } = await api.exports.create({ body: { render_job: { params } } });
      setRenderUrl(meta.render_url);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['render_jobs', albumId] }),
    onError: (cause) => toast.problem(cause),
  });
  function wanted(): Partial<RenderParams> {
    // What was typed for packs counts where it is to be seen.
    const packing = params.mode === 'stickerpack' ? {} : { albums: 0, packsPerAlbum: 0 };
    if (preset === 'custom') return { ...params, ...packing, range: compact(params.range) };
    const count = facts.layout.get().spreadIds.length;
    const settings = presetSettings(preset, count);
    if (isPacked(preset)) {
      const { albums, packsPerAlbum, range } = params;
      return {
        ...settings,
        albums,
        ...(preset !== 'stickerbox_single_variety' && { packsPerAlbum }),
        ...(preset === 'stickerpack' && { range: compact(range) }),
      };
    }
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
        onChange={(event) => setPreset(event.currentTarget.value as ExportPreset)}
        data={EXPORT_PRESETS.map((value) => ({ value, label: t(`jobs.preset.${value}`) }))}
      />
      {preset === 'custom' ? <CustomExport params={params} change={change} /> : null}
      {isPacked(preset) ? (
        <PackingFields
          params={params}
          change={change}
          hasPacks={preset !== 'stickerbox_single_variety'}
          hasRange={preset === 'stickerpack'}
        />
      ) : null}
      <Switch
        label={t('jobs.copy')}
        description={t('jobs.copy.what')}
        checked={copy}
        onChange={(event) => setCopy(event.currentTarget.checked)}
      />
      <StampButton type="submit" loading={order.isPending}>
        {t('jobs.order')}
      </StampButton>
      {renderUrl ? <RenderAddress url={renderUrl} /> : null}
    </form>
  );
}

/** Stickers that are packed for a number of albums. */
function isPacked(preset: ExportPreset): boolean {
  return preset === 'stickerpack' || preset === 'stickerbox_single_variety' || preset === 'artifact';
}

function compact(range = ''): string {
  return range.replaceAll(/\s/g, '');
}
