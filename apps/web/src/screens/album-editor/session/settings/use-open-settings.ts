import { useLocation, useNavigate } from 'react-router';
import { useEditor } from '../editor-context.ts';
import { type OpenedFrom, settingsAddress, type SettingsTab } from './settings-address.ts';

/** Opens the settings over whatever is on screen. Closing them leads back there. */
export function useOpenSettings(): (tab: SettingsTab, more?: { invite?: string }) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { meta } = useEditor();
  return (tab, more) => {
    const state: OpenedFrom = { from: pathname + search, ...more };
    void navigate(settingsAddress(meta.get().id, tab), { state });
  };
}
