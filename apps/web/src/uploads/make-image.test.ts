import type { ErrorCode } from '@figurina/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '../api/problem.ts';
import { makeImage } from './make-image.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that refuses so often before it makes the picture. */
function server(times: number, code: ErrorCode) {
  let asked = 0;
  const create = () => {
    asked += 1;
    if (asked <= times) return Promise.reject(new ApiProblem({ code, status: 429, title: '' }));
    return Promise.resolve({ image: { id: 'image' } });
  };
  return { api: { images: { create } } as unknown as Parameters<typeof makeImage>[0], asked: () => asked };
}
const make = ({ api }: ReturnType<typeof server>) =>
  makeImage(api, 'album', { blob_id: 'b', model: 'sticker' }, undefined);

test('a picture that the server has no place for yet is asked for again', async () => {
  const busy = server(3, 'too_many_requests');
  const made = make(busy);
  await vi.runAllTimersAsync();
  expect(await made).toBe('image');
  expect(busy.asked()).toBe(4);
});

test('what is refused for another reason, or for ever, is said', async () => {
  const wrong = server(1, 'image_too_complex');
  await expect(make(wrong)).rejects.toMatchObject({ code: 'image_too_complex' });
  const full = make(server(99, 'too_many_requests')).catch((cause: unknown) => cause);
  await vi.runAllTimersAsync();
  expect(await full).toMatchObject({ code: 'too_many_requests' });
});
