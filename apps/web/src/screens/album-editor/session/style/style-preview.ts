/** A style that is tried on: the album is drawn with it, and nothing is recorded. */
import type { FontEntry, FontRole, StickerTemplateSettings } from '@figurina/album';
import type { AlbumReader, Source } from '@figurina/drawing';

export interface AlbumStyle {
  /** What the person chose, by its name. */
  readonly name: string;
  /** By index of the palette. */
  readonly colors?: Readonly<Record<string, string>>;
  readonly fonts?: Readonly<Partial<Record<FontRole, FontEntry>>>;
  readonly settings?: Partial<StickerTemplateSettings>;
}

export interface StylePreview {
  get(): AlbumStyle | null;
  subscribe(listener: () => void): () => void;
  show(style: AlbumStyle): void;
  /** Ends it in a moment, unless `keep` or another `show` comes first. */
  endSoon(milliseconds: number): void;
  keep(): void;
  end(): void;
}

export function createStylePreview(): StylePreview {
  let style: AlbumStyle | null = null;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  function set(next: AlbumStyle | null): void {
    clearTimeout(ending);
    if (next === style) return;
    style = next;
    for (const listener of listeners) listener();
  }
  return {
    get: () => style,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: set,
    endSoon(milliseconds) {
      clearTimeout(ending);
      ending = setTimeout(() => set(null), milliseconds);
    },
    keep: () => clearTimeout(ending),
    end: () => set(null),
  };
}

/** The album with the style that is tried on, where there is one. */
export function withStylePreview(reader: AlbumReader, preview: StylePreview): AlbumReader {
  return {
    ...reader,
    palette: styled(reader.palette, (colors, style) =>
      style.colors ? new Map([...colors, ...Object.entries(style.colors)]) : colors,
    ),
    fonts: styled(reader.fonts, (fonts, style) =>
      style.fonts ? new Map([...fonts, ...Object.entries(style.fonts)]) : fonts,
    ),
    settings: styled(reader.settings, (settings, style) =>
      style.settings ? { ...settings, ...style.settings } : settings,
    ),
  };

  function styled<Value>(source: Source<Value>, wear: (value: Value, style: AlbumStyle) => Value): Source<Value> {
    let kept: { base: Value; style: AlbumStyle; value: Value } | null = null;
    return {
      subscribe(listener) {
        const ends = [source.subscribe(listener), preview.subscribe(listener)];
        return () => ends.forEach((end) => end());
      },
      get() {
        const base = source.get();
        const style = preview.get();
        if (!style) return base;
        if (kept?.base !== base || kept.style !== style) kept = { base, style, value: wear(base, style) };
        return kept.value;
      },
    };
  }
}
