import type { AuditEntry } from '@figurina/contract';
import { VisuallyHidden } from '@mantine/core';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { Link } from 'react-router';
import { houseDateTime } from '../../app/house-time.ts';
import { useT } from '../../app/use-t.ts';

/** What was done, with what it changed as it was and as it became. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useT();
  return (
    <table className="staff-table audit-table">
      <thead>
        <tr>
          <th scope="col">{t('audit.when')}</th>
          <th scope="col">{t('audit.what')}</th>
          <th scope="col">{t('audit.changes')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="audit-when">
              <time dateTime={entry.at}>{houseDateTime(entry.at)}</time>
              <small>{entry.by?.email || t('audit.house')}</small>
            </td>
            <td>
              <strong>{entry.deed}</strong>
              {entry.order && (
                <small>
                  <Link to={`/orders/${entry.order.id}`}>{entry.order.name}</Link>
                </small>
              )}
            </td>
            <td>
              <Changes changes={entry.changes} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  const t = useT();
  if (changes.length === 0) return <span className="audit-nothing">{t('audit.no_changes')}</span>;
  return (
    <dl className="audit-changes">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {before !== null && (
              <>
                <VisuallyHidden>{t('audit.before')}: </VisuallyHidden>
                <del>{before}</del> <IconArrowRight size={16} className="audit-arrow" aria-hidden />{' '}
              </>
            )}
            <VisuallyHidden>{t('audit.after')}: </VisuallyHidden>
            {after === null ? <span className="audit-nothing">{t('audit.nothing')}</span> : <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
