const SKINS = ['#f2c9a5', '#d79b6b', '#8d5a3b', '#f6d7be', '#b97a50', '#5f3b27'] as const;
const HAIRS = ['#2b1d16', '#7a4522', '#d9a441', '#111827', '#9a3b1f', '#6b7280'] as const;
const SHIRTS = ['#f0432a', '#18463b', '#ffc116', '#2f9def', '#ffffff', '#0f332b'] as const;
const GROUNDS = ['#ffd75c', '#7cc6ff', '#b4d0c6', '#ff8b72', '#d3ecff', '#ffe38a'] as const;

/** A drawn person, the same for the same seed: stands in where nobody has sent a photo yet. Decorative. */
export function Portrait({ seed }: { seed: number }) {
  const pick = <T,>(from: readonly T[], at: number): T => from[Math.abs(at) % from.length]!;
  const skin = pick(SKINS, seed);
  const hair = pick(HAIRS, seed * 5 + 2);
  const long = seed % 3 === 1;
  const beard = seed % 4 === 2;
  return (
    <svg className="fig-portrait" viewBox="0 0 100 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="100" height="120" fill={pick(GROUNDS, seed * 5 + (seed >> 2))} />
      <path d="M0 120 60 0h40v30L42 120z" fill="#fff" opacity=".28" />
      {long && <path d="M26 98V52c0-34 48-34 48 0v46z" fill={hair} />}
      <path d="M6 124c0-28 20-36 44-36s44 8 44 36z" fill={pick(SHIRTS, seed * 7 + 1)} />
      <path d="M40 74h20v18c-6 7-14 7-20 0z" fill={skin} style={{ filter: 'brightness(.92)' }} />
      <ellipse cx="50" cy="58" rx="20" ry="24" fill={skin} />
      <path d={seed % 2 ? SWEPT_HAIR : PARTED_HAIR} fill={hair} />
      {beard && <path d="M31 62c2 26 36 26 38 0-5 8-11 8-19 8s-14 0-19-8z" fill={hair} opacity=".9" />}
      <circle cx="42" cy="58" r="2" fill="#1c1410" />
      <circle cx="58" cy="58" r="2" fill="#1c1410" />
      <path d="M43 68c4 4 10 4 14 0" fill="none" stroke="#1c1410" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

const SWEPT_HAIR = 'M29 56c-2-28 44-32 43 0-4-12-14-15-22-15s-16 4-21 15z';
const PARTED_HAIR = 'M29 54c0-26 20-26 24-24 12-2 20 10 18 25-3-9-8-12-14-13-8 3-20 0-28 12z';
