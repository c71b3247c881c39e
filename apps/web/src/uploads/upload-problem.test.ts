import { DetailedError, type HttpResponse } from 'tus-js-client';
import { expect, test } from 'vitest';
import { uploadProblem } from './upload-problem.ts';

/** An answer as tus-js-client hands it over. */
function answered(status: number, body: string): DetailedError {
  const answer: Partial<HttpResponse> = { getStatus: () => status, getBody: () => body };
  return Object.assign(new DetailedError('refused'), { originalResponse: answer as HttpResponse });
}

test('what the server refuses is told by its code and in its words', () => {
  const body = JSON.stringify({ code: 'sticker_link_closed', title: 'Hier werden keine Fotos gesammelt.' });
  expect(uploadProblem(answered(410, body))).toMatchObject({
    status: 410,
    code: 'sticker_link_closed',
    message: 'Hier werden keine Fotos gesammelt.',
  });
});

test('what something in between refuses has no words of ours', () => {
  expect(uploadProblem(answered(413, '<h1>Too large</h1>'))).toMatchObject({ code: 'payload_too_large', message: '' });
  expect(uploadProblem(answered(404, ''))).toMatchObject({ status: 404, code: 'internal', message: '' });
});

test('without an answer the server was not reached', () => {
  expect(uploadProblem(new TypeError('network'))).toMatchObject({ status: 0, code: 'unavailable' });
});
