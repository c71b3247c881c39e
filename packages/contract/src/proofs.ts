/**
 * Proof rounds: chosen people look at the album as it was when the round began, each by a link of their own, and answer
 * spread by spread. An answer holds in the next round, too, while the spread shows the same.
 */
import { z } from 'zod';
import { albumPartsSchema, languageSchema } from './albums.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema, isoDate, isoTime } from './wire.ts';

const albumParams = z.object({ id: idSchema });
const roundParams = z.object({ id: idSchema, round: idSchema });
/** Of a link: unguessable, stored as its hash. */
const tokenParams = z.object({ token: z.string().min(1).max(128) });

/** `ok_when_changed`: no second look is wanted after the change. */
export const PROOF_ANSWERS = ['ok', 'ok_when_changed', 'again'] as const;
const proofAnswerSchema = z.enum(PROOF_ANSWERS);
export type ProofAnswer = z.infer<typeof proofAnswerSchema>;

export const proofDecisionSchema = z.object({
  spread_id: idSchema,
  /** Null for a comment alone, which decides nothing. */
  answer: proofAnswerSchema.nullable(),
  comment: z.string(),
  /** From a round before, since the spread shows the same, or the wanted change came. */
  carried: z.boolean(),
});
export type ProofDecision = z.infer<typeof proofDecisionSchema>;

export const proofPersonSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  opened: z.boolean(),
  /** They said that this is all. */
  done_at: isoTime.nullable(),
  reminded_at: isoTime.nullable(),
  withdrawn: z.boolean(),
  decisions: z.array(proofDecisionSchema),
});
export type ProofPerson = z.infer<typeof proofPersonSchema>;

export const proofRoundSchema = z
  .object({
    id: idSchema,
    /** The first is 1. */
    number: z.int(),
    message: z.string(),
    deadline: isoDate.nullable(),
    started_by: z.string(),
    created_at: isoTime,
    closed_at: isoTime.nullable(),
    /** In reading order, as they were when the round began. */
    spreads: z.array(z.object({ id: idSchema, pages: z.string(), changed: z.boolean() })),
    people: z.array(proofPersonSchema),
  })
  .meta({ id: 'ProofRound' });
export type ProofRound = z.infer<typeof proofRoundSchema>;

const refusals = ['not_found', 'forbidden'] as const;

export const listProofRounds = endpoint({
  method: 'GET',
  path: '/albums/:id/proof_rounds',
  summary: 'The proof rounds of an album with their answers, the newest first',
  tag: 'proofs',
  params: albumParams,
  answer: z.object({
    proof_rounds: z.array(proofRoundSchema),
    /** How many spreads show something else than in the newest round; null before the first. */
    changed_since: z.int().nullable(),
  }),
  refusals,
});

/** A round that is open ends with it. */
export const startProofRound = endpoint({
  method: 'POST',
  path: '/albums/:id/proof_rounds',
  summary: 'Starts a proof round: everybody named gets a link by mail',
  tag: 'proofs',
  params: albumParams,
  body: z.object({
    proof_round: z.object({
      people: z
        .array(z.object({ email: z.string().max(320), name: z.string().trim().max(LIMITS.proofName).default('') }))
        .min(1)
        .max(LIMITS.proofPeople),
      message: z.string().trim().max(LIMITS.proofMessage).default(''),
      deadline: isoDate.nullable().default(null),
    }),
  }),
  answer: z.object({
    proof_round: proofRoundSchema,
    /** Addresses that get no mail: they want none from this album, or there were too many for one day. */
    not_sent: z.array(z.string()),
  }),
  status: 201,
  refusals: [...refusals, 'email_invalid', 'mails_unwanted', 'too_many_requests'],
});

export const changeProofRound = endpoint({
  method: 'PATCH',
  path: '/albums/:id/proof_rounds/:round',
  summary: 'Moves the deadline of a round, or closes it: its links show nothing more',
  tag: 'proofs',
  params: roundParams,
  body: z.object({
    proof_round: z.object({ deadline: isoDate.nullable().optional(), closed: z.literal(true).optional() }),
  }),
  answer: z.object({ proof_round: proofRoundSchema }),
  refusals: [...refusals, 'proof_round_closed'],
});

export const remindProofPeople = endpoint({
  method: 'POST',
  path: '/albums/:id/proof_rounds/:round/reminders',
  summary: 'Reminds those who are not done, or some of them; everybody once a day at most',
  tag: 'proofs',
  params: roundParams,
  body: z.object({ people: z.array(idSchema).max(LIMITS.proofPeople).optional() }),
  answer: z.object({ sent: z.int(), proof_round: proofRoundSchema }),
  refusals: [...refusals, 'proof_round_closed', 'reminder_too_soon', 'too_many_requests', 'mails_unwanted'],
});

export const withdrawProofPerson = endpoint({
  method: 'DELETE',
  path: '/albums/:id/proof_rounds/:round/people/:person',
  summary: 'Takes somebody out of a round: their link dies at once',
  tag: 'proofs',
  params: z.object({ id: idSchema, round: idSchema, person: idSchema }),
  answer: z.object({ proof_round: proofRoundSchema }),
  refusals,
});

/** What the holder of a link sees: what is printed, and what they said themselves. */
export const publicProofSchema = z
  .object({
    title: z.string(),
    release_date: isoDate.nullable(),
    language: languageSchema,
    /** Who reads, and who asked for it. */
    name: z.string(),
    asked_by: z.string(),
    message: z.string(),
    deadline: isoDate.nullable(),
    number: z.int(),
    done: z.boolean(),
    spreads: z.array(z.object({ id: idSchema, pages: z.string(), changed: z.boolean() })),
    decisions: z.array(proofDecisionSchema),
    ...albumPartsSchema.shape,
    schema_version: z.int(),
    image_token: z.string(),
  })
  .meta({ id: 'PublicProof' });
export type PublicProof = z.infer<typeof publicProofSchema>;

export const readProof = endpoint({
  method: 'GET',
  path: '/public/proofs/:token',
  summary: 'The album of a proof link, with what its holder has answered',
  tag: 'proofs',
  params: tokenParams,
  answer: z.object({ proof: publicProofSchema }),
  access: 'public',
  refusals: ['proof_gone', 'proof_round_closed', 'too_many_requests'],
});

/** A comment is wanted with every answer but a plain OK. */
export const decideProof = endpoint({
  method: 'PATCH',
  path: '/public/proofs/:token',
  summary: 'Says something of spreads, or that this is all',
  tag: 'proofs',
  params: tokenParams,
  body: z.object({
    decisions: z
      .array(
        z.object({
          spread_id: idSchema,
          answer: proofAnswerSchema.nullable(),
          comment: z.string().trim().max(LIMITS.proofComment).default(''),
        }),
      )
      .max(500)
      .default([]),
    done: z.boolean().optional(),
  }),
  answer: z.object({ decisions: z.array(proofDecisionSchema), done: z.boolean() }),
  access: 'public',
  refusals: ['proof_gone', 'proof_round_closed', 'proof_comment_required', 'too_many_requests'],
});
