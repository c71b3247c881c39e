import IconArrowAutofitWidth from '@tabler/icons-react/dist/esm/icons/IconArrowAutofitWidth.mjs';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs';
import IconArrowsMinimize from '@tabler/icons-react/dist/esm/icons/IconArrowsMinimize.mjs';
import IconArrowsMove from '@tabler/icons-react/dist/esm/icons/IconArrowsMove.mjs';
import IconArrowsShuffle from '@tabler/icons-react/dist/esm/icons/IconArrowsShuffle.mjs';
import IconAspectRatio from '@tabler/icons-react/dist/esm/icons/IconAspectRatio.mjs';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconBoxAlignLeft from '@tabler/icons-react/dist/esm/icons/IconBoxAlignLeft.mjs';
import IconBrush from '@tabler/icons-react/dist/esm/icons/IconBrush.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconChevronsLeft from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import IconChevronsRight from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconClipboard from '@tabler/icons-react/dist/esm/icons/IconClipboard.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconClipboardCopy from '@tabler/icons-react/dist/esm/icons/IconClipboardCopy.mjs';
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconCommand from '@tabler/icons-react/dist/esm/icons/IconCommand.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconCrop from '@tabler/icons-react/dist/esm/icons/IconCrop.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconFaceId from '@tabler/icons-react/dist/esm/icons/IconFaceId.mjs';
import IconFileArrowRight from '@tabler/icons-react/dist/esm/icons/IconFileArrowRight.mjs';
import IconFlipHorizontal from '@tabler/icons-react/dist/esm/icons/IconFlipHorizontal.mjs';
import IconFlipVertical from '@tabler/icons-react/dist/esm/icons/IconFlipVertical.mjs';
import IconGrid4x4 from '@tabler/icons-react/dist/esm/icons/IconGrid4x4.mjs';
import IconH1 from '@tabler/icons-react/dist/esm/icons/IconH1.mjs';
import IconH2 from '@tabler/icons-react/dist/esm/icons/IconH2.mjs';
import IconHandStop from '@tabler/icons-react/dist/esm/icons/IconHandStop.mjs';
import IconLassoPolygon from '@tabler/icons-react/dist/esm/icons/IconLassoPolygon.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconLayersLinked from '@tabler/icons-react/dist/esm/icons/IconLayersLinked.mjs';
import IconLayersOff from '@tabler/icons-react/dist/esm/icons/IconLayersOff.mjs';
import IconLayersSelectedBottom from '@tabler/icons-react/dist/esm/icons/IconLayersSelectedBottom.mjs';
import IconLayoutAlignBottom from '@tabler/icons-react/dist/esm/icons/IconLayoutAlignBottom.mjs';
import IconLayoutAlignCenter from '@tabler/icons-react/dist/esm/icons/IconLayoutAlignCenter.mjs';
import IconLayoutAlignLeft from '@tabler/icons-react/dist/esm/icons/IconLayoutAlignLeft.mjs';
import IconLayoutAlignMiddle from '@tabler/icons-react/dist/esm/icons/IconLayoutAlignMiddle.mjs';
import IconLayoutAlignRight from '@tabler/icons-react/dist/esm/icons/IconLayoutAlignRight.mjs';
import IconLayoutAlignTop from '@tabler/icons-react/dist/esm/icons/IconLayoutAlignTop.mjs';
import IconLayoutSidebar from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs';
import IconLayoutBottombar from '@tabler/icons-react/dist/esm/icons/IconLayoutBottombar.mjs';
import IconLayoutDistributeHorizontal from '@tabler/icons-react/dist/esm/icons/IconLayoutDistributeHorizontal.mjs';
import IconLayoutDistributeVertical from '@tabler/icons-react/dist/esm/icons/IconLayoutDistributeVertical.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconLayoutGridAdd from '@tabler/icons-react/dist/esm/icons/IconLayoutGridAdd.mjs';
import IconLetterCaseUpper from '@tabler/icons-react/dist/esm/icons/IconLetterCaseUpper.mjs';
import IconLine from '@tabler/icons-react/dist/esm/icons/IconLine.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconListTree from '@tabler/icons-react/dist/esm/icons/IconListTree.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconPaint from '@tabler/icons-react/dist/esm/icons/IconPaint.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPhotoUp from '@tabler/icons-react/dist/esm/icons/IconPhotoUp.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconPointer from '@tabler/icons-react/dist/esm/icons/IconPointer.mjs';
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs';
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs';
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs';
import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs';
import IconRulerMeasure from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs';
import IconScissors from '@tabler/icons-react/dist/esm/icons/IconScissors.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconSelectAll from '@tabler/icons-react/dist/esm/icons/IconSelectAll.mjs';
import IconSquare from '@tabler/icons-react/dist/esm/icons/IconSquare.mjs';
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs';
import IconStackBack from '@tabler/icons-react/dist/esm/icons/IconStackBack.mjs';
import IconStackBackward from '@tabler/icons-react/dist/esm/icons/IconStackBackward.mjs';
import IconStackForward from '@tabler/icons-react/dist/esm/icons/IconStackForward.mjs';
import IconStackFront from '@tabler/icons-react/dist/esm/icons/IconStackFront.mjs';
import IconStackPop from '@tabler/icons-react/dist/esm/icons/IconStackPop.mjs';
import IconSticker2 from '@tabler/icons-react/dist/esm/icons/IconSticker2.mjs';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import IconTextWrap from '@tabler/icons-react/dist/esm/icons/IconTextWrap.mjs';
import IconTools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconTypography from '@tabler/icons-react/dist/esm/icons/IconTypography.mjs';
import IconUnderline from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs';
import IconUnlink from '@tabler/icons-react/dist/esm/icons/IconUnlink.mjs';
import IconUserEdit from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs';
import IconZoom from '@tabler/icons-react/dist/esm/icons/IconZoom.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import IconZoomScan from '@tabler/icons-react/dist/esm/icons/IconZoomScan.mjs';
import type { FunctionComponent } from 'react';

export type ActionIcon = FunctionComponent<{ size?: number | string; 'aria-hidden'?: boolean }>;

/** The pictures of the actions by the names that the records give; a test names those that are missing. */
export const ACTION_ICONS: Readonly<Record<string, ActionIcon>> = {
  IconArrowAutofitWidth,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconArrowRight,
  IconArrowsExchange,
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconArrowsMove,
  IconArrowsShuffle,
  IconAspectRatio,
  IconBold,
  IconBook,
  IconBoxAlignLeft,
  IconBrush,
  IconCheck,
  IconChecks,
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
  IconCircle,
  IconClipboard,
  IconClipboardCheck,
  IconClipboardCopy,
  IconClipboardText,
  IconCloudCheck,
  IconCommand,
  IconHistory,
  IconCopy,
  IconCrop,
  IconDots,
  IconEye,
  IconEyeOff,
  IconFaceId,
  IconFileArrowRight,
  IconFlipHorizontal,
  IconFlipVertical,
  IconGrid4x4,
  IconH1,
  IconH2,
  IconHandStop,
  IconLassoPolygon,
  IconItalic,
  IconKeyboard,
  IconLayersLinked,
  IconLayersOff,
  IconLayersSelectedBottom,
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutBottombar,
  IconLayoutSidebar,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
  IconLayoutGrid,
  IconLayoutGridAdd,
  IconLetterCaseUpper,
  IconLine,
  IconLink,
  IconListTree,
  IconLock,
  IconLockOpen,
  IconMaximize,
  IconMessageCircle,
  IconMessageQuestion,
  IconMessages,
  IconPaint,
  IconPencil,
  IconPhotoUp,
  IconPin,
  IconPlus,
  IconPointer,
  IconReplace,
  IconRestore,
  IconRotate,
  IconRotateClockwise,
  IconRulerMeasure,
  IconScissors,
  IconSearch,
  IconSelectAll,
  IconSquare,
  IconStack2,
  IconStackBack,
  IconStackBackward,
  IconStackForward,
  IconStackFront,
  IconStackPop,
  IconSticker2,
  IconTemplate,
  IconTextWrap,
  IconTools,
  IconTrash,
  IconTypography,
  IconUnderline,
  IconUnlink,
  IconUserEdit,
  IconX,
  IconWand,
  IconZoom,
  IconZoomIn,
  IconZoomOut,
  IconZoomScan,
};
