import { formatDate, parseDate } from '@figurina/locales';
import { LIMITS, type StickerLinkSettings } from '@figurina/contract';
import { NativeSelect, Switch, Textarea } from '@mantine/core';
import { DateInput, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/it';
import 'dayjs/locale/pl';
import { useI18n } from '../../../../app/use-t.ts';
import type { LinkDraft } from './link-draft.ts';

interface LinkSettingsProps {
  settings: StickerLinkSettings;
  domains: readonly string[];
  change: (part: LinkDraft) => void;
  disabled: boolean;
}

/** What the guests are told and asked. Position and neutral address rest while the link is off. */
export function LinkSettings({ settings, domains, change, disabled }: LinkSettingsProps) {
  const { t, locale } = useI18n();
  const isOff = !settings.sticker_upload_enabled;
  const isBlank = settings.sticker_upload_content.trim() === '';
  return (
    <div className="link-settings">
      <Textarea
        autosize
        minRows={3}
        maxRows={9}
        required
        label={t('link.message')}
        description={t('link.message.hint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        error={isBlank ? t('link.message.required') : undefined}
        maxLength={LIMITS.stickerLinkContent}
        disabled={disabled}
        value={settings.sticker_upload_content}
        onChange={(event) => change({ sticker_upload_content: event.currentTarget.value })}
      />
      <Switch
        label={t('link.position')}
        description={t('link.position.hint')}
        disabled={disabled || isOff}
        checked={settings.sticker_upload_require_position}
        onChange={(event) => change({ sticker_upload_require_position: event.currentTarget.checked })}
      />
      <Switch
        label={t('link.surprise')}
        description={t('link.surprise.hint')}
        disabled={disabled}
        checked={settings.sticker_upload_surprise}
        onChange={(event) => change({ sticker_upload_surprise: event.currentTarget.checked })}
      />
      <Switch
        label={t('link.white_label')}
        description={t('link.white_label.hint')}
        disabled={disabled || isOff}
        checked={settings.sticker_upload_white_label}
        onChange={(event) => change({ sticker_upload_white_label: event.currentTarget.checked })}
      />
      {settings.sticker_upload_white_label && domains.length > 0 ? (
        <NativeSelect
          label={t('link.domain')}
          disabled={disabled || isOff}
          data={[...domains]}
          value={settings.sticker_upload_custom_domain ?? domains[0]}
          onChange={(event) => change({ sticker_upload_custom_domain: event.currentTarget.value })}
        />
      ) : null}
      <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
        <DateInput
          label={t('link.closes')}
          description={t('link.closes.hint')}
          inputWrapperOrder={['label', 'input', 'description']}
          placeholder={t('link.closes.none')}
          disabled={disabled}
          value={settings.sticker_upload_closes_on}
          onChange={(day) => change({ sticker_upload_closes_on: day })}
          valueFormat={formatDate}
          dateParser={parseDate}
          clearable
          clearButtonProps={{ 'aria-label': t('link.closes.clear') }}
          ariaLabels={{ previousMonth: t('common.month.previous'), nextMonth: t('common.month.next') }}
          leftSection={<IconCalendar size={18} aria-hidden />}
        />
      </DatesProvider>
    </div>
  );
}
