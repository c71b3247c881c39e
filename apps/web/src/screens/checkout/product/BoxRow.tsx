const BOXES = 20;

/** A share as filled and empty places, and in words beneath. */
export function BoxRow({ label, share, words }: { label: string; share: number; words: string }) {
  // Something is never shown as nothing, nor nearly all as all.
  const filled = share <= 0 ? 0 : share >= 1 ? BOXES : Math.min(BOXES - 1, Math.max(1, Math.round(share * BOXES)));
  return (
    <div className="checkout-boxrow">
      <h4>{label}</h4>
      <div className="checkout-places" aria-hidden="true">
        {Array.from({ length: BOXES }, (_, at) => (
          <i key={at} data-filled={at < filled || undefined} />
        ))}
      </div>
      <p>{words}</p>
    </div>
  );
}
