import { boardPicture } from '@merellier/board';
import { positionOf } from '@merellier/rules';
import { writeFen, writeGame } from '@merellier/rules/notation';
import { createSignal, type JSX, Show } from 'solid-js';
import { useApp } from '../context.ts';
import { packText } from '../pack.ts';
import { download, textFile } from '../parts/download.ts';
import { LinkCode } from '../parts/link-code.tsx';
import { toClipboard } from './clipboard.ts';
import { frameCode } from './frame-code.ts';

/** More letters than this make squares too small for a telephone's eye. */
const LONGEST_CODE = 1200;
/** The width of a picture made of pixels. */
const PIXELS = 1200;

/** The game or the position as a link, as a code that a telephone reads, and as a picture. */
export function SharePart(props: { readonly told: (text: string) => void }): JSX.Element {
  const app = useApp();
  const { s } = app;
  const [code, setCode] = createSignal<string | null>(null);
  const page = `${location.origin}${location.pathname}`;

  const gameLink = async (): Promise<string> => `${page}#g=${await packText(writeGame(app.shownGame()))}`;
  function positionLink(): string {
    const game = app.shownGame();
    const { rules } = game;
    const fields = { rules: rules.id, ...rules.changes, fen: writeFen(rules, positionOf(game)) };
    return `${page}#${new URLSearchParams(fields as Record<string, string>)}`;
  }

  /** What makes a frame with this game, or this position, on a page of one's own. */
  async function frame(): Promise<string> {
    const game = app.shownGame();
    const { rules } = game;
    const position = { rules: rules.id, ...rules.changes, fen: writeFen(rules, positionOf(game)) };
    const id = app.shownId();
    // A game of the server goes on in the frame; any other is held by the address.
    const kept = game.nodes.length > 1 ? { g: await packText(writeGame(game)) } : position;
    const fields = { ...(id === null ? kept : { game: id }), lang: app.tongue().language } as Record<string, string>;
    return frameCode(fields, app.words().rulesName(rules));
  }

  async function copy(link: string, done: string): Promise<void> {
    props.told((await toClipboard(link)) ? done : s().linkShown(link));
  }

  async function showCode(): Promise<void> {
    const link = await gameLink();
    const short = link.length <= LONGEST_CODE;
    setCode(short ? link : positionLink());
    props.told(short ? s().codeOfGame : s().codeOfPosition);
  }

  // In the look of the page, as it is on this screen.
  const picture = () => {
    const style = getComputedStyle(document.documentElement);
    return boardPicture(app.shownGame().rules.board, app.shownGame().rules.view(positionOf(app.shownGame())), {
      bottom: app.session().bottom,
      names: app.settings().names,
      colour: (property) => style.getPropertyValue(property).trim(),
    });
  };
  const name = (ending: string): string => `${app.shownGame().rules.id}.${ending}`;

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
        <button type="button" class="button" onClick={() => void copy(positionLink(), s().copied)}>
          {s().copyPositionLink}
        </button>
        <button type="button" class="button" onClick={async () => copy(await frame(), s().copied)}>
          {s().copyFrame}
        </button>
        <button type="button" class="button" aria-expanded={code() !== null} onClick={() => void showCode()}>
          {s().code}
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
      </div>
      <Show when={code()}>{(link) => <LinkCode link={link()} label={s().code} />}</Show>
    </section>
  );
}
