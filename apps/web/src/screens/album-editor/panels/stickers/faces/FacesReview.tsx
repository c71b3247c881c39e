import { HEAD_HEIGHT, type NodeId, type ReviewedFace, type StickerId } from '@figurina/album';
import { EmptyState, StampButton } from '@figurina/ui';
import { Button, Kbd, Progress, Slider, Switch, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useT } from '../../../../../app/use-t.ts';
import { useToast } from '../../../../../app/use-toast.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { placesOfStickers } from '../../../session/stickers/places-of-stickers.ts';
import { stickerAddress, stickersAddress } from '../../../session/stickers/sticker-address.ts';
import { FACE_FILTERS, type FaceFilter, fitsFilter } from './face-filters.ts';
import { FaceCard } from './FaceCard.tsx';
import { keepChoices } from './review-choices.ts';
import { useFacesReview } from './use-faces-review.ts';
import './faces.css';

const WIDTH = { desktop: 118, phone: 66 } as const;

/** Brings the heads of a chapter, or of all stickers, to one height: before and after of each, and one step for all. */
export function FacesReview() {
  const session = useEditor();
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const { childChildKey } = useParams();
  const isPhone = useMediaQuery('(max-width: 599px)', false, { getInitialValueInEffect: false });
  const review = useFacesReview((childChildKey as NodeId | undefined) ?? null);
  const [filter, setFilter] = useState<FaceFilter>('all');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { rows, search, headHeight, closeUp, level, count } = review;
  const { id } = session.meta.get();
  const closed = session.whyClosed('fill', placesOfStickers(rows.map(({ sticker }) => sticker)));
  const editable = closed === null;
  const countOf = (name: FaceFilter): number => rows.filter((row) => fitsFilter(row, name)).length;
  const shown = rows.filter((row) => fitsFilter(row, filter));
  const title = search.progress ? t('faces.searching', search.progress) : t('faces.title', { count: countOf('all') });

  function apply(): void {
    const set = review.apply();
    if (set === 0) return;
    toast.info(t('faces.done', { count: set }));
    void navigate(stickersAddress(id));
  }
  function cancel(): void {
    keepChoices(session, null);
    void navigate(stickersAddress(id));
  }
  const openCrop = ({ sticker }: ReviewedFace): void => void navigate(stickerAddress(id, sticker.id as StickerId));

  return (
    <section className="faces" aria-labelledby="faces-title">
      <header className="faces-head">
        <div>
          <h2 id="faces-title" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p>{t('faces.lead')}</p>
          {search.progress ? (
            <Progress
              value={(100 * search.progress.done) / search.progress.total}
              size={6}
              radius="xl"
              color="stamp"
              aria-label={t('faces.searching', search.progress)}
            />
          ) : null}
        </div>
        <div className="faces-framing">
          <span id="faces-size">{t('faces.head_size')}</span>
          <Slider
            thumbProps={{ 'aria-labelledby': 'faces-size' }}
            color="pitch.8"
            w={isPhone ? 120 : 172}
            min={HEAD_HEIGHT.least * 100}
            max={HEAD_HEIGHT.most * 100}
            step={1}
            label={null}
            disabled={!editable}
            value={Math.round(headHeight * 100)}
            onChange={(value) => review.setHeadHeight(value / 100)}
          />
          <b>{t('faces.confidence', { share: Math.round(headHeight * 100) })}</b>
          <Switch
            color="pitch.8"
            label={t('faces.eye_line')}
            checked={level}
            disabled={!editable}
            onChange={(event) => review.setLevel(event.currentTarget.checked)}
          />
        </div>
        {closeUp ? (
          <p className="faces-close-up">{t('faces.close_up', { share: Math.round(headHeight * 100) })}</p>
        ) : null}
        <div className="faces-filters" role="group" aria-label={t('faces.filter')}>
          {FACE_FILTERS.map((name) => (
            <UnstyledButton
              key={name}
              className="faces-filter"
              aria-pressed={filter === name}
              onClick={() => setFilter(name)}
            >
              {t(`faces.filter.${name}`)} <b>{countOf(name)}</b>
            </UnstyledButton>
          ))}
        </div>
      </header>
      <div className="faces-body">
        {rows.length === 0 ? <EmptyState title={t('faces.empty.title')} text={t('faces.empty.text')} /> : null}
        {rows.length > 0 && shown.length === 0 ? <p className="panel-hint">{t('faces.none_shown')}</p> : null}
        <ul className="faces-grid" onKeyDown={moveBetween}>
          {shown.map((row) => (
            <FaceCard
              key={row.sticker.id}
              row={row}
              isSet={review.isSet(row)}
              failed={search.failed.has(row.image.id)}
              level={level}
              width={isPhone ? WIDTH.phone : WIDTH.desktop}
              editable={editable}
              toggle={(toggled) => {
                session.announcer.say(
                  t('faces.toggle', {
                    name: toggled.sticker.name,
                    state: review.isSet(toggled) ? t('faces.stays') : t('faces.set'),
                  }),
                );
                review.toggle(toggled);
              }}
              choose={review.chooseFace}
              openCrop={openCrop}
              retry={search.retry}
            />
          ))}
        </ul>
      </div>
      <VisuallyHidden>
        <div role="status">{search.progress ? '' : title}</div>
      </VisuallyHidden>
      <footer className="faces-foot">
        <p className="faces-keys">
          <Kbd>{t('keys.space')}</Kbd> {t('faces.keys.toggle')} <Kbd>{t('faces.keys.enter')}</Kbd>{' '}
          {t('faces.keys.by_hand')}
        </p>
        <p>{closed ? t(closed) : t('faces.untouched')}</p>
        <Button variant="default" radius="xl" onClick={cancel}>
          {t('common.cancel')}
        </Button>
        <StampButton disabled={count === 0 || !editable || search.progress !== null} onClick={apply}>
          {count === 0 ? t('faces.nothing') : t('faces.apply', { count })}
        </StampButton>
      </footer>
    </section>
  );
}

/** Arrows go from card to card, as they stand. */
function moveBetween(event: KeyboardEvent<HTMLUListElement>): void {
  const cards = [...event.currentTarget.children];
  const here = cards.findIndex((card) => card.contains(event.target as Node));
  const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length;
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  const by = steps[event.key];
  if (by === undefined || here < 0) return;
  const next = cards[here + by]?.querySelector<HTMLElement>('.face-do button:not(:disabled)');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
