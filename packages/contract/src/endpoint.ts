/**
 * An endpoint, declared once: the server registers it, the web's client calls it, the OpenAPI document lists it.
 * Paths are below `/v1`, with `:name` for parameters.
 */
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { ApiScope } from './scopes.ts';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Larger bodies are not even read. */
  readonly bodyLimit?: number;
  /** The answer's body at the success status (200 unless named); null for none (204). */
  readonly answer: z.ZodType | null;
  readonly status?: 200 | 201 | 202 | 204;
  /** The status of the same answer where what is asked for has been done before. */
  readonly again?: 200;
  /** Who may call: `user` (the default) needs an access token, `admin` the role, `public` nothing, `render` a render token. */
  readonly access?: 'user' | 'admin' | 'public' | 'render';
  /** What a key for scripts needs to call it, where tag and method do not say it (`scopeOf`); null: keys may not. */
  readonly scope?: ApiScope | null;
  readonly refusals?: readonly ErrorCode[];
}

/** Keeps the literal types of a declaration. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
export type AnswerOf<E extends Endpoint> = Output<E['answer']>;
/** What a caller passes. */
export type RequestOf<E extends Endpoint> = {
  [Key in 'params' | 'query' | 'body' as E[Key] extends z.ZodType ? Key : never]: Input<E[Key]>;
};
