import type { Joining } from '@figurina/contract';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { JoinLinkForm } from './JoinLinkForm.tsx';
import { OpenJoinLink } from './OpenJoinLink.tsx';
import { ListState } from './ListState.tsx';
import type { PeopleDesk } from './people-desk.ts';
import { useJoining } from './use-people-lists.ts';

/** How people come into the album beside an invitation: by an open link, or not at all. */
export function JoiningSettings({ desk }: { desk: PeopleDesk }) {
  const t = useT();
  const query = useJoining(desk);
  const { data: joining } = query;
  if (!joining) return <ListState query={query} failed={t('people.failed')} />;
  return <JoiningSwitches desk={desk} joining={joining} />;
}

function JoiningSwitches({ desk, joining }: { desk: PeopleDesk; joining: Joining }) {
  const t = useT();
  const { api } = useServices();
  const [isMaking, setMaking] = useState(false);
  const { only_invited: only, join_link: link } = joining;
  const params = { id: desk.albumId };
  const switchLink = (on: boolean): void => {
    setMaking(on && !link);
    if (!on && link)
      void desk.run(
        'link',
        () => api.members.deleteLink({ params }),
        () => ({ text: t('people.link.off') }),
      );
  };
  const switchOnly = (only_invited: boolean): void => {
    setMaking(false);
    void desk.run('only', () => api.members.changeJoining({ params, body: { joining: { only_invited } } }));
  };
  return (
    <div className="people-joining">
      <Switch
        label={t('people.link')}
        description={only ? t('people.link.blocked') : t('people.link.text')}
        checked={link !== null || isMaking}
        disabled={only || desk.busy !== null}
        onChange={(event) => switchLink(event.currentTarget.checked)}
      />
      {link ? <OpenJoinLink link={link} desk={desk} /> : null}
      {isMaking && !link ? <JoinLinkForm desk={desk} onMade={() => setMaking(false)} /> : null}
      <Switch
        label={t('people.only_invited')}
        description={t('people.only_invited.text')}
        checked={only}
        disabled={desk.busy !== null}
        onChange={(event) => switchOnly(event.currentTarget.checked)}
      />
    </div>
  );
}
