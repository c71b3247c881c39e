import { nameSpot, spotNameSchema } from '@figurina/album';
import { TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useMayStyle } from '../../session/style/use-album-style.ts';

/** The name of the one ink that a colour is printed with where the shop takes a fifth: one colour of the album has it. */
export function SpotField({ hex, name, spot }: { hex: string; name: string; spot: string }) {
  const t = useT();
  const { run, announcer } = useEditor();
  const mayStyle = useMayStyle();
  const hint = useId();
  const [text, setText] = useState(spot);
  const [isWrong, setWrong] = useState(false);

  function save(): void {
    const next = text.trim();
    const isGood = next === '' || spotNameSchema.safeParse(next).success;
    setWrong(!isGood);
    if (!isGood || next === spot) return;
    if (run('steps.spot', (document) => nameSpot(document, { color: hex, name: next === '' ? null : next })))
      announcer.say(t(next ? 'styles.spot.said' : 'styles.spot.said.none', { name }));
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    save();
  }
  return (
    <form className="styles-inks" onSubmit={submit} noValidate>
      <TextInput
        label={t('styles.spot')}
        aria-describedby={hint}
        placeholder="PANTONE 186 C"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        disabled={!mayStyle}
        value={text}
        error={isWrong ? t('styles.spot.fault') : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={save}
      />
      <p id={hint} className="panel-hint">
        {t('styles.spot.hint')}
      </p>
    </form>
  );
}
