export interface CommentsTables {
  comment_mentions: CommentMentionRow;
}

export interface CommentMentionRow {
  album_id: string;
  comment_id: string;
  user_sub: string;
  told_at: Date;
}
