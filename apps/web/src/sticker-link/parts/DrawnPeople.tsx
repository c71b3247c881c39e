/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

const PEOPLE = [
  { ground: '#ff8b72', skin: '#f2c9a5', hair: '#6b7280', shirt: '#ffffff', long: false },
  { ground: '#ffd75c', skin: '#b97a50', hair: '#2b1d16', shirt: '#18463b', long: true },
  { ground: '#7cc6ff', skin: '#d79b6b', hair: '#7a4522', shirt: '#ffc116', long: false },
] as const;

/** Three stickers of drawn people, fanned out; in surprise mode three portraits without a sticker around them. */
export function DrawnPeople({ plain }: { plain: boolean }): ComponentChildren {
  return (
    <div className={plain ? 'sl-fan sl-fan-plain' : 'sl-fan'} aria-hidden="true">
      {PEOPLE.map(({ ground, skin, hair, shirt, long }) => (
        <span key={ground}>
          <svg viewBox="0 0 100 130" preserveAspectRatio="xMidYMax slice">
            <rect width="100" height="130" fill={plain ? '#dbe8e3' : ground} />
            {!plain && <path d="M0 130 60 0h40v30L42 130z" fill="#fff" opacity=".28" />}
            {long && <path d="M26 108V62c0-34 48-34 48 0v46z" fill={hair} />}
            <path d="M6 134c0-28 20-36 44-36s44 8 44 36z" fill={shirt} />
            <path d="M40 84h20v18c-6 7-14 7-20 0z" fill={skin} />
            <ellipse cx="50" cy="68" rx="20" ry="24" fill={skin} />
            <path d="M29 66c-2-28 44-32 43 0-4-12-14-15-22-15s-16 4-21 15z" fill={hair} />
            <circle cx="42" cy="68" r="2" fill="#1c1410" />
            <circle cx="58" cy="68" r="2" fill="#1c1410" />
            <path d="M43 78c4 4 10 4 14 0" fill="none" stroke="#1c1410" stroke-width="2" stroke-linecap="round" />
          </svg>
        </span>
      ))}
    </div>
  );
}
