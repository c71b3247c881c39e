const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the person asked the system for calm. Asked at every flight: it may be switched while the album is open. */
export const asksForCalm = (): boolean => calm.matches;
