/** Reads the QR code in a picture of the camera; null where there is none. */
export type CodeReader = (picture: HTMLVideoElement) => Promise<string | null>;

/** What some browsers have of their own, since their systems do: https://wicg.github.io/shape-detection-api/. */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMAT = 'qr_code';

/** The longer side of what the library reads, in pixels: the code of a whole tournament has 177 squares in a row. */
const LONGEST_SIDE = 1280;

/** The reader of the browser where there is one, else a library, which is loaded for it. */
export const openCodeReader = async (): Promise<CodeReader> => (await ownReader()) ?? (await libraryReader());

async function ownReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !formats.includes(FORMAT)) return null;
  const detector = new BarcodeDetector({ formats: [FORMAT] });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
}

async function libraryReader(): Promise<CodeReader> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    const { videoWidth, videoHeight } = picture;
    if (!pen || videoWidth === 0) return null;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    pen.drawImage(picture, 0, 0, width, height);
    const { data } = pen.getImageData(0, 0, width, height);
    try {
      return decodeQR({ data, width, height });
    } catch {
      // Its way of saying that it has found none.
      return null;
    }
  };
}
