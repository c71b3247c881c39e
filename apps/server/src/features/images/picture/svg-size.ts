/** How many elements a drawing becomes when its `use` elements are followed: a few lines can ask for billions. */
export function drawnElements(drawing: Element, atMost: number): number {
  const known = new Map<Element, number>();
  const open = new Set<Element>();

  function count(element: Element): number {
    const before = known.get(element);
    if (before !== undefined) return before;
    // A drawing that uses itself never ends.
    if (open.has(element)) return Number.POSITIVE_INFINITY;
    open.add(element);
    let total = 1;
    const reference = element.localName === 'use' ? referenceOf(element) : undefined;
    const target = reference ? byId.get(reference) : undefined;
    if (target) total += count(target);
    for (const child of element.children) if (total <= atMost) total += count(child);
    open.delete(element);
    known.set(element, total);
    return total;
  }

  const byId = new Map<string, Element>();
  for (const element of drawing.querySelectorAll('[id]')) byId.set(element.id, element);
  return count(drawing);
}

function referenceOf(use: Element): string | undefined {
  const address = use.getAttribute('href') ?? use.getAttribute('xlink:href');
  return address?.trim().replace(/^#/, '');
}
