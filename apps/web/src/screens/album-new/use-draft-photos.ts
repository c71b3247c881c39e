import { useSyncExternalStore } from 'react';
import { useServices } from '../../app/services.ts';
import { createDraftPhotos, type DraftPhoto, type DraftPhotos } from './draft-photos.ts';

/** Of each window, whichever step of the wizard it shows. */
const byWindow = new WeakMap<object, DraftPhotos>();

export function useDraftPhotos(): DraftPhotos {
  const services = useServices();
  const known = byWindow.get(services);
  if (known) return known;
  const made = createDraftPhotos();
  byWindow.set(services, made);
  return made;
}

export function useShownPhotos(): ReadonlyMap<string, DraftPhoto> {
  const { subscribe, get } = useDraftPhotos();
  return useSyncExternalStore(subscribe, get);
}
