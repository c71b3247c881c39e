import type { Claims, LIMITS, Order } from '@figurina/contract';
import { Dialog } from '@figurina/ui';
import { MultiSelect, NativeSelect, NumberInput, Progress, Textarea } from '@mantine/core';
import { useState } from 'react';
import { DialogFoot } from '../../../app/DialogFoot.tsx';
import { useT } from '../../../app/use-t.ts';
import { claimKind } from '../../../orders/claims/claim-kind.ts';
import { ClaimPhotos } from './ClaimPhotos.tsx';
import { useClaim } from './use-claim.ts';

/** Must equal `LIMITS.claimWords` of the contract. */
const WORDS_MAX: (typeof LIMITS)['claimWords'] = 2000;

interface ClaimDialogProps {
  readonly order: Order;
  readonly claims: Pick<Claims, 'kinds' | 'motifs'>;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What is wrong, of what, how many, in words and photos. */
export function ClaimDialog(props: ClaimDialogProps) {
  const t = useT();
  const { opened, onClose, claims } = props;
  const isOpen = opened && claims.kinds.length > 0;
  return (
    <Dialog opened={isOpen} title={t('claims.dialog')} closeLabel={t('common.cancel')} onClose={onClose}>
      {isOpen ? <ClaimForm {...props} /> : null}
    </Dialog>
  );
}

function ClaimForm({ order, claims: { kinds, motifs }, onClose }: ClaimDialogProps) {
  const t = useT();
  const claim = useClaim(order, onClose);
  const [kind, setKind] = useState(kinds[0]!.kind);
  const [item, setItem] = useState(kinds[0]!.items[0]!.item);
  const [quantity, setQuantity] = useState<number | string>(1);
  const [boxes, setBoxes] = useState<readonly string[]>([]);
  const [words, setWords] = useState('');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [isTried, setTried] = useState(false);
  const { items } = kinds.find((one) => one.kind === kind) ?? kinds[0]!;
  const chosen = items.find((one) => one.item === item) ?? items[0]!;
  const isOfBoxes = chosen.item === 'stickerbox_single_variety';
  const count = isOfBoxes ? boxes.length : Number(quantity);
  const isCount = Number.isInteger(count) && count >= 1 && count <= chosen.most;
  /** What it is usually about stands there first. */
  const choose = (next: typeof kind): void => {
    setKind(next);
    setItem(kinds.find((one) => one.kind === next)!.items[0]!.item);
  };
  const hasWords = words.trim() !== '';
  return (
    <form
      noValidate
      className="claim-form"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (claim.isPending || !isCount || !hasWords) return;
        const named = isOfBoxes ? boxes.map(Number) : [];
        const draft = { kind, item: chosen.item, quantity: count, motifs: named, words: words.trim() };
        claim.mutate({ draft, photos });
      }}
    >
      <NativeSelect
        label={t('claims.kind')}
        data={kinds.map(({ kind: value, items: of }) => ({ value, label: t(claimKind(value, of[0]!.item)) }))}
        value={kind}
        onChange={(event) => choose(event.currentTarget.value as typeof kind)}
        data-autofocus
      />
      <div className="claim-count">
        {items.length > 1 ? (
          <NativeSelect
            label={t('claims.item')}
            data={items.map(({ item: value }) => ({ value, label: t(`claims.item.${value}`) }))}
            value={chosen.item}
            onChange={(event) => setItem(event.currentTarget.value as typeof item)}
          />
        ) : null}
        {isOfBoxes ? (
          <MultiSelect
            label={t('claims.motifs')}
            placeholder={boxes.length === 0 ? t('claims.motifs.search') : undefined}
            data={motifs.map(({ number, name }) => ({
              value: String(number),
              label: t('claims.motif', { number, name }),
            }))}
            value={[...boxes]}
            searchable
            hidePickedOptions
            maxDropdownHeight={260}
            nothingFoundMessage={t('claims.motifs.none')}
            error={isTried && boxes.length === 0 ? t('claims.motifs.missing') : null}
            onChange={setBoxes}
          />
        ) : (
          <NumberInput
            label={t('claims.quantity')}
            description={t('claims.quantity.hint', { most: chosen.most })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={quantity}
            min={1}
            max={chosen.most}
            clampBehavior="none"
            allowDecimal={false}
            allowNegative={false}
            error={isTried && !isCount ? t('claims.quantity.wrong', { most: chosen.most }) : null}
            onChange={setQuantity}
          />
        )}
      </div>
      <Textarea
        label={t('claims.words')}
        value={words}
        maxLength={WORDS_MAX}
        autosize
        minRows={3}
        maxRows={8}
        error={isTried && !hasWords ? t('claims.words.missing') : null}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <ClaimPhotos photos={photos} put={setPhotos} disabled={claim.isPending} />
      {claim.isPending && photos.length > 0 ? (
        <Progress value={claim.sent * 100} aria-label={t('claims.photos')} />
      ) : null}
      <DialogFoot onClose={onClose} loading={claim.isPending}>
        {t('claims.send')}
      </DialogFoot>
    </form>
  );
}
