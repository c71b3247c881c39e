/** Branded names of what must not be mixed up. Ids are made outside (no randomness in this package) and come in as arguments. */
declare const brand: unique symbol;
type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };

export type AlbumId = Brand<string, 'AlbumId'>;
export type NodeId = Brand<string, 'NodeId'>;
export type StickerId = Brand<string, 'StickerId'>;
export type ImageId = Brand<string, 'ImageId'>;

/** Makes fresh ids: browser and server pass a random one, tests a counted one. */
export type MakeId = () => string;
