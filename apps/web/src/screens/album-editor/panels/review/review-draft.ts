/** What somebody writes and has not sent, kept on the device. */
import { useState } from 'react';

const keyOf = (albumId: string, what: string): string => `figurina.review.${what}.${albumId}`;

export function useReviewDraft(albumId: string, what: 'feedback' | 'remarks'): [string, (words: string) => void] {
  const [words, setWords] = useState(() => read(keyOf(albumId, what)));
  return [
    words,
    (next) => {
      setWords(next);
      keep(keyOf(albumId, what), next);
    },
  ];
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, words: string): void {
  try {
    if (words === '') localStorage.removeItem(key);
    else localStorage.setItem(key, words);
  } catch {
    // A device that keeps nothing: it lives as long as the panel.
  }
}
