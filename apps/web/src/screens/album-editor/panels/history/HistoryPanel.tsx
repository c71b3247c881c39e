import { SegmentedControl } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { useT } from '../../../../app/use-t.ts';
import { historyAddress, TRASH } from './history-address.ts';
import { PointList } from './PointList.tsx';
import { TrashList } from './TrashList.tsx';
import '../../parts/panels.css';
import './history.css';

/** What the album was, and what was deleted in it. */
export function HistoryPanel() {
  const { albumId = '', childKey } = useParams();
  const navigate = useNavigate();
  const t = useT();
  const shown = childKey === TRASH ? 'trash' : 'versions';
  return (
    <>
      <header className="panel-head">
        <h2>{t('versions.title')}</h2>
      </header>
      <div className="history-which">
        <SegmentedControl
          fullWidth
          aria-label={t('versions.which')}
          value={shown}
          onChange={(next) => void navigate(historyAddress(albumId, next === 'trash' ? TRASH : undefined))}
          data={[
            { value: 'versions', label: t('versions.tab') },
            { value: 'trash', label: t('trash.title') },
          ]}
        />
      </div>
      <div className="panel-body">{shown === 'trash' ? <TrashList /> : <PointList />}</div>
    </>
  );
}
