import { useSource } from '@figurina/drawing';
import { Suspense, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, useParams } from 'react-router';
import { hiddenSteps } from '../panels/onboarding/kept-albums.ts';
import { lazyPart } from '../parts/lazy-part.ts';
import { useEditor } from '../session/editor-context.ts';
import { openedFrom, settingsAddress, settingsTabAt } from '../session/settings/settings-address.ts';
import { EditorLayout } from './EditorLayout.tsx';
import { firstTab, tabFor, tabsFor } from './tabs.ts';
import { useIsMobile } from './use-is-mobile.ts';

const SettingsModal = lazyPart(async () =>
  import('./settings/SettingsModal.tsx').then((part) => ({ default: part.SettingsModal })),
);

/** The editor at its address; while that is the settings', the editor stays what it was and they lie over it. */
export function EditorRooms() {
  const { albumId = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { resting, isHere } = usePlaces(albumId);
  const tab = settingsTabAt(location.pathname);
  const from = openedFrom(location.state);
  const [left, setLeft] = useState<typeof location | null>(null);
  if (!tab && left !== location) setLeft(location);
  const kept = left ?? from;
  // A room that is not for this person, or not any more, would lead elsewhere, and the settings would be gone.
  const behind = tab ? (kept && isHere(kept) ? kept : resting) : location;

  // One step back is where they were opened; nothing of the album may be there when they were opened by a link.
  const close = (): void => void (from ? navigate(-1) : navigate(left ?? resting, { replace: true }));
  const canonical = tab && settingsAddress(albumId, tab);
  return (
    <>
      <Routes location={behind}>
        <Route path=":key?/:childKey?/:childChildKey?" element={<EditorLayout />} />
        <Route path="*" element={<Navigate to={`/album/${albumId}`} replace />} />
      </Routes>
      {canonical && location.pathname !== canonical ? <Navigate to={canonical} state={location.state} replace /> : null}
      {tab ? (
        <Suspense>
          <SettingsModal
            tab={tab}
            onTab={(next) =>
              void navigate(settingsAddress(albumId, next), { replace: true, state: location.state as unknown })
            }
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** What lies behind settings that were opened by their address, and which rooms there are for this person. */
function usePlaces(albumId: string) {
  const isMobile = useIsMobile();
  const { role, hasOrder } = useSource(useEditor().meta);
  const tabs = tabsFor({ isMobile, role, hasOrder });
  const root = `/album/${albumId}`;
  return {
    resting: isMobile ? root : `${root}/${firstTab(tabs, hiddenSteps().has(albumId)).key}`,
    isHere(place: string | { readonly pathname: string }): boolean {
      const key = (typeof place === 'string' ? place : place.pathname).split('/')[3];
      return key ? tabFor(tabs, key) !== null : isMobile;
    },
  };
}
