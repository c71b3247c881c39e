import { may, type StickerId } from '@figurina/album';
import { Button } from '@mantine/core';
import IconMessageReport from '@tabler/icons-react/dist/esm/icons/IconMessageReport.mjs';
import { Link } from 'react-router';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { useStickerReports } from '../../../session/preview/use-sticker-reports.ts';
import { stickerAddress } from '../../../session/stickers/sticker-address.ts';
import './sticker-reports.css';

/** What people who looked at the preview say of their stickers: of one, or of all. Nothing while there is nothing. */
export function StickerReports({ of }: { of?: StickerId }) {
  const t = useT();
  const session = useEditor();
  const { open, settle } = useStickerReports();
  const { id } = session.meta.get();
  const reports = of === undefined ? open : open.filter(({ sticker_id }) => sticker_id === of);
  if (reports.length === 0) return null;
  const maySettle = may(session.actor(), 'comment');
  return (
    <section className="sticker-reports" aria-label={t('share.reports')}>
      <h3>
        <IconMessageReport size={18} aria-hidden /> {t('share.reports.count', { count: reports.length })}
      </h3>
      <ul>
        {reports.map((report) => (
          <li key={report.id}>
            {of === undefined && (
              <Link to={stickerAddress(id, report.sticker_id as StickerId)}>
                {report.sticker_name || t('share.reports.nameless')}
              </Link>
            )}
            <q>{report.message}</q>
            {maySettle && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('share.reports.done.of', { name: report.sticker_name })}
                onClick={() => settle(report)}
              >
                {t('share.reports.done')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
