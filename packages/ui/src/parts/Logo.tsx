/** The mark: a die-cut sticker, tilted, in vermilion and sun. Decorative beside the word, so it has no name of its own. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg className="fig-logo-mark" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <g transform="rotate(-8 20 20)">
        <rect x="7" y="3" width="26" height="34" rx="7" fill="#fff" />
        <path d="M14 6.500h12a4 4 0 0 1 3.500 4v9.500L10.500 29.500V10.500a4 4 0 0 1 3.500-4z" fill="#d93318" />
        <path d="M29.500 20v9.500a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4z" fill="#ffc116" />
      </g>
    </svg>
  );
}

/** Mark and word. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <span className="fig-logo">
      <LogoMark size={size} />
      <span>figurina</span>
    </span>
  );
}
