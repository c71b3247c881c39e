/** Where the print check is: `/album/{id}/preflight`. */
export const PREFLIGHT = 'preflight';

export const preflightAddress = (albumId: string): string => `/album/${albumId}/${PREFLIGHT}`;
