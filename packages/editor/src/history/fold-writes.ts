import { fullPath, type Operation, type Patch, type Place, readPath } from '@figurina/album';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Lets steps that the server has not taken yet follow what others wrote before them: taking such a step back leads to
 * what was there before it in the server's order. Called with the steps in the order in which the server will take
 * them; a write is met by the first step that wrote there too, since the later ones were made upon that one.
 *
 * Texts are left as they are: where two people write in one, the pending one becomes the merger of both, and the step
 * with it.
 */
export function createWriteFold(written: readonly Operation[]): (step: Patch) => Patch {
  let open = [...written];

  return (step) => {
    let folded = step;
    const met = new Set<Operation>();
    for (const write of open) {
      const place = readPath(write.part, write.path);
      if (!place) continue;
      folded = folded.map((operation) => {
        const found = meeting(operation, write, place);
        if (found && place.field !== null) met.add(write);
        return found ?? operation;
      });
    }
    open = open.filter((write) => !met.has(write));
    return folded;
  };
}

/** What becomes of an operation of a step; undefined where the two do not meet. */
function meeting(operation: Operation, write: Operation, place: Place): Operation | undefined {
  const own = readPath(operation.part, operation.path);
  if (!own || own.table !== place.table || own.id !== place.id) return undefined;
  // Whether a record was gone before the step is known when the server takes the step: it may come back until then.
  if (place.field === null)
    return own.field !== null || 'removed' in write || 'removed' in operation ? operation : { ...write };
  if (own.field === place.field) return isText(place) ? operation : { ...write };
  if (own.field !== null) return undefined;
  return 'removed' in operation ? operation : withField(operation, write, place);
}

function isText({ table, field, isProp }: Place): boolean {
  return table === 'nodes' && isProp && field === 'text';
}

/** A record as it comes back, with the value of one of its fields. */
export function withField(
  record: Exclude<Operation, { removed: true }>,
  write: Operation,
  { field, isProp }: Place,
): Operation {
  const whole = record.value as unknown as Fields;
  const put = (fields: Fields): Fields => {
    const { [field!]: _before, ...rest } = fields;
    return 'removed' in write ? rest : { ...rest, [field!]: write.value };
  };
  const value = isProp ? { ...whole, props: put((whole['props'] ?? {}) as Fields) } : put(whole);
  return { ...record, value: value as never };
}

/** Gives the text at a path another value, also inside a record that would come back. */
export function withTextAt(step: Patch, text: Operation): Patch {
  const place = readPath(text.part, text.path)!;
  return step.map((operation) => {
    const own = readPath(operation.part, operation.path);
    if (!own || own.table !== 'nodes' || own.id !== place.id || 'removed' in operation) return operation;
    if (own.field === null) return withField(operation, text, place);
    return fullPath(operation) === fullPath(text) && 'value' in text ? { ...operation, value: text.value } : operation;
  });
}
