/** The states of an edit as the dialog shows them: those of the server, and `idle` before the first one. */
import type { createImageEdit, ImageAnswer, ImageEditState, RequestOf } from '@figurina/contract';

export type EditRequest = RequestOf<typeof createImageEdit>['body'] & { readonly album_id: string };
export type EditStep = Exclude<ImageEditState, 'done' | 'error'>;
export const EDIT_STEPS: readonly EditStep[] = [
  'queued',
  'requesting',
  'request_sent',
  'connected',
  'request_accepted',
];

export type EditState =
  | { readonly name: 'idle' }
  | {
      readonly name: 'working';
      readonly request: EditRequest;
      readonly step: EditStep;
      readonly preview: string | null;
    }
  | { readonly name: 'done'; readonly request: EditRequest; readonly image: ImageAnswer }
  | { readonly name: 'error'; readonly request: EditRequest; readonly message: string };

export const IDLE: EditState = { name: 'idle' };

export function working(request: EditRequest): EditState {
  return { name: 'working', request, step: 'queued', preview: null };
}

/** A step or a preview of the edit that is under way; without one it comes too late. */
export function advanced(state: EditState, news: { step?: EditStep; preview?: string }): EditState {
  return state.name === 'working' ? { ...state, ...news } : state;
}
