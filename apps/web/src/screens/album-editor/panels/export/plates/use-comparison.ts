/** A page of the editor beside what the print file has of it, and where the two differ. */
import type { RenderParams } from '@figurina/album';
import type { PlatePage } from '@figurina/contract';
import { useQuery } from '@tanstack/react-query';
import { useEditor } from '../../../session/editor-context.ts';
import { differenceOf } from './difference.ts';
import { paintEditorPage } from './editor-page.ts';

/** The album may be another one the next time. */
const FRESH = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false } as const;
/** Pixels of the longer side that are compared: edges are drawn a little otherwise, and count for less so. */
const COMPARED = 900;
const MARK = [214, 32, 39] as const;
/** Of the darkness of the page that is left around marks. */
const PALE = 0.3;

export interface ComparedPage {
  readonly id: string;
  readonly params: RenderParams;
  readonly number: number;
  readonly count: number;
  readonly page: PlatePage;
}

export function useEditorPage({ id, params, number, count, page }: ComparedPage, isWanted: boolean) {
  const editor = useEditor();
  return useQuery({
    queryKey: ['plates', id, number, 'editor'],
    queryFn: () => paintEditorPage(editor, params, { number, count, page }),
    enabled: isWanted && count > 0,
    ...FRESH,
  });
}

/** What is marked in the page, and how much of it. */
export interface MarkedPage {
  readonly picture: OffscreenCanvas;
  readonly share: number;
}

/** `trim`: the part of the proof that is the page, from 0 to 1 of its sides. */
export function useMarkedPage(
  { id, number }: ComparedPage,
  page: OffscreenCanvas | null | undefined,
  proof: { readonly blob: Blob; readonly trim: DOMRectReadOnly } | null,
) {
  return useQuery({
    queryKey: ['plates', id, number, 'difference'],
    queryFn: () => markDifferences(page!, proof!.blob, proof!.trim),
    enabled: Boolean(page && proof),
    ...FRESH,
  });
}

async function markDifferences(page: OffscreenCanvas, blob: Blob, trim: DOMRectReadOnly): Promise<MarkedPage> {
  const print = await createImageBitmap(blob);
  const scale = COMPARED / Math.max(page.width, page.height);
  const size = [Math.round(page.width * scale), Math.round(page.height * scale)] as const;
  const one = pixelsOf(size, (context) => context.drawImage(page, 0, 0, ...size));
  const { width, height } = print;
  const part = [trim.x * width, trim.y * height, trim.width * width, trim.height * height] as const;
  const other = pixelsOf(size, (context) => context.drawImage(print, ...part, 0, 0, ...size));
  print.close();
  const { marks, share } = differenceOf(one, other);
  const picture = new OffscreenCanvas(...size);
  for (let at = 0; at < marks.length; at++) {
    const [red, green, blue] = one.data.subarray(4 * at, 4 * at + 3);
    const grey = 255 - PALE * (255 - (0.3 * red! + 0.59 * green! + 0.11 * blue!));
    one.data.set(marks[at] === 1 ? MARK : [grey, grey, grey], 4 * at);
  }
  picture.getContext('2d')!.putImageData(one, 0, 0);
  return { picture, share };
}

function pixelsOf(
  [width, height]: readonly [number, number],
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): ImageData {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  draw(context);
  return context.getImageData(0, 0, width, height);
}
