import { html, type Html } from '../../../platform/html/html.ts';

const PEOPLE = [
  { skin: '#f2c9a5', hair: '#2b1d16', shirt: '#ffc116', ground: '#7cc6ff', cut: 'short' },
  { skin: '#8d5a3b', hair: '#111827', shirt: '#f0432a', ground: '#ffd75c', cut: 'long' },
  { skin: '#f6d7be', hair: '#9a3b1f', shirt: '#18463b', ground: '#ff8b72', cut: 'long' },
  { skin: '#d79b6b', hair: '#6b7280', shirt: '#ffffff', ground: '#d3ecff', cut: 'beard' },
  { skin: '#5f3b27', hair: '#2b1d16', shirt: '#2f9def', ground: '#b4d0c6', cut: 'short' },
  { skin: '#f6d7be', hair: '#d9a441', shirt: '#0f332b', ground: '#ffe38a', cut: 'beard' },
] as const;

/** One of six drawn people, 100 x 120. */
export function portrait(index: number): Html {
  const { skin, hair, shirt, ground, cut } = PEOPLE[index % PEOPLE.length]!;
  return html`<svg viewBox="0 0 100 120" preserveAspectRatio="xMidYMax slice">
    <path fill="${ground}" d="M0 0h100v120H0z" />
    <path fill="#fff" opacity=".28" d="M0 120 60 0h40v30L42 120z" />
    ${cut === 'long' && html`<path fill="${hair}" d="M26 98V52c0-34 48-34 48 0v46z" />`}
    <path fill="${shirt}" d="M6 124c0-28 20-36 44-36s44 8 44 36z" />
    <path fill="${skin}" d="M40 74h20v18c-6 7-14 7-20 0z" />
    <path opacity=".12" d="M40 76h20v8c-6 6-14 6-20 0z" />
    <ellipse cx="50" cy="58" rx="20" ry="24" fill="${skin}" />
    <path
      fill="${hair}"
      d="${cut === 'long' ? 'M29 56c-2-28 44-32 43 0-4-12-14-15-22-15s-16 4-21 15z' : 'M29 54c0-26 20-26 24-24 12-2 20 10 18 25-3-9-8-12-14-13-8 3-20 0-28 12z'}"
    />
    ${cut === 'beard' && html`<path fill="${hair}" d="M31 62c2 26 36 26 38 0-5 8-11 8-19 8s-14 0-19-8z" />`}
    <g fill="#1c1410">
      <circle cx="42" cy="58" r="2" />
      <circle cx="58" cy="58" r="2" />
    </g>
    <path
      fill="none"
      stroke="${cut === 'beard' ? '#fff' : '#1c1410'}"
      stroke-width="2"
      stroke-linecap="round"
      d="M43 69c4 4 10 4 14 0"
    />
  </svg>`;
}
