import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import './drag-pill.css';

type Preview = Parameters<typeof setCustomNativeDragPreview>[0]['nativeSetDragImage'];

/** What is dragged, in words: for several things at once. */
export function showDragPill(nativeSetDragImage: Preview, words: string): void {
  setCustomNativeDragPreview({
    nativeSetDragImage,
    getOffset: pointerOutsideOfPreview({ x: '12px', y: '8px' }),
    render({ container }) {
      const pill = document.createElement('div');
      pill.className = 'drag-pill';
      pill.textContent = words;
      container.append(pill);
    },
  });
}
