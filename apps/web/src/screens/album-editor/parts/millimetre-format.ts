/** Millimetres with one decimal, in the language of the moment. */
export function millimetreFormat(locale: () => string): (value: number) => string {
  let format: { locale: string; number: Intl.NumberFormat } | null = null;
  return (value) => {
    const now = locale();
    if (format?.locale !== now)
      format = {
        locale: now,
        number: new Intl.NumberFormat(now, { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
      };
    return format.number.format(value);
  };
}
