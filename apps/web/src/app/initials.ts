/** Two letters for a name or an address: `Mara König` is MK, `mara@x.de` is MA. */
export function initialsOf(name: string): string {
  const words = name
    .split('@')[0]!
    .split(/[\s._-]+/)
    .filter(Boolean);
  const letters = words.length > 1 ? words[0]![0]! + words.at(-1)![0]! : (words[0] ?? '').slice(0, 2);
  return letters.toLocaleUpperCase();
}
