import type { FiveColors } from '@figurina/album';

/** The lead first: it is what one knows a palette by. */
const SHOWN = [1, 2, 0, 4, 3] as const;

/** Five colours side by side. */
export function PaletteStrip({ colors }: { colors: FiveColors }) {
  return (
    <span className="styles-strip fig-own-colors" aria-hidden="true">
      {SHOWN.map((at) => (
        <span key={at} style={{ background: colors[at] }} />
      ))}
    </span>
  );
}
