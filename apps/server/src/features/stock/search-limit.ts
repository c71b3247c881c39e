/** So many searches a minute a person: what Pexels allows is shared by all of them. */
export function createSearchLimit({ most, now }: { most: number; now: () => Date }): (person: string) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (person) => {
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const count = (counts.get(person) ?? 0) + 1;
    counts.set(person, count);
    return count <= most;
  };
}
