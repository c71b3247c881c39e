/** Turns whatever a handler throws into a problem document: never a stack trace, never a library's wording. */
import { ERRORS, type ErrorCode } from '@figurina/contract';
import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { outageOf } from './outages.ts';
import { refuse, sendRefusal, type Refusal } from './refusal.ts';

const CODES: Record<number, ErrorCode> = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

export function handleErrors(http: FastifyInstance): void {
  http.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = asRefusal(error);
    if (ERRORS[refusal.code] >= 500) request.log.error({ err: error }, 'request failed');
    return sendRefusal(request, reply, refusal);
  });
}

function asRefusal(error: FastifyError): Refusal {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const where = error.validationContext ?? 'body';
    return refuse(
      'invalid_request',
      error.validation.map(({ instancePath, keyword, message }) => ({
        pointer: where === 'body' ? instancePath : `/${where}${instancePath}`,
        code: keyword ?? 'invalid',
        detail: message ?? '',
      })),
    );
  }
  const outage = outageOf(error);
  if (outage) return refuse(outage);
  // A text with a character that the database cannot keep (NUL).
  if (error.code === '22021' || error.code === '22P05') return refuse('invalid_request');
  const status = error.statusCode ?? 500;
  return refuse(CODES[status] ?? (status >= 400 && status < 500 ? 'invalid_request' : 'internal'));
}
