/** Exports as a person has them done: ordered, waited for, downloaded. */
import { createRenderJob, readRenderJob, type RenderJob, type RenderParams } from '@figurina/contract';
import { expect } from 'vitest';
import { ask } from '../../../testing/checked-call.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import type { TestUser } from '../../../testing/test-user.ts';

export type Wanted = Partial<RenderParams> & Pick<RenderParams, 'album_id'>;

export async function order(user: TestUser, params: Wanted): Promise<RenderJob> {
  return (await ask(user, createRenderJob, { body: { render_job: { params } } })).render_job;
}

export async function readJob(user: TestUser, id: string): Promise<RenderJob> {
  return (await ask(user, readRenderJob, { params: { id } })).render_job;
}

/** Waits until it is finished or has failed. */
export async function ended(user: TestUser, { id }: Pick<RenderJob, 'id'>): Promise<RenderJob> {
  await expect
    .poll(async () => (await readJob(user, id)).state, { timeout: 150_000, interval: 300 })
    .toMatch(/^(finished|error)$/);
  return readJob(user, id);
}

export function download(server: TestServer, user: TestUser, { id }: Pick<RenderJob, 'id'>): Promise<Response> {
  return fetch(`${server.url}/v1/render_jobs/${id}/file`, { headers: { authorization: `Bearer ${user.token}` } });
}

/** The finished export and its file. */
export async function exported(
  server: TestServer,
  user: TestUser,
  params: Wanted,
): Promise<{ job: RenderJob; file: Buffer; answer: Response }> {
  const job = await ended(user, await order(user, params));
  expect(job).toMatchObject({ state: 'finished', progress: 1, error: null });
  expect(job.checks.filter(({ passed }) => !passed)).toEqual([]);
  const answer = await download(server, user, job);
  expect(answer.status).toBe(200);
  return { job, answer, file: Buffer.from(await answer.arrayBuffer()) };
}
