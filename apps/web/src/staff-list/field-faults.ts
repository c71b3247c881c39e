import type { ErrorCode } from '@figurina/contract';
import { ApiProblem } from '../api/problem.ts';

/** What the server says of single fields with this code, by their names on the wire; empty where it says something else. */
export function fieldFaults(cause: unknown, code: ErrorCode): Readonly<Record<string, string>> {
  if (!(cause instanceof ApiProblem) || cause.code !== code) return {};
  return Object.fromEntries(cause.parts.map(({ pointer, detail }) => [pointer.split('/').at(-1) ?? '', detail]));
}
