import type { ColumnType, Generated } from 'kysely';

export interface OrderDeskTables {
  order_comments: OrderCommentRow;
}

export interface OrderCommentRow {
  id: string;
  order_id: string;
  content: string;
  by_sub: string;
  /** As it was when they wrote it. */
  email: string;
  /** The subjects of colleagues who were told. */
  mentions: ColumnType<string[], string, string>;
  completed: Generated<boolean>;
  created_at: Date;
}
