import type { ErrorCode, ProblemDocument } from '@figurina/contract';
import { DetailedError } from 'tus-js-client';
import { ApiProblem } from '../api/problem.ts';

/**
 * What kept an upload from arriving, as the other calls say it: the server's refusal, or that it was not reached. Its
 * message is empty where something in between refused, e.g. a proxy.
 */
export function uploadProblem(cause: unknown): ApiProblem {
  const answer = cause instanceof DetailedError ? cause.originalResponse : null;
  if (!answer) return new ApiProblem({ code: 'unavailable', status: 0, title: 'The server was not reached' });
  const status = answer.getStatus();
  const problem = parsed(answer.getBody());
  const code: ErrorCode =
    (problem?.code as ErrorCode | undefined) ?? (status === 413 ? 'payload_too_large' : 'internal');
  return new ApiProblem({ code, status, title: problem?.title ?? '' });
}

function parsed(body: string): Partial<ProblemDocument> | null {
  try {
    return JSON.parse(body) as Partial<ProblemDocument>;
  } catch {
    return null;
  }
}
