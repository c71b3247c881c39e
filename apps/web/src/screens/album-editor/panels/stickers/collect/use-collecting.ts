import type { StickerUpload } from '@figurina/contract';
import { useMutation } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { ApiProblem, problemText } from '../../../../../api/problem.ts';
import { useServices } from '../../../../../app/services.ts';
import { someAtATime } from '../../../../../app/some-at-a-time.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useToast } from '../../../../../app/use-toast.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { collectWindowOf } from '../../../session/collecting/collect-window.ts';
import { changeOf, type UploadDraft } from '../../../session/collecting/upload-draft.ts';
import { uploadMatchesOf } from '../../../session/collecting/upload-matches.ts';

/** What is decided about uploads, and collecting those that were accepted. */
export function useCollecting(reload: () => Promise<void>) {
  const session = useEditor();
  const { api } = useServices();
  const t = useT();
  const toast = useToast();
  const store = collectWindowOf(session);
  const { drafts, accepted, failures } = useStore(store);
  const { id } = session.meta.get();
  const matches = uploadMatchesOf(session);

  const draft = (upload: StickerUpload): UploadDraft => matches.draft(upload, drafts[upload.id]);
  function change(upload: StickerUpload, part: Partial<UploadDraft>): void {
    store.setState((now) => ({ drafts: { ...now.drafts, [upload.id]: { ...now.drafts[upload.id], ...part } } }));
  }
  function accept(ids: readonly string[], on = true): void {
    store.setState((now) => {
      const next = new Set(now.accepted);
      for (const one of ids) {
        if (on) next.add(one);
        else next.delete(one);
      }
      return { accepted: next, failures: without(now.failures, ids) };
    });
  }
  const fail = (upload: string, words: string): void =>
    store.setState((now) => ({ failures: { ...now.failures, [upload]: words } }));

  /** Says on the server what was changed here; null when that failed. */
  async function prepare(upload: StickerUpload): Promise<string | null> {
    const changed = changeOf(upload, draft(upload));
    try {
      if (changed)
        await api.stickerUploads.change({ params: { id, upload: upload.id }, body: { sticker_upload: changed } });
      return upload.id;
    } catch (cause) {
      fail(upload.id, problemText(t, cause));
      return null;
    }
  }

  const collect = useMutation({
    mutationFn: async (uploads: readonly StickerUpload[]) => {
      const ready = (await someAtATime(uploads, AT_ONCE, prepare)).filter((upload) => upload !== null);
      if (ready.length === 0) return 0;
      const { merged, failed } = await api.stickerUploads.merge({
        params: { id },
        body: { sticker_upload_ids: ready },
      });
      for (const { id: upload, code } of failed) fail(upload, faultText(code));
      accept(
        merged.map((one) => one.id),
        false,
      );
      return merged.length;
    },
    onSuccess: (count) => {
      if (count > 0) toast.info(t('collect.done', { count }));
    },
    onError: (cause) => toast.problem(cause),
    onSettled: reload,
  });

  const decide = useMutation({
    mutationFn: async ({ upload, state }: { upload: StickerUpload; state: 'new' | 'rejected' }) =>
      api.stickerUploads.change({ params: { id, upload: upload.id }, body: { sticker_upload: { state } } }),
    onSuccess: async (_, { upload }) => {
      accept([upload.id], false);
      await reload();
    },
    onError: (cause, { upload }) => fail(upload.id, problemText(t, cause)),
  });

  const remove = useMutation({
    mutationFn: async (upload: StickerUpload) => api.stickerUploads.delete({ params: { id: upload.id } }),
    onSuccess: reload,
    onError: (cause, upload) => fail(upload.id, problemText(t, cause)),
  });

  function faultText(code: string): string {
    if (code === 'name_missing' || code === 'name_too_long' || code === 'section_gone' || code === 'sticker_gone')
      return t(`collect.fault.${code}`);
    return problemText(t, new ApiProblem({ code: code as ApiProblem['code'], status: 409, title: code }));
  }
  /** Asks whoever sent it for another photo. */
  const askAgain = async ({ id: upload }: StickerUpload, reason: string): Promise<unknown> =>
    api.stickerUploads.change({
      params: { id, upload },
      body: { sticker_upload: { state: 'needs_retake', retake_reason: reason } },
    });

  return { draft, change, accepted, accept, failures, collect, decide, remove, askAgain };
}

export type Collecting = ReturnType<typeof useCollecting>;

/** A hundred one after the other would keep people waiting. */
const AT_ONCE = 6;

function without(failures: Readonly<Record<string, string>>, ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(failures).filter(([upload]) => !ids.includes(upload)));
}
