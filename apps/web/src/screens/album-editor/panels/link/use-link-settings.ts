import type { StickerLink } from '@figurina/contract';
import { useMutation } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { useStickerLink } from '../../session/collecting/use-sticker-link.ts';
import { useEditor } from '../../session/editor-context.ts';
import { changedSettings, type LinkDraft, linkDraftOf } from './link-draft.ts';

/** What is changed on the form and how it is saved; before the link is handed on it always is. */
export function useLinkSettings(link: StickerLink) {
  const session = useEditor();
  const { api } = useServices();
  const t = useT();
  const toast = useToast();
  const { set } = useStickerLink();
  const { id } = session.meta.get();
  const store = linkDraftOf(session);
  const draft = useStore(store);
  const changed = changedSettings(link, draft);
  const isDirty = Object.keys(changed).length > 0;
  const settings = { ...link, ...draft };
  const isBlank = settings.sticker_upload_content.trim() === '';
  const save = useMutation({
    mutationFn: async (more: LinkDraft = {}) => {
      const album = { ...changedSettings(link, store.getState()), ...more };
      await api.albums.change({ params: { id }, body: { album } });
      return (await api.stickerLink.read({ params: { id } })).sticker_link;
    },
    onSuccess: (next) => {
      // What was typed while it was being saved stays a change.
      store.setState((now) => changedSettings(next, now), true);
      set(next);
      session.announcer.say(t('link.saved'));
    },
  });
  return {
    settings,
    isDirty,
    isBlank,
    save,
    change: (part: LinkDraft): void => store.setState((now) => changedSettings(link, { ...now, ...part }), true),
    /** The link as it answers now: what was changed is saved first. Null, and told, when it could not be. */
    async saved(more: LinkDraft = {}): Promise<StickerLink | null> {
      if (!isDirty && Object.keys(more).length === 0) return link;
      if (isBlank) {
        toast.warning(t('link.message.required'));
        return null;
      }
      return save.mutateAsync(more).catch((cause: unknown) => {
        toast.problem(cause);
        return null;
      });
    },
  };
}
