import type { ToolId } from '@figurina/editor';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconLassoPolygon from '@tabler/icons-react/dist/esm/icons/IconLassoPolygon.mjs';
import IconH1 from '@tabler/icons-react/dist/esm/icons/IconH1.mjs';
import IconH2 from '@tabler/icons-react/dist/esm/icons/IconH2.mjs';
import IconHandStop from '@tabler/icons-react/dist/esm/icons/IconHandStop.mjs';
import IconLine from '@tabler/icons-react/dist/esm/icons/IconLine.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconPointer from '@tabler/icons-react/dist/esm/icons/IconPointer.mjs';
import IconSquare from '@tabler/icons-react/dist/esm/icons/IconSquare.mjs';
import IconSticker2 from '@tabler/icons-react/dist/esm/icons/IconSticker2.mjs';
import IconTypography from '@tabler/icons-react/dist/esm/icons/IconTypography.mjs';

export const TOOL_ICONS: Record<ToolId, typeof IconCircle> = {
  select: IconPointer,
  lasso: IconLassoPolygon,
  hand: IconHandStop,
  text: IconTypography,
  title: IconH1,
  sub_title: IconH2,
  circle: IconCircle,
  rectangle: IconSquare,
  line: IconLine,
  sticker_cell: IconSticker2,
  comment: IconMessageCircle,
};
