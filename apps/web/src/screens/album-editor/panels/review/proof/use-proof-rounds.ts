import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../../../app/services.ts';
import { useEditor } from '../../../session/editor-context.ts';

/** The proof rounds of the open album; read again when the server says that somebody answered. */
export function useProofRounds() {
  const { meta } = useEditor();
  const { api } = useServices();
  const { id } = meta.get();
  return useQuery({ queryKey: ['proofs', id], queryFn: async () => api.proofs.list({ params: { id } }) });
}
