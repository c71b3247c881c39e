import type { NodeId } from '@figurina/album';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useEditor } from '../editor-context.ts';
import { mayShowComments } from './comments-shown.ts';
import { showComment } from './show-comment.ts';

const PARAMETER = 'comment';

/** The address that leads to a comment, as mails name it too. */
export function commentAddress(albumId: string, id: NodeId): string {
  return `/album/${albumId}?${PARAMETER}=${id}`;
}

/** Who came by the address of a comment sees it, once each time; the address is the album's again. */
export function useLinkedComment(): void {
  const session = useEditor();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(PARAMETER);
  // The address may lead on to a panel before anything is shown. An object: the same comment may be asked for again.
  const [linked, setLinked] = useState(() => (asked === null ? null : { id: asked as NodeId }));
  const first = useRef(asked);
  useEffect(() => {
    if (asked === null) return;
    if (first.current === null) setLinked({ id: asked as NodeId });
    first.current = null;
    setParameters(
      (all) => {
        all.delete(PARAMETER);
        return all;
      },
      { replace: true },
    );
  }, [asked, setParameters]);
  useEffect(() => {
    if (linked === null) return;
    if (!showComment(session, linked.id)) session.notify('comments.gone');
    else if (!mayShowComments()) session.notify('comments.not_on_phone');
  }, [linked, session]);
}
