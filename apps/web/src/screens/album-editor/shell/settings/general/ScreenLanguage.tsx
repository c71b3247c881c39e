import { isLocale, LOCALE_NAMES, LOCALES } from '@figurina/locales';
import { NativeSelect } from '@mantine/core';
import { useServices } from '../../../../../app/services.ts';
import { useI18n } from '../../../../../app/use-t.ts';

/** What the screen speaks to this person: the browser's language, or the one chosen here. */
export function ScreenLanguage() {
  const { language } = useServices();
  const { t, locale } = useI18n();
  return (
    <NativeSelect
      label={t('album_settings.screen')}
      description={t('album_settings.screen.hint')}
      inputWrapperOrder={['label', 'input', 'description']}
      data={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
      value={locale}
      onChange={(event) => {
        const next = event.currentTarget.value;
        if (isLocale(next)) void language.change(next);
      }}
    />
  );
}
