import { logoPalettes } from '@figurina/album';
import { Button, CloseButton, FileButton } from '@mantine/core';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconPhotoUp from '@tabler/icons-react/dist/esm/icons/IconPhotoUp.mjs';
import { useState } from 'react';
import { useT } from '../../app/use-t.ts';
import { paletteOfFile } from '../../palette/palette-of-file.ts';
import type { AlbumDraft } from './album-draft.ts';
import { ColorStrip } from './ColorStrip.tsx';

/** The colours of a logo or crest. The picture is only looked at here; it goes nowhere. */
export function LogoCard({
  logo,
  onChange,
}: {
  logo: AlbumDraft['logo'];
  onChange: (logo: AlbumDraft['logo']) => void;
}) {
  const t = useT();
  const [state, setState] = useState<'still' | 'reading' | 'failed'>('still');
  async function read(file: File | null): Promise<void> {
    if (!file) return;
    setState('reading');
    const colors = await paletteOfFile(file).catch(() => null);
    setState(colors ? 'still' : 'failed');
    if (colors) onChange({ name: file.name, colors });
  }
  return (
    <section className="people-card" aria-labelledby="logo-title">
      <div className="people-card-head">
        <IconPalette size={26} aria-hidden />
        <h2 id="logo-title">{t('wizard.logo')}</h2>
        {logo && <CloseButton size={40} aria-label={t('wizard.logo.remove')} onClick={() => onChange(null)} />}
      </div>
      {!logo && <p>{t('wizard.logo.text')}</p>}
      <div role="status">
        {state === 'failed' && <p className="people-bad">{t('wizard.logo.failed')}</p>}
        {logo && (
          <>
            <p className="people-counted logo-found">
              <strong>{t('wizard.logo.found')}</strong>
              <small>{logo.name}</small>
            </p>
            <div className="logo-palettes">
              {logoPalettes(logo.colors).map((colors) => (
                <ColorStrip key={colors.join()} colors={colors} />
              ))}
            </div>
          </>
        )}
      </div>
      <div className={logo ? 'people-drop people-drop-small' : 'people-drop'}>
        <FileButton
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          onChange={(file) => void read(file)}
          inputProps={{ 'data-testid': 'logo-file' } as object}
        >
          {(button) => (
            <Button
              {...button}
              variant="default"
              loading={state === 'reading'}
              leftSection={<IconPhotoUp size={18} aria-hidden />}
            >
              {t(logo ? 'wizard.logo.other' : 'wizard.logo.choose')}
            </Button>
          )}
        </FileButton>
        {!logo && <small className="people-ways">{t('wizard.logo.local')}</small>}
      </div>
    </section>
  );
}
