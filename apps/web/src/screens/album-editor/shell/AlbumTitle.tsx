import { LIMITS } from '@figurina/contract';
import { UnstyledButton } from '@mantine/core';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { useEditor } from '../session/editor-context.ts';
import { metaOf } from '../session/connection/meta-source.ts';

/** The album's title; a click edits it in place. Saved only if changed; required. */
export function AlbumTitle({ limit }: { limit: number }) {
  const { meta, editable } = useEditor();
  const { api } = useServices();
  const t = useT();
  const toast = useToast();
  const { id, title } = useSyncExternalStore(meta.subscribe, meta.get);
  const [typed, setTyped] = useState<string | null>(null);
  const [empty, setEmpty] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = title.length > limit ? `${shortened(title, limit)}…` : title;
  const backToButton = (): void => void requestAnimationFrame(() => button.current?.focus());

  async function save(): Promise<void> {
    const next = (typed ?? '').trim();
    if (next === '') {
      setEmpty(true);
      return;
    }
    setTyped(null);
    setEmpty(false);
    if (next === title) return;
    const before = meta.get();
    meta.set({ ...before, title: next });
    try {
      const { album } = await api.albums.change({ params: { id }, body: { album: { title: next } } });
      meta.set(metaOf(album));
    } catch (cause) {
      meta.set({ ...meta.get(), title: before.title });
      // What was typed is not lost: the field opens again with it.
      setTyped(next);
      toast.problem(cause);
    }
  }

  if (typed === null)
    return (
      <UnstyledButton
        ref={button}
        className="editor-title"
        disabled={!editable('design', 'album')}
        title={title}
        onClick={() => setTyped(title)}
        aria-label={t('editor.title.edit', { title: shown })}
      >
        {shown}
      </UnstyledButton>
    );
  return (
    <span className="editor-title-field">
      <input
        autoFocus
        aria-label={t('editor.title.label')}
        aria-invalid={empty}
        aria-describedby={empty ? 'album-title-required' : undefined}
        maxLength={LIMITS.albumTitle}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setEmpty(false);
        }}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            void save();
            backToButton();
          }
          if (event.key === 'Escape') {
            backToButton();
            setTyped(null);
            setEmpty(false);
          }
        }}
      />
      {empty ? (
        <span id="album-title-required" role="alert" className="editor-field-error">
          {t('problems.album_title_required')}
        </span>
      ) : null}
    </span>
  );
}

/** Whole characters, as people count them. */
function shortened(title: string, limit: number): string {
  const characters = Array.from(new Intl.Segmenter().segment(title), ({ segment }) => segment);
  return characters.slice(0, limit).join('').trimEnd();
}
