import { usePeopleOfAlbum } from '../../../session/people/use-people-of-album.ts';

/** Who is in the album. */
export function UsersSettings() {
  const { data = [] } = usePeopleOfAlbum();
  return (
    <ul>
      {data.map(({ id, user }) => (
        <li key={id}>{user.nickname}</li>
      ))}
    </ul>
  );
}
