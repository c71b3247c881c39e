export interface OwnLayoutsTables {
  own_layouts: OwnLayoutRow;
}

export interface OwnLayoutRow {
  id: string;
  /** Of the album it was saved in; it is there in all albums of theirs. */
  owner: string;
  created_by: string;
  title: string;
  /** A layout as JSON, see packages/album. */
  design: string;
  created_at: Date;
}
