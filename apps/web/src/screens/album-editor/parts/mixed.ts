import type { AlbumNode } from '@figurina/album';

/** Stands for the value of several elements that differ. */
export const MIXED = Symbol('mixed');
export type Mixed = typeof MIXED;

/** What all nodes that have it say; `MIXED` when they differ, undefined when none has it. */
export function commonValue<Value>(
  nodes: readonly AlbumNode[],
  read: (node: AlbumNode) => Value | undefined,
): Value | Mixed | undefined {
  let found: Value | undefined;
  for (const node of nodes) {
    const value = read(node);
    if (value === undefined) continue;
    if (found === undefined) found = value;
    else if (!same(found, value)) return MIXED;
  }
  return found;
}

type Keys<Props> = Props extends Props ? keyof Props & string : never;
type Values<Props, Prop extends string> = Props extends Readonly<Record<Prop, infer Value>> ? Value : never;
export type PropName = Keys<AlbumNode['props']>;
export type PropValue<Prop extends PropName> = Values<AlbumNode['props'], Prop>;

/** A prop of those nodes that have it. */
export function commonProp<Prop extends PropName>(
  nodes: readonly AlbumNode[],
  prop: Prop,
): PropValue<Prop> | Mixed | undefined {
  return commonValue(
    nodes,
    ({ props }) => (props as Readonly<Record<string, unknown>>)[prop] as PropValue<Prop> | undefined,
  );
}

function same(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
