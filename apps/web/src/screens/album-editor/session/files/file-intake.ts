/** Judges files and sends them: what every way of bringing in pictures has in common. */
import type { EditRight, ImageId } from '@figurina/album';
import { LIMITS } from '@figurina/contract';
import type { EditorStore } from '@figurina/editor';
import type { Translate } from '@figurina/locales';
import type { Rights } from '../rights.ts';
import { untilImages } from './until-images.ts';
import { fileFault, type FileKinds, hasTooManyPixels } from './check-files.ts';
import { faultTexts } from './file-faults.ts';
import { type FilePicture, pictureOfFile } from './picture-of-file.ts';
import type { PicturePlace } from './picture-place.ts';
import { createShipping, type Shipment, type Shipping } from './shipping.ts';

export interface UploadOptions {
  readonly model: 'sticker' | 'background';
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

export interface FileIntakeParts {
  readonly store: EditorStore;
  readonly t: Translate;
  readonly makeId: () => string;
  readonly upload: (file: File, options: UploadOptions) => Promise<ImageId>;
  readonly notify: (key: string, values?: Record<string, string | number>, kind?: 'error') => void;
  readonly whyClosed: Rights['whyClosed'];
}

export interface OpenedFile {
  readonly file: File;
  readonly picture: FilePicture;
}

/** What they are for, and which kinds it takes. */
interface What {
  readonly right?: EditRight;
  readonly kinds?: FileKinds | undefined;
}

export interface FileIntake {
  readonly shipping: Shipping;
  /** Those that may be sent, of what one may bring at once; the person is told of the others. */
  judge(files: readonly File[], what?: What): readonly File[];
  /** The same with what can be shown of them. */
  open(files: readonly File[], what?: What): Promise<readonly OpenedFile[]>;
  /** A file that is shown, sent, and put into the album by `finish`. */
  parcel(
    opened: OpenedFile,
    place: PicturePlace | null,
    model: UploadOptions['model'],
    finish: Shipment['finish'],
  ): Shipment;
}

export function createFileIntake({ store, t, makeId, upload, notify, whyClosed }: FileIntakeParts): FileIntake {
  const shipping = createShipping({ t, makeId });

  /** All faults in one notice. */
  function tell(faults: readonly string[]): void {
    if (faults.length > 0) notify('files.refused', { faults: faults.join(', ') }, 'error');
  }
  function judge(files: readonly File[], { right, kinds }: What = {}): readonly File[] {
    const closed = whyClosed(right);
    if (closed) {
      notify(closed);
      return [];
    }
    if (files.length > LIMITS.filesPerDrop) {
      notify('files.max_images', { max: LIMITS.filesPerDrop }, 'error');
      return [];
    }
    const faults = files.map((file) => fileFault(file, kinds));
    const faulty = files.flatMap(({ name }, index) => (faults[index] ? [{ name, fault: faults[index] }] : []));
    tell(faultTexts(t, faulty, kinds));
    return files.filter((_file, index) => !faults[index]);
  }

  return {
    shipping,
    judge,
    async open(files, what) {
      const opened = await Promise.all(
        judge(files, what).map(async (file) => ({ file, picture: await pictureOfFile(file) })),
      );
      const large = opened.filter(({ picture }) => hasTooManyPixels(picture));
      tell(
        faultTexts(
          t,
          large.map(({ file: { name } }) => ({ name, fault: 'too_many_pixels' })),
        ),
      );
      for (const { picture } of large) if (picture.url) URL.revokeObjectURL(picture.url);
      return opened.filter((one) => !large.includes(one));
    },
    parcel: ({ file, picture }, place, model, finish) => ({
      name: file.name,
      url: picture.url,
      place,
      async bring({ onProgress, signal }) {
        const imageId = await upload(file, { model, signal, onProgress });
        await untilImages({ store }, [imageId]);
        return imageId;
      },
      async finish(imageId) {
        // The server keeps what print needs (decision 8): nobody shall wonder later.
        if (Math.max(picture.width, picture.height) > LIMITS.imageSideKept)
          notify('files.scaled_down', { file: file.name });
        await finish(imageId);
      },
    }),
  };
}
