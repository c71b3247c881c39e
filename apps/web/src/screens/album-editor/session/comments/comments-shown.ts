import type { ViewStore } from '../camera/view-state.ts';

/** Comments are for the desk: never on a phone, never where the album is looked at as printed. */
const PHONE = '(max-width: 999px)';

export function mayShowComments(): boolean {
  return !window.matchMedia(PHONE).matches;
}

export function commentsShown(view: ViewStore): boolean {
  const { showComments, printPreview } = view.getState();
  return showComments && !printPreview && mayShowComments();
}

export function onCommentsShown(view: ViewStore, listener: () => void): () => void {
  const phone = window.matchMedia(PHONE);
  phone.addEventListener('change', listener);
  const end = view.subscribe(listener);
  return () => {
    phone.removeEventListener('change', listener);
    end();
  };
}
