import { describe, expect, it } from 'vitest';
import { readRenderRequest } from './render-request.ts';

const read = (query: string) => readRenderRequest(new URL(`https://figurina.example/render/a1?${query}`));

describe('the address of the render page', () => {
  it('prints everything as spreads unless it says otherwise', () => {
    expect(read('token=t')).toEqual({
      albumId: 'a1',
      api: 'https://figurina.example/v1',
      token: 't',
      mode: 'spreads',
      resolution: 'full',
      range: '',
      showStickers: true,
      includeCover: true,
      fillUp: false,
      includeBleed: true,
    });
  });

  it('takes the query of the specification', () => {
    const query =
      'album_id=a2&api_url=https://figurina.example/api/v1/&mode=stickers&format=pdf&resolution=large&showStickers=false&includeCover=false&includeBleed=0&range=1-3,5';
    expect(read(query)).toMatchObject({
      albumId: 'a2',
      api: 'https://figurina.example/api/v1',
      mode: 'stickers',
      resolution: 'large',
      range: '1-3,5',
      showStickers: false,
      includeCover: false,
      includeBleed: false,
    });
  });

  it('never sends the token to another origin', () => {
    expect(() => read('token=t&api_url=https://elsewhere.example/v1')).toThrow('same origin');
    expect(() => read('token=t&api_url=//elsewhere.example/v1')).toThrow('same origin');
  });

  it('names a mode that there is not', () => {
    expect(() => read('mode=postcard')).toThrow('postcard');
  });
});
