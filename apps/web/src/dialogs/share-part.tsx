import { boardPicture } from '@merellier/board';
import { positionOf } from '@merellier/rules';
import { writeGame } from '@merellier/rules/notation';
import { createSignal, type JSX, Show } from 'solid-js';
import { positionFields } from '../address/address.ts';
import { packText } from '../address/pack.ts';
import { useBoards, useLanguage, useSession, useSettings } from '../context.ts';
import { download, textFile } from '../parts/download.ts';
import { LinkCode } from '../parts/link-code.tsx';
import { toClipboard } from './clipboard.ts';
import { frameCode } from './frame-code.ts';

/** More letters than this make squares too small for a telephone's eye. */
const LONGEST_CODE = 1200;
/** The width of a picture made of pixels. */
const PIXELS = 1200;

/** The game or the position as a link, as a code that a telephone reads, and as a picture. */
export function SharePart(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const session = useSession();
  const boards = useBoards();
  const { s } = language;
  const [told, setTold] = createSignal('');
  const [code, setCode] = createSignal<string | null>(null);
  const page = `${location.origin}/`;

  const gameLink = async (): Promise<string> => `${page}#g=${await packText(writeGame(boards.shownGame()))}`;
  const ofPosition = (): Record<string, string> =>
    positionFields(boards.shownGame().rules, positionOf(boards.shownGame()));
  const positionLink = (): string => `${page}#${new URLSearchParams(ofPosition())}`;

  /** Whether there is a game to show, and not a position only. */
  const isGame = (): boolean => boards.shownId() !== null || boards.shownGame().nodes.length > 1;
  /** What makes a frame with this game on a page of one's own: one of the server goes on in it, any other is held by the address. */
  async function gameFrame(): Promise<string> {
    const id = boards.shownId();
    return frame(id === null ? { g: await packText(writeGame(boards.shownGame())) } : { game: id });
  }
  const frame = (fields: Readonly<Record<string, string>>): string =>
    frameCode({ ...fields, lang: language.tongue().language }, language.words().rulesName(boards.shownGame().rules));

  async function copy(link: string, done: string): Promise<void> {
    setTold((await toClipboard(link)) ? done : s().linkShown(link));
  }

  async function showCode(): Promise<void> {
    const link = await gameLink();
    const short = link.length <= LONGEST_CODE;
    setCode(short ? link : positionLink());
    setTold(short ? s().codeOfGame : s().codeOfPosition);
  }

  // In the look of the page, as it is on this screen.
  const picture = () => {
    const style = getComputedStyle(document.documentElement);
    return boardPicture(boards.shownGame().rules.board, boards.shownGame().rules.view(positionOf(boards.shownGame())), {
      bottom: session.current().bottom,
      names: settings.current().names,
      colour: (property) => style.getPropertyValue(property).trim(),
    });
  };
  const name = (ending: string): string => `${boards.shownGame().rules.id}.${ending}`;

  async function savePixels(): Promise<void> {
    const { svg, width, height } = picture();
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = PIXELS;
    canvas.height = Math.round((PIXELS * height) / width);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    if (blob) download(name('png'), blob);
  }

  return (
    <section class="text-field">
      <h3 class="share-title">{s().share}</h3>
      <div class="acts">
        <button type="button" class="button" onClick={async () => copy(await gameLink(), s().linkCopied)}>
          {s().copyLink}
        </button>
        <button type="button" class="button" aria-expanded={code() !== null} onClick={() => void showCode()}>
          {s().code}
        </button>
        <button type="button" class="button" onClick={() => void copy(positionLink(), s().positionLinkCopied)}>
          {s().copyPositionLink}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => download(name('svg'), textFile(picture().svg, 'image/svg+xml'))}
        >
          {s().pictureSvg}
        </button>
        <button type="button" class="button" onClick={() => void savePixels()}>
          {s().picturePng}
        </button>
        <Show when={isGame()}>
          <button type="button" class="button" onClick={async () => copy(await gameFrame(), s().frameCopied)}>
            {s().copyFrame}
          </button>
        </Show>
        <button type="button" class="button" onClick={() => void copy(frame(ofPosition()), s().frameCopied)}>
          {isGame() ? s().copyPositionFrame : s().copyFrame}
        </button>
      </div>
      <p role="status" class="faint told">
        {told()}
      </p>
      <Show when={code()}>{(link) => <LinkCode link={link()} label={s().code} />}</Show>
    </section>
  );
}
