/** Where the history is: `/album/{id}/history`, a point of it under its id, what was deleted under `trash`. */
export const HISTORY = 'history';
export const TRASH = 'trash';

export const historyAddress = (albumId: string, shown?: string): string =>
  `/album/${albumId}/${HISTORY}${shown ? `/${shown}` : ''}`;

/** Whether an address shows the album as it was. */
export const isPoint = (shown: string | undefined): shown is string => shown !== undefined && shown !== TRASH;
