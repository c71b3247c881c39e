/**
 * The API as the screens call it: `await api.albums.read({ params: { id } })`. Method and path are literals that the
 * compiler holds against the contract, so that the browser does not carry the contract's schemas.
 */
import type * as contract from '@figurina/contract';
import { createReadFile, createSend, type SendParts } from './send.ts';

export function createApi(parts: SendParts) {
  const send = createSend(parts);
  return {
    file: createReadFile(parts),
    albums: {
      list: send<typeof contract.listAlbums>('GET', '/albums'),
      create: send<typeof contract.createAlbum>('POST', '/albums'),
      read: send<typeof contract.readAlbum>('GET', '/albums/:id'),
      readHead: send<typeof contract.readAlbumHead>('GET', '/albums/:id/head'),
      change: send<typeof contract.changeAlbum>('PATCH', '/albums/:id'),
      delete: send<typeof contract.deleteAlbum>('DELETE', '/albums/:id'),
      copy: send<typeof contract.copyAlbum>('POST', '/albums/:id/copies'),
      onboarding: send<typeof contract.readOnboardingState>('GET', '/albums/:id/onboarding_state'),
      mailLink: send<typeof contract.sendAlbumLink>('POST', '/albums/:id/link_mail'),
      renderData: send<typeof contract.readRenderData>('GET', '/albums/:id/render_data'),
    },
    blueprints: {
      list: send<typeof contract.listBlueprints>('GET', '/blueprints'),
      read: send<typeof contract.readBlueprint>('GET', '/blueprints/:id'),
      ofAlbum: send<typeof contract.readAlbumBlueprint>('GET', '/albums/:id/blueprint'),
      change: send<typeof contract.changeAlbumBlueprint>('PATCH', '/albums/:id/blueprint'),
      delete: send<typeof contract.deleteAlbumBlueprint>('DELETE', '/albums/:id/blueprint'),
      publish: send<typeof contract.publishAlbumBlueprint>('POST', '/albums/:id/blueprint/publication'),
      withdraw: send<typeof contract.withdrawAlbumBlueprint>('DELETE', '/albums/:id/blueprint/publication'),
    },
    comments: {
      reads: send<typeof contract.listCommentReads>('GET', '/albums/:id/comment_reads'),
      see: send<typeof contract.changeCommentReads>('PATCH', '/albums/:id/comment_reads'),
    },
    exports: {
      create: send<typeof contract.createRenderJob>('POST', '/exports/render_jobs'),
      list: send<typeof contract.listRenderJobs>('GET', '/render_jobs'),
      read: send<typeof contract.readRenderJob>('GET', '/render_jobs/:id'),
      delete: send<typeof contract.deleteRenderJob>('DELETE', '/render_jobs/:id'),
    },
    history: {
      list: send<typeof contract.listPoints>('GET', '/albums/:id/versions'),
      read: send<typeof contract.readPoint>('GET', '/albums/:id/versions/:version'),
      name: send<typeof contract.createPoint>('POST', '/albums/:id/versions'),
      rename: send<typeof contract.renamePoint>('PATCH', '/albums/:id/versions/:version'),
      delete: send<typeof contract.deletePoint>('DELETE', '/albums/:id/versions/:version'),
      restore: send<typeof contract.restorePoint>('POST', '/albums/:id/versions/:version/restore'),
    },
    trash: {
      list: send<typeof contract.listTrash>('GET', '/albums/:id/trash'),
      restore: send<typeof contract.restoreFromTrash>('POST', '/albums/:id/trash/:entry/restore'),
      empty: send<typeof contract.emptyTrash>('DELETE', '/albums/:id/trash'),
      albums: send<typeof contract.listTrashedAlbums>('GET', '/trashed_albums'),
      restoreAlbum: send<typeof contract.restoreTrashedAlbum>('POST', '/trashed_albums/:id/restore'),
      deleteAlbum: send<typeof contract.deleteTrashedAlbum>('DELETE', '/trashed_albums/:id'),
    },
    imageEdits: {
      options: send<typeof contract.readImageEditOptions>('GET', '/image_edits/options'),
      create: send<typeof contract.createImageEdit>('POST', '/images/:id/image_edits'),
      cancel: send<typeof contract.cancelImageEdit>('DELETE', '/image_edits/:id'),
    },
    images: {
      findFace: send<typeof contract.detectFace>('POST', '/images/face_detection'),
      create: send<typeof contract.createImage>('POST', '/albums/:id/images'),
      change: send<typeof contract.changeImage>('PATCH', '/images/:id'),
      delete: send<typeof contract.deleteImage>('DELETE', '/images/:id'),
      findFaces: send<typeof contract.detectAlbumFaces>('POST', '/albums/:id/face_detection'),
    },
    mails: {
      list: send<typeof contract.listMails>('GET', '/mails'),
      read: send<typeof contract.readMail>('GET', '/mails/:id'),
    },
    members: {
      invitations: send<typeof contract.listInvitations>('GET', '/albums/:id/invitations'),
      invite: send<typeof contract.createInvitation>('POST', '/albums/:id/invitations'),
      inviteSeveral: send<typeof contract.createInvitations>('POST', '/albums/:id/invitations/batch'),
      renewInvitation: send<typeof contract.renewInvitation>('POST', '/invitations/:id/renewal'),
      restoreInvitation: send<typeof contract.restoreInvitation>('POST', '/invitations/:id/restoration'),
      copyInvitation: send<typeof contract.createInvitationLink>('POST', '/invitations/:id/link'),
      cancelInvitation: send<typeof contract.deleteInvitation>('DELETE', '/invitations/:id'),
      readInvitation: send<typeof contract.readPublicInvitation>('GET', '/public/invitations/:token'),
      confirmInvitation: send<typeof contract.confirmInvitation>('POST', '/invitations/:id/confirm'),
      list: send<typeof contract.listAssociations>('GET', '/albums/:id/associations'),
      change: send<typeof contract.changeAssociation>('PATCH', '/associations/:id'),
      remove: send<typeof contract.deleteAssociation>('DELETE', '/associations/:id'),
      joining: send<typeof contract.readJoining>('GET', '/albums/:id/joining'),
      changeJoining: send<typeof contract.changeJoining>('PATCH', '/albums/:id/joining'),
      createLink: send<typeof contract.createJoinLink>('POST', '/albums/:id/join_link'),
      deleteLink: send<typeof contract.deleteJoinLink>('DELETE', '/albums/:id/join_link'),
      offer: send<typeof contract.readOwnershipOffer>('GET', '/albums/:id/ownership_offer'),
      offerOwnership: send<typeof contract.offerOwnership>('POST', '/albums/:id/ownership_offer'),
      withdrawOffer: send<typeof contract.withdrawOwnershipOffer>('DELETE', '/albums/:id/ownership_offer'),
      acceptOffer: send<typeof contract.acceptOwnership>('POST', '/albums/:id/ownership_offer/acceptance'),
    },
    notifications: {
      list: send<typeof contract.listNotifications>('GET', '/notifications'),
      unread: send<typeof contract.readUnread>('GET', '/notifications/unread'),
      change: send<typeof contract.changeNotifications>('PATCH', '/notifications'),
      wish: send<typeof contract.readNotificationPreference>('GET', '/albums/:id/notification_preference'),
      changeWish: send<typeof contract.changeNotificationPreference>('PATCH', '/albums/:id/notification_preference'),
      mailedWish: send<typeof contract.readMailedPreference>('GET', '/public/notification_preferences/:token'),
      changeMailedWish: send<typeof contract.changeMailedPreference>(
        'PATCH',
        '/public/notification_preferences/:token',
      ),
    },
    invoices: {
      readPublic: send<typeof contract.readPublicInvoice>('GET', '/public/invoices/:token'),
    },
    noMails: {
      read: send<typeof contract.readNoMails>('GET', '/public/no_mails/:token'),
      change: send<typeof contract.changeNoMails>('PATCH', '/public/no_mails/:token'),
    },
    ownLayouts: {
      list: send<typeof contract.listOwnLayouts>('GET', '/albums/:id/own_layouts'),
      create: send<typeof contract.createOwnLayout>('POST', '/albums/:id/own_layouts'),
      rename: send<typeof contract.renameOwnLayout>('PATCH', '/albums/:id/own_layouts/:layout'),
      delete: send<typeof contract.deleteOwnLayout>('DELETE', '/albums/:id/own_layouts/:layout'),
    },
    reviews: {
      list: send<typeof contract.listReviews>('GET', '/albums/:id/reviews'),
      create: send<typeof contract.createReview>('POST', '/albums/:id/reviews'),
      changePoint: send<typeof contract.changeReviewPoint>('PATCH', '/albums/:id/review_points/:point'),
      reply: send<typeof contract.replyToReview>('POST', '/albums/:id/reviews/:review/replies'),
    },
    proofs: {
      list: send<typeof contract.listProofRounds>('GET', '/albums/:id/proof_rounds'),
      start: send<typeof contract.startProofRound>('POST', '/albums/:id/proof_rounds'),
      change: send<typeof contract.changeProofRound>('PATCH', '/albums/:id/proof_rounds/:round'),
      remind: send<typeof contract.remindProofPeople>('POST', '/albums/:id/proof_rounds/:round/reminders'),
      withdraw: send<typeof contract.withdrawProofPerson>('DELETE', '/albums/:id/proof_rounds/:round/people/:person'),
      read: send<typeof contract.readProof>('GET', '/public/proofs/:token'),
      decide: send<typeof contract.decideProof>('PATCH', '/public/proofs/:token'),
    },
    preview: {
      link: send<typeof contract.readPreviewLink>('GET', '/albums/:id/preview_link'),
      changeLink: send<typeof contract.changePreviewLink>('PATCH', '/albums/:id/preview_link'),
      rotateLink: send<typeof contract.rotatePreviewLink>('PATCH', '/albums/:id/rotate_album_preview_url_token'),
      read: send<typeof contract.readAlbumPreview>('GET', '/albums/:id/preview'),
      readPublic: send<typeof contract.readPublicPreview>('GET', '/public/album_previews/:token'),
      version: send<typeof contract.readPreviewVersion>('GET', '/public/album_previews/:token/version'),
      report: send<typeof contract.reportSticker>('POST', '/public/album_previews/:token/reports'),
      reports: send<typeof contract.listStickerReports>('GET', '/albums/:id/sticker_reports'),
      changeReport: send<typeof contract.changeStickerReport>('PATCH', '/albums/:id/sticker_reports/:report'),
    },
    stickerLink: {
      read: send<typeof contract.readStickerLink>('GET', '/albums/:id/sticker_link'),
      rotate: send<typeof contract.rotateStickerLink>('PATCH', '/albums/:id/rotate_sticker_uploads_token'),
      sheet: send<typeof contract.readStickerSheet>('GET', '/albums/:id/sticker_link/sheets/:sheet'),
      people: send<typeof contract.listStickerPeople>('GET', '/albums/:id/sticker_people'),
      changePerson: send<typeof contract.changeStickerPerson>('PATCH', '/albums/:id/sticker_people/:sticker'),
      askForRetake: send<typeof contract.askForRetake>('POST', '/albums/:id/sticker_people/:sticker/retake'),
      remind: send<typeof contract.sendReminders>('POST', '/albums/:id/sticker_reminders'),
      consents: send<typeof contract.exportConsents>('GET', '/albums/:id/sticker_consents'),
    },
    stickerUploads: {
      list: send<typeof contract.listStickerUploads>('GET', '/albums/:id/sticker_uploads'),
      change: send<typeof contract.changeStickerUpload>('PATCH', '/albums/:id/sticker_uploads/:upload'),
      merge: send<typeof contract.mergeStickerUploads>('PATCH', '/albums/:id/sticker_uploads/merge'),
      delete: send<typeof contract.deleteStickerUpload>('DELETE', '/sticker_uploads/:id'),
    },
    organizations: {
      list: send<typeof contract.listOrganizations>('GET', '/organizations'),
    },
    stock: {
      search: send<typeof contract.searchStockPhotos>('GET', '/stock_photos'),
      read: send<typeof contract.readStockPhoto>('GET', '/stock_photos/:id'),
      take: send<typeof contract.takeStockPhoto>('POST', '/albums/:id/stock_photos'),
    },
    session: {
      config: send<typeof contract.readConfig>('GET', '/config'),
      user: send<typeof contract.readCurrentUser>('GET', '/users/me'),
      activate: send<typeof contract.activateUser>('PATCH', '/users/activate'),
      sendActivationMail: send<typeof contract.sendActivationMail>('POST', '/users/activation_mail'),
    },
  };
}

export type Api = ReturnType<typeof createApi>;
