import { canBeKeptToChapters } from '@figurina/album';
import { LIMITS } from '@figurina/contract';
import { StampButton } from '@figurina/ui';
import { TextInput, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { InviteListed } from './InviteListed.tsx';
import { type PeopleDesk, peopleProblem } from './people-desk.ts';
import { ChapterFields, type PlaceWish, RoleField } from './PlaceFields.tsx';
import { useInviteList } from './use-invite-list.ts';
import { useProblemWords } from './use-problem-words.ts';

interface Wish extends PlaceWish {
  readonly message: string;
}
const USUAL: Wish = { role: 'editor', sections: null, message: '' };

/** Invites one person by their address, or a pasted column of them; those that cannot be invited stay, with the reason. */
export function InviteForm({ desk, prefilled }: { desk: PeopleDesk; prefilled: string }) {
  const t = useT();
  const { api } = useServices();
  const wordsOf = useProblemWords();
  const list = useInviteList(desk, prefilled);
  const [wish, setWish] = useState<Wish>(USUAL);
  const [isOpen, setOpen] = useState(false);
  const whyId = useId();
  const params = { id: desk.albumId };
  const body = { ...wish, sections: wish.sections && [...wish.sections] };

  const invite = useMutation({
    mutationFn: async () => {
      if (list.listed.length === 0) {
        const { invitation } = await api.members.invite({ params, body: { ...body, email: list.typed } });
        return { sent: [invitation.email], refused: new Map<string, string>() };
      }
      const { invited } = await api.members.inviteSeveral({ params, body: { ...body, emails: [...list.good] } });
      const bad = list.listed.filter(({ fault }) => fault).map(({ email, fault }) => [email, fault!] as const);
      return {
        sent: invited.filter(({ invitation }) => invitation).map(({ email }) => email),
        refused: new Map([
          ...bad,
          ...invited.flatMap(({ email, code }) => (code ? [[email, wordsOf(code)] as const] : [])),
        ]),
      };
    },
    onSuccess: async ({ sent, refused }) => {
      list.keepRefused(refused);
      if (refused.size === 0) setWish(USUAL);
      // Nothing more to call: what happened is said, and the lists are read again.
      await desk.run(
        'invite',
        async () => sent,
        () => (sent.length > 0 ? { text: t('people.invited', { count: sent.length, email: sent[0]! }) } : null),
      );
    },
  });
  const missing = wish.sections?.length === 0 ? t('people.chapters.none') : null;
  const why = list.why ?? missing;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!why && !invite.isPending) invite.mutate();
  };
  const count = list.good.length;
  return (
    <form className="people-invite" onSubmit={send} noValidate>
      <div className="people-invite-row">
        <TextInput
          type="email"
          label={t('people.invite.email')}
          description={list.listed.length === 0 ? t('people.invite.hint') : undefined}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          placeholder={t('people.invite.placeholder')}
          autoComplete="off"
          value={list.typed}
          error={invite.error ? peopleProblem(t, invite.error) : undefined}
          onChange={(event) => {
            list.type(event.currentTarget.value);
            invite.reset();
          }}
          onPaste={(event) => {
            if (list.paste(event.clipboardData.getData('text'))) event.preventDefault();
          }}
        />
        <RoleField place={wish} onPlace={setWish} />
        <StampButton
          type="submit"
          disabled={why !== null}
          loading={invite.isPending}
          aria-describedby={why ? whyId : undefined}
        >
          {list.listed.length > 0 && count > 0 ? t('people.invite.count', { count }) : t('people.invite')}
        </StampButton>
      </div>
      <InviteListed list={list} />
      {/* Blank needs no words before somebody looks for them. */}
      {why && (list.typed !== '' || list.listed.length > 0 || missing) ? (
        <p id={whyId} className="people-why" role="status">
          {why}
        </p>
      ) : (
        <p id={whyId} className="fig-hidden">
          {why}
        </p>
      )}
      <button type="button" className="fig-text-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('people.invite.more')}
      </button>
      {isOpen ? (
        <div className="people-invite-more">
          <Textarea
            label={t('people.invite.message')}
            description={t('people.invite.message.hint')}
            inputWrapperOrder={['label', 'input', 'description']}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={LIMITS.invitationMessage}
            value={wish.message}
            onChange={(event) => setWish({ ...wish, message: event.currentTarget.value })}
          />
          {canBeKeptToChapters(wish.role) ? <ChapterFields place={wish} onPlace={setWish} /> : null}
        </div>
      ) : null}
    </form>
  );
}
