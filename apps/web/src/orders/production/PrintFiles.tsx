import type { Handover } from '@figurina/contract';
import { useI18n } from '../../app/use-t.ts';

/** What is in the archive to be printed, with pages and size. */
export function PrintFiles({ files }: { files: Handover['artifact']['files'] }) {
  const { t, locale } = useI18n();
  if (files.length === 0) return null;
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <ul className="production-files" aria-label={t('handover.files')}>
      {files.map(({ name, bytes, pages }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>
            {pages === null ? '' : `${t('handover.pages', { pages })}, `}
            {size.format(Math.max(0.1, bytes / 1e6))}
          </span>
        </li>
      ))}
    </ul>
  );
}
