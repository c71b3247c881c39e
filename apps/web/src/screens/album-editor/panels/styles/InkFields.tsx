import { type CmykInks, cmykSchema, exactInkOf, nameInks } from '@figurina/album';
import { Button, TextInput } from '@mantine/core';
import { type FocusEvent, type FormEvent, useId, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useAlbumVersion } from '../../session/album/use-album-version.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useMayStyle } from '../../session/style/use-album-style.ts';
import { SpotField } from './SpotField.tsx';

const INKS = ['c', 'm', 'y', 'k'] as const;
const NONE = ['', '', '', ''];

/** The inks that a colour of the palette is printed with: the club's own values in place of those that a profile works out. */
export function InkFields({ hex, name }: { hex: string; name: string }) {
  const { store } = useEditor();
  useAlbumVersion();
  const ink = exactInkOf(store.document, hex);
  const cmyk = ink?.cmyk ?? null;
  const spot = ink?.spot ?? '';
  // Somebody else's values, an undo and another colour take the place of what stands in the fields.
  return (
    <>
      <Fields key={`${hex} ${cmyk?.join() ?? ''}`} hex={hex} name={name} cmyk={cmyk} />
      {cmyk ? <SpotField key={`${hex} ${spot} spot`} hex={hex} name={name} spot={spot} /> : null}
    </>
  );
}

function Fields({ hex, name, cmyk }: { hex: string; name: string; cmyk: CmykInks | null }) {
  const t = useT();
  const { run, announcer } = useEditor();
  const mayStyle = useMayStyle();
  const hint = useId();
  const [texts, setTexts] = useState<readonly string[]>(cmyk?.map(String) ?? NONE);
  const [fault, setFault] = useState<'value' | 'sum' | null>(null);

  function save(next: readonly string[]): void {
    const read = readInks(next);
    setFault(typeof read === 'string' ? read : null);
    if (typeof read === 'string' || read?.join() === cmyk?.join()) return;
    if (run('steps.inks', (document) => nameInks(document, { color: hex, cmyk: read })))
      announcer.say(t(read ? 'styles.inks.said' : 'styles.inks.said.none', { name }));
  }
  function left({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) save(texts);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    save(texts);
  }
  return (
    <form className="styles-inks" onSubmit={submit} onBlur={left} noValidate>
      <fieldset disabled={!mayStyle} aria-describedby={hint}>
        <legend>{t('styles.inks')}</legend>
        <div className="styles-inks-line">
          {INKS.map((ink, at) => (
            <TextInput
              key={ink}
              label={ink.toUpperCase()}
              aria-label={t(`styles.inks.${ink}`)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={texts[at]}
              error={fault !== null && (fault === 'sum' || !isInk(texts[at]!))}
              onChange={(event) => setTexts(texts.with(at, event.currentTarget.value))}
            />
          ))}
          {cmyk ? (
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => {
                setTexts(NONE);
                save(NONE);
              }}
            >
              {t('styles.inks.clear')}
            </Button>
          ) : null}
        </div>
        <button type="submit" hidden />
      </fieldset>
      <div role="status">{fault ? <p className="styles-error">{t(`styles.inks.fault.${fault}`)}</p> : null}</div>
      <p id={hint} className="panel-hint">
        {t('styles.inks.hint')}
      </p>
    </form>
  );
}

/** Null for none: all fields are empty. One that is empty beside others is none of that ink. */
function readInks(texts: readonly string[]): CmykInks | null | 'value' | 'sum' {
  if (texts.every((text) => text.trim() === '')) return null;
  if (!texts.every(isInk)) return 'value';
  const read = cmykSchema.safeParse(texts.map(Number));
  return read.success ? read.data : 'sum';
}

function isInk(text: string): boolean {
  return /^\s*\d{0,3}\s*$/.test(text) && Number(text) <= 100;
}
