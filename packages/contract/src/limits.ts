/** Limits that schema, form and server share. Sizes in decimal bytes (1 MB = 1e6 bytes), as the specification counts. */
export const LIMITS = {
  albumTitle: 120,
  albumTitleShown: 20,
  lockReason: 500,
  blueprintDescription: 300,
  stickerName: 30,
  stickerPosition: 30,
  sectionName: 50,
  invitationMessage: 500,
  invitationsAtOnce: 50,
  /** Chapters that a member is restricted to. */
  memberSections: 500,
  joinLinkDays: 90,
  joinLinkPeople: 500,
  /** A list that a new album begins with. */
  peopleOfDraft: 1000,
  treeLabel: 20,
  stickerLinkContent: 1000,
  guardianName: 60,
  retakeReason: 300,
  stickerReport: 500,
  reminderText: 2000,
  /** A copy of a photo in which the face is looked for: 3 MB. */
  facePictureBase64: 4_000_000,
  filesPerDrop: 15,
  imageBytesMin: 100,
  imageBytesMax: 64_000_000,
  imagePixelsMax: 100_000_000,
  /** Larger than print needs: scaled down on arrival (decision 8). */
  imageSideKept: 6000,
  facePicturesAtOnce: 12,
  imageEditPrompt: 1000,
  pointName: 80,
  trashDays: 30,
  ownLayoutTitle: 60,
  /** Of one owner. */
  ownLayouts: 100,
  /** Characters of its JSON. */
  ownLayoutSize: 300_000,
  reviewContent: 2000,
  reviewPoint: 500,
  proofPeople: 50,
  proofName: 60,
  proofMessage: 500,
  proofComment: 1000,
  orderReason: 500,
  orderComment: 2000,
  lineDescription: 200,
  /** Of a claim: what its customer writes, and what staff answer. */
  claimWords: 2000,
  claimPhotos: 6,
  /** Lines of an invoice that one credit note names. */
  invoiceLines: 500,
  /** What stands in a credit note. */
  creditReason: 300,
  lineQuantity: 100_000,
  /** Minor units, net. */
  lineAmount: 10_000_000,
  voucherCode: 40,
  voucherPrefix: 12,
  /** Codes that are made together. */
  voucherSeries: 1000,
  voucherNote: 200,
  /** Minor units. */
  voucherAmount: 100_000_000,
  voucherUses: 1_000_000,
  offerCustomer: 500,
  offerNote: 1000,
  batchNote: 500,
  /** Runs of an album that guests can order into. */
  batchesOpen: 5,
  batchForName: 100,
  partnerName: 100,
  partnerEmail: 254,
  partnerSource: 40,
  apiKeyName: 80,
  apiKeyDays: 730,
  /** Living ones of one person. */
  apiKeys: 20,
  /** Albums a week, as a capacity may be set. */
  capacityLeast: 20,
  capacityMost: 100_000,
  closedWeeks: 60,
  webhookName: 80,
  webhookUrl: 500,
  webhooks: 20,
  dashboardQuery: 100,
  /** Of what a search on the dashboard finds. */
  dashboardFound: 2000,
  /** Orders that staff do something with at once. */
  bulkOrders: 50,
  /** Of a carrier's list: its characters, and its lines. */
  trackingCsv: 200_000,
  trackingLines: 500,
  /** Numbers of parcels that one order has at most. */
  parcelCodes: 100,
  /** Boxes that one claim names at most. */
  claimMotifs: 2000,
  /** Different stickers that one guest picks. */
  guestMotifs: 300,
  jobPollMs: 5000,
  autosaveMs: 1800,
  autosaveOperations: 20,
  presencePerSecond: 20,
} as const;
