/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useT } from '../form-context.ts';
import { Icon } from '../parts/Icon.tsx';

/** What a phone offers; the worker looks at the bytes anyway. */
const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** Camera or gallery; as long as there is no photo, the camera is the one thing to do. Two inputs: one with `capture` never shows the gallery. */
export function PhotoSources({ again, onFile }: { again: boolean; onFile: (file: File) => void }): ComponentChildren {
  const t = useT();
  function pick({ currentTarget: input }: { currentTarget: HTMLInputElement }): void {
    const file = input.files?.[0];
    if (file) onFile(file);
    // The same file again is a choice too.
    input.value = '';
  }
  return (
    <div className="sl-row">
      <label className={again ? 'sl-quiet' : 'sl-commit sl-pick'}>
        <Icon name="camera" />
        {t(again ? 'contribute.photo.camera.new' : 'contribute.photo.camera')}
        <input type="file" accept="image/*" capture="user" onChange={pick} />
      </label>
      <label className="sl-quiet">
        <Icon name="gallery" />
        {t(again ? 'contribute.photo.gallery.short' : 'contribute.photo.gallery')}
        <input type="file" accept={TYPES} onChange={pick} />
      </label>
    </div>
  );
}
