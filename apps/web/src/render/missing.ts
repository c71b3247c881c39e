/** The album names something that does not exist: it will not exist at the next attempt either. */
export class Missing extends Error {}

/** Pictures that do not exist, or that are no pictures. */
export class FaultyPictures extends Missing {
  readonly ids: readonly string[];

  constructor(message: string, ids: readonly string[]) {
    super(message);
    this.ids = ids;
  }
}
