/** Every consent of an album as a table that spreadsheet programs open. */
import { createI18n, type Locale } from '@figurina/locales';
import { csvText } from '../../platform/csv.ts';
import type { Upload } from './sticker-uploads.queries.ts';

export async function consentsCsv(uploads: readonly Upload[], locale: Locale): Promise<string> {
  const { t } = await createI18n(locale, ['contributions']);
  const head = [
    t('contributions.csv.name'),
    t('contributions.csv.last_name'),
    t('contributions.csv.shown'),
    t('contributions.csv.minor'),
    t('contributions.csv.guardian'),
    t('contributions.csv.version'),
    t('contributions.csv.language'),
    t('contributions.csv.agreed_at'),
    t('contributions.csv.withdrawn_at'),
  ];
  const rows = uploads.map((upload) => [
    upload.name,
    upload.last_name,
    t(`contributions.shown.${upload.shown}`),
    upload.minor ? t('contributions.yes') : t('contributions.no'),
    upload.guardian,
    upload.consent_version,
    upload.consent_language,
    upload.created_at.toISOString(),
    upload.withdrawn_at?.toISOString() ?? '',
  ]);
  return csvText([head, ...rows]);
}
