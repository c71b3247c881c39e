/** What an upload in `/v1/blobs` is used for when it has become a picture. */
const MADE = 'image:';

export const becameImage = (id: string): string => `${MADE}${id}`;

/** The picture's id again. */
export const imageItBecame = (usedFor: string): string => usedFor.replace(MADE, '');
