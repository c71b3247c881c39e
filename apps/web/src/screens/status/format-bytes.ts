import type { Locale } from '@figurina/locales';

/** `1.2 GB`, in decimal bytes as the limits count. */
export function formatBytes(locale: Locale, bytes: number): string {
  const [unit, size] =
    bytes >= 1e9 ? (['gigabyte', 1e9] as const) : bytes >= 1e6 ? (['megabyte', 1e6] as const) : (['kilobyte', 1e3] as const);
  const words = { style: 'unit', unit, unitDisplay: 'short', maximumSignificantDigits: 3 } as const;
  return new Intl.NumberFormat(locale, words).format(bytes / size);
}
