import { useLocation } from 'react-router';
import { useT } from '../../../../../app/use-t.ts';
import { invitedAs } from '../../../session/settings/settings-address.ts';
import { InvitationsList } from './InvitationsList.tsx';
import { InviteForm } from './InviteForm.tsx';
import { JoiningSettings } from './JoiningSettings.tsx';
import { MembersList } from './MembersList.tsx';
import { OfferCard } from './OfferCard.tsx';
import { usePeopleDesk } from './people-desk.ts';
import './users.css';

/** Who is in the album and who is invited. Only those who manage it see more than the members. */
export function UsersSettings() {
  const t = useT();
  const desk = usePeopleDesk();
  const { said, mayManage } = desk;
  const prefilled = invitedAs(useLocation().state);
  return (
    <div className="people">
      <OfferCard desk={desk} />
      {mayManage ? (
        <section aria-label={t('people.invite')}>
          <InviteForm desk={desk} prefilled={prefilled} />
        </section>
      ) : null}
      <section aria-labelledby="people-members">
        <h3 id="people-members">{t('people.members')}</h3>
        <MembersList desk={desk} />
      </section>
      {mayManage ? (
        <>
          <section aria-labelledby="people-invitations">
            <h3 id="people-invitations">{t('people.invitations')}</h3>
            <InvitationsList desk={desk} />
          </section>
          <section aria-labelledby="people-joining">
            <h3 id="people-joining">{t('people.joining')}</h3>
            <JoiningSettings desk={desk} />
          </section>
        </>
      ) : null}
      <div className="people-said" role={said?.problem ? 'alert' : 'status'} data-problem={said?.problem || undefined}>
        {said ? (
          <p>
            {said.text}
            {said.undo ? (
              <button type="button" className="fig-text-link" onClick={said.undo}>
                {t('people.invitation.restore')}
              </button>
            ) : null}
          </p>
        ) : null}
      </div>
    </div>
  );
}
