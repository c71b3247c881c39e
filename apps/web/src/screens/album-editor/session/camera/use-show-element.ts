import type { NodeId } from '@figurina/album';
import { useMediaQuery } from '@mantine/hooks';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useEditor } from '../editor-context.ts';

/** Goes to an element on its page. On a phone the page takes the place of the list that leads there. */
export function useShowElement(): (id: NodeId) => void {
  const { meta, reveal } = useEditor();
  const navigate = useNavigate();
  const isMobile = useMediaQuery('(max-width: 999px)', false, { getInitialValueInEffect: false });
  return (id) => {
    if (isMobile) flushSync(() => void navigate(`/album/${meta.get().id}`));
    reveal(id);
  };
}
