import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../../testing/index.ts';
import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { toPayload } from '../../document/exchange/exchange-album.ts';
import { plainText, richText } from '../../document/rich-text.ts';
import { isTemplates, templateWords } from '../../document/template-mark.ts';
import { toParts } from '../../document/to-parts.ts';
import { applyPatch } from '../../patch/apply-patch.ts';
import { applyUnit } from '../../patch/apply-unit.ts';
import { keepTemplate } from '../elements/template-elements.ts';
import { isRefused } from '../command.ts';
import { answerQuestions } from './answer-questions.ts';
import { openQuestionsOnSpread, questionPlaces } from './question-places.ts';

const question = (id: string, kind: 'line' | 'lines' = 'line') => ({ id, kind, label: id, example: '' });
const SINCE = ['We have been here since {answer-since}', 'Here for longer than anybody knows'];
const MOTTO = ['“{answer-motto}”'];

function anAskingAlbum(): AlbumDocument {
  const words = richText(SINCE[1]!);
  const marked = { template: templateWords(words), wording: SINCE };
  const document = anAlbum()
    .section()
    .spread({ id: 'one' })
    .text(SINCE[1]!, { id: 'since', ...marked })
    .text('', { id: 'again', wording: [...SINCE] })
    .text('', { id: 'motto', wording: MOTTO, fill: 3, hidden: true })
    .element('Group', { id: 'bubble', hidden: true })
    .on('bubble')
    .text('', { id: 'in-bubble', wording: ['Born on the {answer-born}'] })
    .text('Since:', { id: 'label' })
    .build();
  const questions = [question('since'), question('motto', 'lines'), question('born')];
  applyPatch(document, [{ part: 'workspace', path: 'nodes/root/props/questions', value: questions }]);
  return document;
}

const wordsOf = (document: AlbumDocument, id: string): string => {
  const node = document.nodes.get(id as NodeId);
  return node?.type === 'Text' ? plainText(node.props.text) : '';
};
const isMarked = (document: AlbumDocument, id: string) => isTemplates(document, document.nodes.get(id as NodeId)!);
const answer = (document: AlbumDocument, answers: Record<string, string>) =>
  applyPatch(document, answerQuestions(document, answers));

describe('a question', () => {
  it('stands where a text waits for its answer or shows it, until somebody writes there', () => {
    const document = anAskingAlbum();
    const one = 'one' as NodeId;
    expect(openQuestionsOnSpread(document, one)).toEqual(['since', 'motto', 'born']);
    answer(document, { since: '1974' });
    expect(openQuestionsOnSpread(document, one)).toEqual(['motto', 'born']);
    expect(questionPlaces(document).get('since')).toEqual(['since', 'again']);
    applyPatch(document, [{ part: 'workspace', path: 'nodes/motto/props/text', value: richText('Our own') }]);
    expect(openQuestionsOnSpread(document, one)).toEqual(['born']);
    expect(questionPlaces(document).get('motto')).toBeUndefined();
  });
});

describe('answers', () => {
  it('are not said beside the album’s title where they are the same', () => {
    const CLUB = ['{answer-club}\nSeason {answer-season}', '{answer-club}', 'Collect, swap, stick'];
    const cover = () => {
      const document = anAlbum()
        .section()
        .spread({ id: 'front' })
        .text('Title', { id: 'title', symbol: 'album-title' })
        .text('Collect, swap, stick', { id: 'below', template: templateWords(richText(CLUB[2]!)), wording: CLUB })
        .spread({ id: 'inside' })
        .text('', { id: 'quote', wording: ['Nobody but {answer-club}'] })
        .build();
      const questions = [question('club'), question('season')];
      applyPatch(document, [{ part: 'workspace', path: 'nodes/root/props/questions', value: questions }]);
      return document;
    };
    const said = (title: string | undefined, answers: Record<string, string>) => {
      const document = cover();
      applyPatch(document, answerQuestions(document, answers, title));
      return [wordsOf(document, 'below'), wordsOf(document, 'quote')];
    };
    const club = 'SV Blau-Weiß 09';
    expect(said(` ${club.toLowerCase()}`, { club, season: '26' })).toEqual([CLUB[2], `Nobody but ${club}`]);
    expect(said('Our album', { club })).toEqual([club, `Nobody but ${club}`]);
    expect(said(undefined, { club, season: '26' })[0]).toBe(`${club}\nSeason 26`);
    // Nobody wrote there: another answer is said.
    const document = cover();
    for (const name of [club, 'Our club']) applyPatch(document, answerQuestions(document, { club: name }, club));
    expect(wordsOf(document, 'below')).toBe('Our club');
  });

  it('fill the texts that wait for them, each wording once, and take them back', () => {
    const document = anAskingAlbum();
    const before = toParts(document);
    expect(isMarked(document, 'since')).toBe(true);
    const undo = answer(document, { since: ' 1974 ', motto: 'All for one\r\n\n{section} for all', nobody: 'asked' });
    expect(wordsOf(document, 'since')).toBe('We have been here since 1974');
    expect(wordsOf(document, 'again')).toBe('Here for longer than anybody knows');
    expect(wordsOf(document, 'motto')).toBe('“All for one\n{section} for all”');
    expect(document.nodes.get('motto' as NodeId)?.props).toMatchObject({ hidden: false });
    // What somebody wrote is no automatic text.
    expect(JSON.stringify(toPayload(document).workspace.nodes['motto'])).not.toContain('"symbol":"section"');
    // It is the makers' own now; what says nothing of them is the template's still.
    expect([isMarked(document, 'since'), isMarked(document, 'again')]).toEqual([false, true]);
    expect(document.nodes.get(document.rootId)?.props).toMatchObject({
      answers: { since: '1974', motto: 'All for one\n{section} for all' },
    });
    expect(answerQuestions(document, { since: '1974' })).toEqual([]);
    applyPatch(document, undo);
    expect(toParts(document)).toEqual(before);
  });

  it('follow a corrected one, and go when it goes', () => {
    const document = anAskingAlbum();
    answer(document, { since: '1974' });
    answer(document, { since: '1975' });
    expect(wordsOf(document, 'since')).toBe('We have been here since 1975');
    answer(document, { since: '' });
    expect(wordsOf(document, 'since')).toBe('Here for longer than anybody knows');
    expect(wordsOf(document, 'again')).toBe('');
    expect(isMarked(document, 'since')).toBe(true);
  });

  it('show a group when it has something to say, and hide it again', () => {
    const document = anAskingAlbum();
    const hidden = () => (document.nodes.get('bubble' as NodeId)!.props as { hidden: boolean }).hidden;
    answer(document, { born: '1 May' });
    expect([hidden(), wordsOf(document, 'in-bubble')]).toEqual([false, 'Born on the 1 May']);
    answer(document, { born: '' });
    expect(hidden()).toBe(true);
  });

  it('leave alone what somebody wrote, emptied or said to stay', () => {
    const document = anAskingAlbum();
    const write = (id: string, words: string) =>
      applyPatch(document, [{ part: 'workspace', path: `nodes/${id}/props/text`, value: richText(words) }]);
    answer(document, { motto: 'Forward' });
    write('motto', 'Our own');
    write('since', '');
    answer(document, { motto: 'Backward', since: '1974' });
    expect(['motto', 'since'].map((id) => wordsOf(document, id))).toEqual(['Our own', '']);
    const kept = anAskingAlbum();
    const stays = keepTemplate(kept, { ids: ['since' as NodeId] });
    if (isRefused(stays)) throw new Error(stays.code);
    applyPatch(kept, stays);
    answer(kept, { since: '1974' });
    expect(wordsOf(kept, 'since')).toBe(SINCE[1]);
  });

  it('of two people at once come to the same album on both sides, whoever is first', () => {
    const units = [
      answerQuestions(anAskingAlbum(), { since: '1974' }),
      answerQuestions(anAskingAlbum(), { since: '1975', born: 'May' }),
    ];
    const documents = [anAskingAlbum(), anAskingAlbum()];
    for (const document of documents)
      for (const unit of units)
        expect(applyUnit(document, unit, { userId: 'me', role: 'editor', albumLocked: false }).ok).toBe(true);
    expect(toParts(documents[0]!)).toEqual(toParts(documents[1]!));
    expect(wordsOf(documents[0]!, 'since')).toBe('We have been here since 1975');
  });
});
