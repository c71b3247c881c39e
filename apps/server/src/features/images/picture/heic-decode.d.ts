declare module 'heic-decode' {
  interface DecodedImage {
    width: number;
    height: number;
    /** RGBA. */
    data: Uint8ClampedArray<ArrayBuffer>;
  }
  interface HeicImage {
    readonly width: number;
    readonly height: number;
    decode(): Promise<DecodedImage>;
  }
  const heic: {
    (input: { buffer: Uint8Array }): Promise<DecodedImage>;
    all(input: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }>;
  };
  export default heic;
}
