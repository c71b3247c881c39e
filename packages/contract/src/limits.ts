/** Limits that schema, form and server share. Sizes in decimal bytes (1 MB = 1e6 bytes), as the specification counts. */
export const LIMITS = {
  albumTitle: 120,
  albumTitleShown: 20,
  blueprintDescription: 300,
  stickerName: 30,
  stickerPosition: 30,
  sectionName: 50,
  /** A list that a new album begins with. */
  peopleOfDraft: 1000,
  treeLabel: 20,
  stickerLinkContent: 1000,
  guardianName: 60,
  retakeReason: 300,
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
  jobPollMs: 5000,
  autosaveMs: 1800,
  autosaveOperations: 20,
  presencePerSecond: 20,
} as const;
