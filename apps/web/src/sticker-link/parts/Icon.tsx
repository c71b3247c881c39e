/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

/** Outlines of Tabler icons (MIT): the few that the form shows, without the library around them. */
const PATHS = {
  back: 'M5 12h14M5 12l6 6M5 12l6-6',
  check: 'M5 12l5 5L20 7',
  lock: 'M5 13a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM8 11V7a4 4 0 0 1 8 0v4',
  question: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 17v.01M12 13.5a1.5 1.5 0 0 1 1-1.5 2.6 2.6 0 1 0-3-4',
  camera:
    'M5 7h1a2 2 0 0 0 2-2 1 1 0 0 1 1-1h6a1 1 0 0 1 1 1 2 2 0 0 0 2 2h1a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2M9 13a3 3 0 1 0 6 0 3 3 0 0 0-6 0',
  gallery:
    'M15 8h.01M3 6a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM3 16l5-5c.9-.9 2.1-.9 3 0l5 5M14 14l1-1c.9-.9 2.1-.9 3 0l3 3',
  turn: 'M19.95 11a8 8 0 1 0-.5 4m.5 5v-5h-5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  sun: 'M8 12a4 4 0 1 0 8 0 4 4 0 0 0-8 0M3 12h1M12 3v1M20 12h1M12 20v1M5.6 5.6l.7.7M18.4 5.6l-.7.7M17.7 17.7l.7.7M6.3 17.7l-.7.7',
  face: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M9 10h.01M15 10h.01M9.5 15a3.5 3.5 0 0 0 5 0',
  blur: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8v4M12 16h.01',
  wait: 'M12 3a9 9 0 1 0 9 9',
  offline:
    'M12 18h.01M9.2 15.2a4 4 0 0 1 5.6 0M6.3 12.3a8 8 0 0 1 3.4-2M13.9 10.1a8 8 0 0 1 3.8 2.2M3.5 9.5a12 12 0 0 1 3.4-2.4M10.7 6a12 12 0 0 1 9.8 3.5M3 3l18 18',
  share:
    'M3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15 6a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15 18a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8.7 10.7l6.6-3.4M8.7 13.3l6.6 3.4',
  save: 'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 11l5 5 5-5M12 4v12',
  swap: 'M20 11A8.1 8.1 0 0 0 4.5 9M4 5v4h4M4 13a8.1 8.1 0 0 0 15.5 2M20 19v-4h-4',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }): ComponentChildren {
  return (
    <svg className="sl-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
