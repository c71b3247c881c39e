// The declaration of the icon modules has to travel with the package; an ambient file cannot be imported.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./icons.d.ts" />
export * from './parts/ActionMenu.tsx';
export * from './parts/BookCover.tsx';
export * from './parts/BookTile.tsx';
export * from './parts/ConfirmDialog.tsx';
export * from './parts/CountChip.tsx';
export * from './parts/CountedProgress.tsx';
export * from './parts/Dialog.tsx';
export * from './parts/DieCutSticker.tsx';
export * from './parts/EmptyState.tsx';
export * from './parts/ErrorNotice.tsx';
export * from './parts/Logo.tsx';
export * from './parts/NewsCard.tsx';
export * from './parts/Portrait.tsx';
export * from './parts/skeletons.tsx';
export * from './parts/Slot.tsx';
export * from './parts/StampButton.tsx';
export * from './parts/StatePill.tsx';
export * from './parts/toast.ts';
export * from './parts/use-roving-focus.ts';
export * from './theme/colours.ts';
export * from './theme/FigurinaProvider.tsx';
export * from './theme/style-nonce.ts';
export * from './theme/theme.ts';
