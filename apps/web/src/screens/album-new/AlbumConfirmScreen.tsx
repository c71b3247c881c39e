import { type Answers, type FiveColors, parseAlbum, photosOfPeople } from '@figurina/album';
import type { Album, createAlbum, Organization, RequestOf } from '@figurina/contract';
import { StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { track } from '../../analytics/analytics.ts';
import { problemText } from '../../api/problem.ts';
import { MessageScreen } from '../../app/MessageScreen.tsx';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { campaign } from '../../campaign/campaign.ts';
import { DRAFT } from '../../first-photos/kept-first-photos.ts';
import { forgetList } from '../../roster/kept-list.ts';
import { wholeOrganization } from '../../organization/organization-draft.ts';
import { forgetDraft, readDraft, type AlbumDraft } from './album-draft.ts';
import { fittingAnswers, logoColors } from './drafted-album.ts';
import { openedBlueprintQuery } from './opened-blueprint.ts';
import { organizationsQuery } from '../../organization/organizations-query.ts';
import { type DraftPhotos } from './draft-photos.ts';
import { useDraftPhotos } from './use-draft-photos.ts';

/** Behind the sign-in: makes the album of the kept draft and goes on into the editor. */
export function AlbumConfirmScreen() {
  const t = useT();
  const { api, queries } = useServices();
  const navigate = useNavigate();
  const [draft] = useState(() => readDraft(localStorage));
  const photos = useDraftPhotos();
  const begun = useRef(false);
  usePageTitle(t('album_new.headline'), t('album_new.description'));
  const { mutate, error } = useMutation({
    mutationFn: async (from: AlbumDraft) => {
      const organization = from.category === 'business' ? await organizationOf(from) : null;
      if (from.category === 'business' && !organization) return null;
      const body = requestOf(from, organization, await colorsOf(from), await answersFor(from));
      const { album } = await api.albums.create({ body });
      await handOver(photos, album, from);
      return album;
    },
    onSuccess: (album, from) => {
      if (!album) return void navigate('/album/new/data', { replace: true });
      if (from.category === 'business') track('Album Conversion', { category: from.category });
      forgetDraft(localStorage);
      void forgetList(DRAFT);
      void queries.invalidateQueries({ queryKey: ['albums'] });
      void queries.invalidateQueries({ queryKey: ['organizations'] });
      void navigate(`/album/${album.id}`, { replace: true });
    },
  });
  /** As it was typed just now, else as of an earlier album. */
  async function organizationOf(from: AlbumDraft): Promise<Organization | null> {
    return wholeOrganization(from.organization) ?? (await queries.fetchQuery(organizationsQuery(api)))[0] ?? null;
  }
  /** Those of the chosen draft, else of the logo. */
  async function colorsOf({ look, logo, blueprintId, language }: AlbumDraft): Promise<FiveColors | null> {
    if (look || !logo || !blueprintId) return look?.colors ?? null;
    return logoColors(logo.colors, await queries.fetchQuery(openedBlueprintQuery(api, blueprintId, language)));
  }
  /** What the template of the album asks: other templates that were looked at may ask more. */
  async function answersFor({ look, answers, blueprintId, language }: AlbumDraft): Promise<Answers> {
    const id = look?.blueprintId ?? blueprintId;
    if (!id || Object.keys(answers).length === 0) return {};
    return fittingAnswers(await queries.fetchQuery(openedBlueprintQuery(api, id, language)), answers);
  }
  const ready = draft?.blueprintId ? draft : null;
  useEffect(() => {
    if (!ready || begun.current) return;
    begun.current = true;
    mutate(ready);
  }, [ready, mutate]);

  if (!ready) return <Navigate to="/album/new/blueprints" replace />;
  if (!error)
    return (
      <p role="status" className="quiet-status">
        {t('album_new.creating')}
      </p>
    );
  return (
    <MessageScreen title={t('error.title')} text={problemText(t, error)}>
      <StampButton onClick={() => mutate(ready)}>{t('common.retry')}</StampButton>
      <Button variant="default" component={Link} to="/album/new/blueprints">
        {t('album_new.back')}
      </Button>
    </MessageScreen>
  );
}

/** The editor sends the photos, each to its sticker: the album is there at once. */
async function handOver(photos: DraftPhotos, album: Album, { people }: AlbumDraft): Promise<void> {
  if (!people.some(({ photo }) => photo)) return;
  const parsed = parseAlbum(album, album.schema_version);
  if (parsed.ok) await photos.handOver(album.id, photosOfPeople(parsed.document, people));
}

type Wish = RequestOf<typeof createAlbum>['body'];

function requestOf(
  draft: AlbumDraft,
  organization: Organization | null,
  colors: FiveColors | null,
  answers: Answers,
): Wish {
  const { look, people } = draft;
  return {
    album: {
      title: draft.title.trim() || undefined,
      release_date: draft.releaseDate,
      language: draft.language,
      blueprint_id: look?.blueprintId ?? draft.blueprintId ?? '',
      ...(people.length > 0 && {
        people: people.map(({ name, position, chapter, personId }) => ({ name, position, chapter, personId })),
      }),
      ...(Object.keys(answers).length > 0 && { answers }),
      ...(colors && { colors: [...colors] as [string, string, string, string, string] }),
      ...(look && { sticker_template_id: look.stickerTemplateId as Wish['album']['sticker_template_id'] }),
      ...(organization && { organization }),
    },
    analytics_metadata: campaign(),
    // On a phone an album grows spread by spread, unless a whole one was chosen.
    empty_inside: (!look && people.length === 0 && window.matchMedia('(max-width: 999px)').matches) || undefined,
  };
}

export { AlbumConfirmScreen as Component };
