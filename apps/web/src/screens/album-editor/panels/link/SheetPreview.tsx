import type { StickerSheetName } from '@figurina/contract';
import { ErrorNotice } from '@figurina/ui';
import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { framedPage } from '../../../../app/framed-page.ts';
import { problemText } from '../../../../api/problem.ts';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';

/** A sheet as it will be printed, as large as there is room: the page itself, in a frame where no script runs. */
export function SheetPreview({ sheet }: { sheet: StickerSheetName }) {
  const { meta } = useEditor();
  const { api } = useServices();
  const t = useT();
  const { id } = meta.get();
  const { ref, width } = useElementSize();
  const page = useQuery({
    queryKey: ['sticker_sheet', id, sheet],
    queryFn: async () => (await api.stickerLink.sheet({ params: { id, sheet } })).sheet,
    staleTime: 60_000,
  });
  const { html = '', width: pageWidth = 794, height: pageHeight = 1123 } = page.data ?? {};
  const framed = useMemo(() => framedPage(html), [html]);
  const scale = width / pageWidth;
  return (
    <div
      className="link-sheet"
      ref={ref}
      style={{ aspectRatio: `${pageWidth} / ${pageHeight}` }}
      aria-busy={page.isPending}
    >
      {page.isError ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void page.refetch() }}>
          {problemText(t, page.error)}
        </ErrorNotice>
      ) : null}
      {page.data ? (
        <iframe
          title={t(`link.sheet.${sheet}`)}
          sandbox=""
          tabIndex={-1}
          srcDoc={framed}
          style={{ width: pageWidth, height: pageHeight, transform: `scale(${scale})` }}
        />
      ) : null}
    </div>
  );
}
