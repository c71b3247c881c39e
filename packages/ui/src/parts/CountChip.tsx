/** A count beside a label, e.g. on a tab. */
export function CountChip({ children }: { children: number }) {
  return <span className="fig-count">{children}</span>;
}
