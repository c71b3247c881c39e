import { describe, expect, it } from 'vitest';
import { askedName, mentionsIn, namesakes, partsOf, peopleAsked } from './mentions.ts';

const jana = { id: 'j', name: 'Jana Lorenz' };
const jan = { id: 'n', name: 'Jan' };
const emile = { id: 'e', name: 'Émile Dupont' };
const people = [jan, jana, emile];

describe('naming people in comments', () => {
  it('asks for a name behind an @ that begins a word', () => {
    expect(askedName('Hallo @Ja')).toBe('Ja');
    expect(askedName('@')).toBe('');
    expect(askedName('@Jana Lo')).toBe('Jana Lo');
    expect(askedName('mail@example')).toBeNull();
    expect(askedName('Hallo')).toBeNull();
  });

  it('finds people by the beginning of any of their names, whatever the accents', () => {
    expect(peopleAsked(people, 'ja')).toEqual([jan, jana]);
    expect(peopleAsked(people, 'lor')).toEqual([jana]);
    expect(peopleAsked(people, 'Emi')).toEqual([emile]);
    expect(peopleAsked(people, 'x')).toEqual([]);
  });

  it('takes the longest name that is a whole one', () => {
    expect(partsOf('Frag @Jana Lorenz, nicht @Jan!', people)).toEqual(['Frag ', jana, ', nicht ', jan, '!']);
    expect(partsOf('@Janosch weiß es', people)).toEqual(['@Janosch weiß es']);
  });

  it('names everybody once', () => {
    expect(mentionsIn('@Jan @Émile Dupont @Jan', people)).toEqual(['n', 'e']);
    expect(mentionsIn('niemand', people)).toEqual([]);
  });

  it('tells people who are called the same apart by whom one meant', () => {
    const other = { id: 'o', name: 'Jan' };
    expect([...namesakes([...people, other])]).toEqual(['n', 'o']);
    expect(mentionsIn('@Jan', [...people, other])).toEqual(['n', 'o']);
    expect(mentionsIn('@Jan', [...people, other], new Map([['Jan', 'o']]))).toEqual(['o']);
    // Who was meant has left the album: there is one Jan again.
    expect(mentionsIn('@Jan', people, new Map([['Jan', 'o']]))).toEqual(['n']);
  });
});
