/** The tabs of an album's settings, which lie over the editor: `/album/{id}/settings/{general|users}`. */
const SETTINGS_TABS = ['general', 'users'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

export const settingsAddress = (albumId: string, tab: SettingsTab): string => `/album/${albumId}/settings/${tab}`;

/** The tab that an address opens, the first one where it names none that there is; null beside the settings. */
export function settingsTabAt(pathname: string): SettingsTab | null {
  const [key, child] = pathname.split('/').slice(3);
  if (key !== 'settings') return null;
  return SETTINGS_TABS.find((tab) => tab === child) ?? 'general';
}

/** Kept with the address, over reloads too: where the settings were opened, which is one step back. */
export interface OpenedFrom {
  readonly from: string;
  /** An address that is to be invited. */
  readonly invite?: string;
}

/** Null when the settings were opened by their address. */
export function openedFrom(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : null;
}

/** Empty where nobody in particular is to be invited. */
export function invitedAs(state: unknown): string {
  return typeof state === 'object' && state !== null && 'invite' in state && typeof state.invite === 'string'
    ? state.invite
    : '';
}
