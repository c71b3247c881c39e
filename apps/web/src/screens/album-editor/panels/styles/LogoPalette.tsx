import { type FiveColors, paletteOf } from '@figurina/album';
import { Button, FileButton, UnstyledButton } from '@mantine/core';
import IconPhotoUp from '@tabler/icons-react/dist/esm/icons/IconPhotoUp.mjs';
import { useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { paletteOfFile } from '../../../../palette/palette-of-file.ts';
import { PaletteStrip } from './PaletteStrip.tsx';
import { useMayStyle } from '../../session/style/use-album-style.ts';
import { useTryOn } from './use-try-on.ts';

type Reading =
  | { readonly state: 'none' | 'reading' | 'failed' }
  | { readonly state: 'found'; readonly name: string; readonly colors: FiveColors };

/** A palette out of a crest or logo. The picture is only looked at here; it goes nowhere. */
export function LogoPalette() {
  const t = useT();
  const mayStyle = useMayStyle();
  const tryOn = useTryOn();
  const [reading, setReading] = useState<Reading>({ state: 'none' });

  async function read(file: File | null): Promise<void> {
    if (!file) return;
    setReading({ state: 'reading' });
    const colors = await paletteOfFile(file).catch(() => null);
    setReading(colors ? { state: 'found', name: file.name, colors } : { state: 'failed' });
  }
  return (
    <section className="styles-logo" aria-label={t('styles.logo')}>
      <div>
        <b>{t('styles.logo')}</b>
        <small>{t('styles.logo.text')}</small>
      </div>
      <FileButton
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        disabled={!mayStyle}
        onChange={(file) => void read(file)}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={reading.state === 'reading'}
            leftSection={<IconPhotoUp size={18} />}
          >
            {t('styles.logo.choose')}
          </Button>
        )}
      </FileButton>
      <div role="status">
        {reading.state === 'failed' ? <p className="styles-error">{t('styles.logo.failed')}</p> : null}
        {reading.state === 'found' ? (
          <UnstyledButton
            className="styles-choice styles-found"
            disabled={!mayStyle}
            {...tryOn({ name: t('styles.logo.name'), colors: paletteOf(reading.colors) })}
          >
            <PaletteStrip colors={reading.colors} />
            <span>{t('styles.logo.found', { file: reading.name })}</span>
          </UnstyledButton>
        ) : null}
      </div>
    </section>
  );
}
