export { createTrash, keepRemoved, purgeTrash, type Trash } from './trash.ts';
