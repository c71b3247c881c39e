/** Numbers of single stickers as they are typed: `3, 17, 48x2`. Null where something else stands there. */
export function pickedStickers(text: string): { readonly number: number; readonly quantity: number }[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const picked = parts.map((part) => {
    const [, number, quantity = '1'] = /^(\d{1,5})(?:[x×*](\d{1,3}))?$/i.exec(part) ?? [];
    return { number: Number(number ?? 0), quantity: Number(quantity) };
  });
  return picked.every(({ number, quantity }) => number > 0 && quantity > 0) ? picked : null;
}
