import { ALBUM_LANGUAGES } from '@figurina/album';
import { useSource } from '@figurina/drawing';
import { LOCALE_NAMES } from '@figurina/locales';
import { Select } from '@mantine/core';
import { Flag } from '../../../../../app/Flag.tsx';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { useAlbumChange } from './use-album-change.ts';

/** What the album speaks: its own texts, and the mails to those who hand in photos. Everybody's, unlike that of the screen. */
export function AlbumLanguageChoice() {
  const t = useT();
  const { meta, whyClosed } = useEditor();
  const { language } = useSource(meta);
  const change = useAlbumChange();
  const closed = whyClosed('design', 'album');
  return (
    <Select
      label={t('album_settings.language')}
      description={t(closed ?? 'album_settings.language.hint')}
      inputWrapperOrder={['label', 'input', 'description']}
      disabled={closed !== null}
      data={ALBUM_LANGUAGES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
      leftSection={<Flag language={language} />}
      renderOption={({ option }) => (
        <span className="settings-language" lang={option.value}>
          <Flag language={option.value} /> {option.label}
        </span>
      )}
      value={language}
      allowDeselect={false}
      comboboxProps={{ withinPortal: false }}
      onChange={(next) => {
        const wanted = ALBUM_LANGUAGES.find((one) => one === next);
        if (wanted && wanted !== language) change.mutate({ album: { language: wanted }, shown: { language: wanted } });
      }}
    />
  );
}
