import type { Finding } from '@figurina/album';
import { spreadOf } from '@figurina/editor';
import { nodeLabel } from '../../session/album/node-label.ts';
import { pagesText } from '../../session/album/pages-text.ts';
import type { EditorSession } from '../../session/editor-session.ts';

/** What a finding says of its place. */
export function findingWords({ t }: Pick<EditorSession, 't'>, { rule, values }: Finding): string {
  switch (rule) {
    case 'P24':
      return t('preflight.rule.P24', { ppi: Number(values['ppi']) });
    case 'P25':
    case 'small_text':
      return t(`preflight.rule.${rule}`, { points: Number(values['points']) });
    case 'P26':
    case 'P27':
      return t(`preflight.rule.${rule}`, { keep: Number(values['keep']) });
    case 'spine_words': {
      const [spine, points] = [Number(values['spine']), Number(values['points'])];
      return points === 0
        ? t('preflight.rule.spine_words.none', { spine })
        : t('preflight.rule.spine_words', { spine, points });
    }
    case 'spreads_needed':
      return t('preflight.rule.spreads_needed', { count: Number(values['needed']) });
    case 'unprintable':
      return t('preflight.rule.unprintable', { letters: String(values['letters']) });
    default:
      return t(`preflight.rule.${rule}`);
  }
}

/** Page and name of what it was found at. */
export function placeWords(session: EditorSession, { nodeId, stickerId }: Finding): string {
  const { store, t } = session;
  const spread = nodeId && spreadOf(store.document, nodeId);
  const node = nodeId && store.document.nodes.get(nodeId);
  const sticker = stickerId && store.document.stickers.get(stickerId);
  const name = sticker ? sticker.name.trim() || t('preflight.nameless') : node ? nodeLabel(session, node) : '';
  const page = spread ? t('preflight.page', { pages: pagesText(session, spread) }) : '';
  return [page, name].filter(Boolean).join(', ');
}
