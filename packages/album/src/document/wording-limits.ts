/** Wordings of one text, and letters of one wording. */
export const MOST_WORDINGS = 24;
export const WORDING_MAX = 2000;
