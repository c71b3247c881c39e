import { StampButton } from '@figurina/ui';
import IconTableImport from '@tabler/icons-react/dist/esm/icons/IconTableImport.mjs';
import { Link } from 'react-router';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';

/** The way to the roster import: a link in the head of the panel, the one button of an empty list. */
export function ImportRosterButton({ prominent = false }: { prominent?: boolean }) {
  const { meta, editable } = useEditor();
  const t = useT();
  if (!editable('fill')) return null;
  const to = `/album/${meta.get().id}/stickers/import`;
  if (prominent)
    return (
      <StampButton component={Link} to={to}>
        {t('stickers.import')}
      </StampButton>
    );
  return (
    <Link className="panel-link fig-reach" to={to}>
      <IconTableImport size={17} /> {t('stickers.import')}
    </Link>
  );
}
