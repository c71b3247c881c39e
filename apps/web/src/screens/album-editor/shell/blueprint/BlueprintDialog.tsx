import { Dialog, ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { problemText } from '../../../../api/problem.ts';
import { useT } from '../../../../app/use-t.ts';
import { BlueprintForm } from './BlueprintForm.tsx';
import { useAlbumBlueprint } from './use-album-blueprint.ts';
import './blueprint.css';

/** For administrators: makes the album a blueprint, publishes it, takes it back. */
export function BlueprintDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useT();
  const blueprint = useAlbumBlueprint(opened);
  const { state } = blueprint;
  return (
    <Dialog opened={opened} title={t('blueprint.title')} closeLabel={t('common.close')} onClose={onClose} width={560}>
      {state.data ? (
        <BlueprintForm state={state.data} blueprint={blueprint} />
      ) : state.isError ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void state.refetch(), busy: state.isFetching }}>
          {problemText(t, state.error)}
        </ErrorNotice>
      ) : (
        <Loading label={t('common.loading')}>
          <RowSkeleton />
          <RowSkeleton />
        </Loading>
      )}
    </Dialog>
  );
}
