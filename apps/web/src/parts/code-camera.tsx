import { createSignal, type JSX, onCleanup, onMount } from 'solid-js';
import { openCodeReader } from '../browser/code-reader.ts';

/** Why there is no picture: the page may not use a camera without https, somebody has refused it, or there is none. */
export type CameraProblem = 'insecure' | 'refused' | 'none';

/** Between two looks at the picture, in milliseconds. */
const PAUSE = 150;
/** A code that was out of sight for so long, in milliseconds, is read again when it comes back. */
const FORGOTTEN = 2_000;

/** The picture of the camera, in which QR codes are read one after the other: each is told once while it is in sight. */
export function CodeCamera(props: {
  readonly label: string;
  readonly read: (text: string) => void;
  readonly fail: (problem: CameraProblem) => void;
}): JSX.Element {
  let video: HTMLVideoElement | undefined;
  let stream: MediaStream | null = null;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const [isSeen, setSeen] = createSignal(false);

  async function look(): Promise<void> {
    if (!navigator.mediaDevices) return props.fail('insecure');
    const reading = openCodeReader();
    try {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
      });
    } catch (error) {
      return props.fail(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none');
    }
    if (isOver || !video) return close();
    video.srcObject = stream;
    await video.play().catch(() => undefined);
    const read = await reading;
    let [last, seenAt] = ['', 0];
    const again = async (): Promise<void> => {
      const text = video ? await read(video).catch(() => null) : null;
      if (isOver) return;
      const now = performance.now();
      if (text !== null) {
        const isNew = text !== last || now - seenAt > FORGOTTEN;
        [last, seenAt] = [text, now];
        setSeen(true);
        if (isNew) props.read(text);
      } else if (now - seenAt > PAUSE * 3) setSeen(false);
      timer = setTimeout(() => void again(), PAUSE);
    };
    void again();
  }

  function close(): void {
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
  }

  onMount(() => void look());
  onCleanup(() => {
    isOver = true;
    clearTimeout(timer);
    close();
  });
  return (
    <video
      ref={video}
      class="code-camera"
      classList={{ 'code-camera-seen': isSeen() }}
      aria-label={props.label}
      muted
      playsinline
    />
  );
}
