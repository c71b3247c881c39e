import { albumStatistics, deriveFacts, draftSpreads, pageCount } from '@figurina/album';
import { Dialog } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useMemo, useState } from 'react';
import { useT } from '../../app/use-t.ts';
import type { AlbumDraft } from './album-draft.ts';
import { albumMeta } from './album-meta.ts';
import { BlueprintStage } from './BlueprintStage.tsx';
import { ColorStrip } from './ColorStrip.tsx';
import { answeredTitle, draftedAlbum, withPhotos } from './drafted-album.ts';
import { withNumbers } from './preview-of.ts';
import { ScaledSpread } from './ScaledSpread.tsx';
import { useShownPhotos } from './use-draft-photos.ts';
import type { ProposedDraft } from './use-first-drafts.ts';

/** One first draft: its fullest spread, its cover and one more, drawn live with one's own people; to look at, to choose. */
export function DraftCard(props: {
  draft: AlbumDraft;
  proposed: ProposedDraft;
  number: number;
  chosen: boolean;
  onChoose: () => void;
  onTake: () => void;
}) {
  const t = useT();
  const { draft, chosen } = props;
  const { blueprint, opened, look } = props.proposed;
  const { people, answers } = draft;
  const [looking, setLooking] = useState(false);
  const photos = useShownPhotos();
  const title = answeredTitle(draft);
  const peopled = useMemo(
    () => draftedAlbum(opened, people, look, answers, title),
    [opened, people, look, answers, title],
  );
  const album = useMemo(() => withPhotos(peopled, people, photos), [peopled, people, photos]);
  const meta = useMemo(() => albumMeta(draft, blueprint.title), [draft, blueprint.title]);
  const shown = useMemo(() => (people.length > 0 ? album : withNumbers(album)), [album, people]);
  const facts = useMemo(() => deriveFacts(shown.document, meta), [shown, meta]);
  const { cover, team, other } = useMemo(() => draftSpreads(album.document), [album]);
  const { spreadsCount, stickersCount } = albumStatistics(album.document);
  const drawn = { blueprint: shown, meta, facts };
  const name = t('wizard.drafts.name', { number: props.number, title: blueprint.title });
  return (
    <li className="draft" data-chosen={chosen || undefined} aria-label={name}>
      {chosen && (
        <span className="draft-flag">
          <IconCheck size={16} aria-hidden /> {t('wizard.drafts.chosen')}
        </span>
      )}
      <div className="draft-pictures" role="img" aria-label={t('wizard.drafts.picture', { title: blueprint.title })}>
        <div className="draft-team">{team && <ScaledSpread {...drawn} spreadId={team} />}</div>
        <div className="draft-cover">
          <ScaledSpread {...drawn} spreadId={cover} />
        </div>
        <div className="draft-other">{other && <ScaledSpread {...drawn} spreadId={other} />}</div>
      </div>
      <h2>{blueprint.title}</h2>
      <p className="draft-text">{blueprint.description}</p>
      <p className="draft-facts">
        <span>{t('wizard.drafts.pages', { count: pageCount(spreadsCount) })}</span>
        {stickersCount > 0 && <span>{t('wizard.drafts.stickers', { count: stickersCount })}</span>}
        <ColorStrip colors={look.colors} />
      </p>
      <div className="draft-foot">
        <Button variant="default" onClick={() => setLooking(true)} aria-label={t('wizard.drafts.look.of', { name })}>
          {t('wizard.drafts.look')}
        </Button>
        <Button
          variant={chosen ? 'filled' : 'default'}
          color="pitch.8"
          aria-pressed={chosen}
          aria-label={t(chosen ? 'wizard.drafts.chosen.of' : 'wizard.drafts.choose.of', { name })}
          onClick={props.onChoose}
        >
          {t(chosen ? 'wizard.drafts.chosen' : 'wizard.drafts.choose')}
        </Button>
      </div>
      <Dialog
        opened={looking}
        title={blueprint.title}
        closeLabel={t('common.close')}
        width={1180}
        onClose={() => setLooking(false)}
      >
        <div className="leafing draft-desk">
          <BlueprintStage blueprint={shown} meta={meta} />
        </div>
      </Dialog>
    </li>
  );
}
