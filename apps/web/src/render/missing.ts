/** The album names something that does not exist: it will not exist at the next attempt either. */
export class Missing extends Error {}
