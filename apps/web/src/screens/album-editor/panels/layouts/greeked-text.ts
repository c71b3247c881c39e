import { type LayoutSlot, plainText, type RichText } from '@figurina/album';

const POINT = 25.4 / 72;
const OPACITY = 0.28;
/** Of a line, the part that the letters take. */
const INK_HEIGHT = 0.45;

interface Style {
  readonly size: number;
  readonly color: number;
  readonly lineHeight?: number;
  readonly align?: string;
  readonly valign?: string;
}

/** Empty boxes for words as the grey lines that words are from afar: nobody knows yet what they will say. */
export function withGreekedText(slots: readonly LayoutSlot[]): LayoutSlot[] {
  return slots.flatMap((slot) => (slot.kind === 'text' && isEmpty(slot) ? linesOf(slot) : [slot]));
}

function isEmpty({ props }: LayoutSlot): boolean {
  return plainText(props['text'] as RichText) === '';
}

function linesOf(slot: LayoutSlot): LayoutSlot[] {
  const { x, y, width, height } = slot;
  const { size, color, lineHeight = 150, align, valign } = slot.props as unknown as Style;
  const step = size * POINT * (lineHeight / 100);
  const room = Math.max(1, Math.floor(height / step));
  // What is set large is said in few words.
  const count = slot.role === 'sub_title' ? Math.min(2, room) : room;
  const top =
    valign === 'bottom' ? y + height - count * step : valign === 'middle' ? y + (height - count * step) / 2 : y;
  return Array.from({ length: count }, (_, line) => {
    const long = line < count - 1 ? width : width * 0.6;
    const start = align === 'center' ? (width - long) / 2 : align === 'right' ? width - long : 0;
    const props = { fill: color, opacity: OPACITY };
    const place = { x: x + start, y: top + line * step, width: long, height: size * POINT * INK_HEIGHT };
    return { ...slot, kind: 'shape' as const, type: 'Rectangle' as const, ...place, props };
  });
}
