import type { StickerUpload } from '@figurina/contract';
import { memo } from 'react';
import { UploadCard } from './UploadCard.tsx';
import type { UploadDraft } from '../../../session/collecting/upload-draft.ts';
import type { CardActions } from './use-card-actions.ts';

interface CollectItemProps {
  upload: StickerUpload;
  draft: UploadDraft;
  isAccepted: boolean;
  failure: string | undefined;
  isCurrent: boolean;
  busy: boolean;
  /** Of the album: its people change in place. */
  revision: number;
  actions: CardActions;
}

/** A card of the list, drawn again only when something about it is another: there may be hundreds beside the one typed in. */
export const CollectItem = memo(function CollectItem({ upload, actions, ...rest }: CollectItemProps) {
  return (
    <div className="collect-item" onFocus={() => actions.look(upload)}>
      <UploadCard
        upload={upload}
        {...rest}
        change={(part) => actions.change(upload, part)}
        accept={() => actions.accept(upload)}
        retake={() => actions.retake(upload)}
        reject={() => actions.reject(upload)}
        reopen={() => actions.reopen(upload)}
        remove={() => actions.remove(upload)}
      />
    </div>
  );
});
