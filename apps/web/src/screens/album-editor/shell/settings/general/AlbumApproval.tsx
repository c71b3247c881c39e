import { may } from '@figurina/album';
import { EditorsMayApprove } from '../../../panels/review/approval/EditorsMayApprove.tsx';
import { useReviews } from '../../../panels/review/use-reviews.ts';
import { useEditor } from '../../../session/editor-context.ts';

/** Who may approve the album for print: the owner says so, before there is an order and its review. */
export function AlbumApproval() {
  const { actor } = useEditor();
  return may(actor(), 'manageMembers') ? <Approvers /> : null;
}

function Approvers() {
  const { data } = useReviews();
  return data ? <EditorsMayApprove state={data.review_state} /> : null;
}
