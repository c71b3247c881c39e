export interface CommentsTables {
  comment_mentions: CommentMentionRow;
  comment_reads: CommentReadRow;
  comment_sweep: CommentSweepRow;
}

export interface CommentMentionRow {
  album_id: string;
  comment_id: string;
  user_sub: string;
  told_at: Date;
}

/** How far somebody has read a thread. */
export interface CommentReadRow {
  album_id: string;
  user_sub: string;
  /** The comment that began it. */
  comment_id: string;
  read_until: Date;
}

/** One row: until when the log was looked through. */
export interface CommentSweepRow {
  id: number;
  until: Date;
}
