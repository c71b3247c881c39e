/** Composition of what people who make one album tell and show each other: comments, notifications, previews, proofs, reviews. */
import type { FastifyInstance } from 'fastify';
import { type Comments, createComments } from './features/comments/index.ts';
import { createNotifications, type Notifications, type Tell } from './features/notifications/index.ts';
import { createOnboarding } from './features/onboarding/index.ts';
import { createPreviews, type Previews } from './features/preview/index.ts';
import { createProofs, type Proofs } from './features/proofs/index.ts';
import { createReviews, type Reviews } from './features/reviews/index.ts';
import type { Editing } from './editing.ts';
import type { Foundation } from './foundation.ts';
import type { People } from './people.ts';
import type { PictureStore } from './picture-store.ts';
import type { Shop } from './shop.ts';

export interface TogetherParts
  extends
    Foundation,
    Pick<People, 'identity' | 'mails' | 'members'>,
    Pick<PictureStore, 'blueprints' | 'pictures' | 'stickerLinks'>,
    Pick<Editing, 'access' | 'albums' | 'documents' | 'history' | 'realtime'> {
  readonly tell: Tell;
  /** What is composed after it: asked once something happens. */
  readonly later: { readonly shop: Pick<Shop, 'reviewed'> };
}

export interface Together {
  readonly comments: Comments;
  readonly notifications: Notifications;
  readonly previews: Previews;
  readonly proofs: Proofs;
  readonly reviews: Reviews;
  serve(http: FastifyInstance): void;
}

export function createTogether(parts: TogetherParts): Together {
  const { history, members, realtime, later } = parts;
  const { listChanged } = realtime;
  const previews = createPreviews({ ...parts, points: history, listChanged });
  const notifications = createNotifications({
    ...parts,
    membersOf: members.membersOf,
    peopleIn: realtime.peopleIn,
    announce: (albumId, sub) => listChanged(albumId, 'notifications', sub),
  });
  const comments = createComments({
    ...parts,
    notifications,
    readDocument: realtime.readDocument,
    announceRead: (albumId, sub) => listChanged(albumId, 'comment_reads', sub),
  });
  const proofs = createProofs({ ...parts, announce: (albumId) => listChanged(albumId, 'proofs') });
  const reviews = createReviews({
    ...parts,
    orders: {
      beforeApproval: (tx, approving) => later.shop.reviewed.beforeApproval(tx, approving),
      approved: (tx, review) => later.shop.reviewed.approved(tx, review),
      spokenOf: (tx, review) => later.shop.reviewed.spokenOf(tx, review),
      reopened: (tx, review) => later.shop.reviewed.reopened(tx, review),
    },
    point: history.point,
    announce(albumId, what) {
      listChanged(albumId, 'reviews');
      if (what === 'reviews and lock') realtime.albumChanged(albumId);
    },
  });
  const onboarding = createOnboarding(parts);
  return {
    comments,
    notifications,
    previews,
    proofs,
    reviews,
    serve: (http) => {
      comments.serve(http);
      notifications.serve(http);
      onboarding.serve(http);
      previews.serve(http);
      proofs.serve(http);
      reviews.serve(http);
    },
  };
}
