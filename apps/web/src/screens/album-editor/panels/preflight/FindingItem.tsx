import { type Finding, fixOf } from '@figurina/album';
import { useSource } from '@figurina/drawing';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useT } from '../../../../app/use-t.ts';
import { insertAfter, whyNoSpread } from '../../actions/spread-operations.ts';
import { useShowElement } from '../../session/camera/use-show-element.ts';
import { useEditor } from '../../session/editor-context.ts';
import { stickerAddress } from '../../session/stickers/sticker-address.ts';
import { FindingPicture } from './FindingPicture.tsx';
import { findingWords, placeWords } from './finding-words.ts';
import { hasFixWords } from './fix-words.ts';

/** One place: its picture, what is found there, the way to it, and what mends it. */
export function FindingItem({ finding }: { finding: Finding }) {
  const session = useEditor();
  const t = useT();
  const show = useShow();
  const { store, measured, run, announcer, notify, editable } = session;
  const { rule, nodeId, stickerId } = finding;
  const place = placeWords(session, finding);
  const mends = hasFixWords(rule) && editable() && fixOf(store.document, finding, measured) !== null;

  function mend(): void {
    // As it is now: somebody may have mended it meanwhile.
    const fix = fixOf(store.document, finding, measured);
    if (!fix) return notify('preflight.said.gone');
    if (run('steps.preflight', fix.patch)) announcer.say(t('preflight.said.fixed', { count: 1 }));
  }
  return (
    <li className="preflight-item">
      <FindingPicture finding={finding} />
      <div>
        {place ? <b>{place}</b> : null}
        <p>{findingWords(session, finding)}</p>
        <div className="preflight-ways">
          {mends && hasFixWords(rule) ? (
            <Button size="compact-sm" variant="default" onClick={mend} aria-description={place}>
              {t(`preflight.fix.${rule}`)}
            </Button>
          ) : null}
          {rule === 'spreads_needed' ? <InsertSpread /> : null}
          {nodeId || stickerId ? (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={t('preflight.show.of', { place })}
              onClick={() => show(finding)}
            >
              {t('preflight.show')}
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}

/** Which page is missing is for a person to choose: it asks for the layout as the strip does, behind the spread one is at. */
function InsertSpread() {
  const session = useEditor();
  const t = useT();
  const { spreadIds } = useSource(session.facts.layout);
  const current = useSource(session.currentSpread);
  const spreadId = spreadIds[current] ?? null;
  if (!session.editable() || whyNoSpread(session, spreadId)) return null;
  return (
    <Button size="compact-sm" variant="default" onClick={() => insertAfter(session, spreadId)}>
      {t('strip.insert')}
    </Button>
  );
}

/** Goes to the element on its page, or to a sticker that has none. */
function useShow(): (finding: Finding) => void {
  const { store, meta } = useEditor();
  const navigate = useNavigate();
  const show = useShowElement();
  return ({ nodeId, stickerId }) => {
    if (nodeId && store.document.nodes.has(nodeId)) show(nodeId);
    else if (stickerId) void navigate(stickerAddress(meta.get().id, stickerId));
  };
}
