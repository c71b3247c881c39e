import { type Actor, type AlbumDocument, applyUnit, copyDocument, Proofs } from '@figurina/album';
import type { Acknowledgement, AppliedMutation, CatchUp, CatchUpRequest, Mutation, Unit } from '@figurina/contract';

/** The server's side of the protocol, in memory and at once: the order, the log, the first answers. */
export interface SimulatedServer {
  readonly document: AlbumDocument;
  version(): number;
  /** Answers a repeated mutation with its first answer; `applied` is what others are to be told. */
  take(mutation: Mutation, actor: Actor): { answer: Acknowledgement; applied: AppliedMutation | null };
  catchUp(request: CatchUpRequest): CatchUp;
  copy(): { document: AlbumDocument; version: number };
  /** Forgets the mutations so far, as a server does after a snapshot. */
  cutLog(): void;
  /** Ids of all mutations that were applied, in their order. */
  taken(): readonly string[];
}

export function createSimulatedServer(document: AlbumDocument): SimulatedServer {
  let version = 0;
  let log: AppliedMutation[] = [];
  const answers = new Map<string, Acknowledgement>();
  const taken: string[] = [];
  const proofs = new Map<string, Proofs>();

  return {
    document,
    version: () => version,
    take({ id, client_id, base_version, units }, actor) {
      const first = answers.get(id);
      if (first) return { answer: first, applied: null };
      const accepted: Unit[] = [];
      const refused: { unit_id: string; code: string }[] = [];
      for (const unit of units) {
        const own = proofs.get(actor.userId) ?? new Proofs();
        const result = applyUnit(document, unit.operations, actor, own);
        if (result.ok) {
          accepted.push(unit);
          own.add(result.traces);
          proofs.set(actor.userId, own);
        } else refused.push({ unit_id: unit.id, code: result.code });
      }
      if (accepted.length > 0) version++;
      const answer: Acknowledgement = { ok: true, mutation_id: id, version, refused };
      answers.set(id, answer);
      if (accepted.length === 0) return { answer, applied: null };
      const applied = { id, client_id, user: actor.userId, base_version, version, units: accepted };
      log.push(applied);
      taken.push(id);
      return { answer, applied };
    },
    catchUp({ version: from, mutation_id }) {
      const known = log.find((mutation) => mutation.version === from);
      const isAnother = known !== undefined && mutation_id !== null && known.id !== mutation_id;
      const mutations = log.filter((mutation) => mutation.version > from);
      if (from > version || isAnother || mutations.length < version - from) return { ok: false, reload: true };
      return { ok: true, mutations, version };
    },
    copy: () => ({ document: copyDocument(document), version }),
    cutLog() {
      log = [];
      proofs.clear();
    },
    taken: () => taken,
  };
}
