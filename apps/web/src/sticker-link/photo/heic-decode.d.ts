declare module 'heic-decode' {
  /** RGBA of the first picture of the file. */
  export default function heic(input: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
}
