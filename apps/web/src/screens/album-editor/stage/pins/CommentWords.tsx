import { Fragment } from 'react';
import { partsOf } from './mentions.ts';
import { useMentionable } from './use-mentionable.ts';

/** What somebody wrote, with the people that are named. */
export function CommentWords({ text }: { text: string }) {
  const people = useMentionable();
  return (
    <p className="comment-words">
      {partsOf(text, people).map((part, index) =>
        typeof part === 'string' ? <Fragment key={index}>{part}</Fragment> : <strong key={index}>@{part.name}</strong>,
      )}
    </p>
  );
}
