import type { Picture } from '@merellier/board';
import { positionOf } from '@merellier/rules';
import { writeFen, writeGame } from '@merellier/rules/notation';
import { createSignal, type JSX, Show } from 'solid-js';
import { positionFields } from '../address/address.ts';
import { packText } from '../address/pack.ts';
import { addressOf, playAddress } from '../address/route.ts';
import { rulesRest } from '../address/rules-rest.ts';
import { useBoards, useLanguage, useSession, useSettings } from '../context.ts';
import { download, textFile } from '../parts/download.ts';
import { LinkCode } from '../parts/link-code.tsx';
import { imageOfBoard, pixelsOf } from './board-image.ts';
import { toClipboard } from './clipboard.ts';
import { frameCode } from './frame-code.ts';

/** More letters than this make squares too small for a telephone's eye. */
const LONGEST_CODE = 1200;

/** The game or the position as a link, as a code that a telephone reads, and as a picture. */
export function SharePart(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const session = useSession();
  const boards = useBoards();
  const { s } = language;
  const [told, setTold] = createSignal('');
  const [code, setCode] = createSignal<string | null>(null);
  const here = (address: string): string => new URL(address, location.origin).href;

  /** A game of the server has an address of its own; any other is held by the link, at the address of its rules. */
  async function gameLink(): Promise<string> {
    const id = boards.shownId();
    if (id !== null) return here(addressOf('online', id));
    return `${here(playAddress(boards.shownGame().rules))}#g=${await packText(writeGame(boards.shownGame()))}`;
  }
  const ofPosition = (): Record<string, string> =>
    positionFields(boards.shownGame().rules, positionOf(boards.shownGame()));
  const positionLink = (): string => {
    const { rules } = boards.shownGame();
    const [id = '', ...changes] = rulesRest(rules);
    return here(addressOf('analysis', id, writeFen(rules, positionOf(boards.shownGame())), ...changes));
  };

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

  const picture = (): Promise<Picture> => {
    const { rules } = boards.shownGame();
    return imageOfBoard({
      board: rules.board,
      view: rules.view(positionOf(boards.shownGame())),
      bottom: session.current().bottom,
      names: settings.current().names,
    });
  };
  const name = (ending: string): string => `${boards.shownGame().rules.id}.${ending}`;

  async function savePixels(): Promise<void> {
    const blob = await pixelsOf(await picture());
    if (blob) download(name('png'), blob);
  }

  return (
    <section class="text-field">
      <h3 class="share-title">{s().share}</h3>
      <div class="acts share-acts">
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
          onClick={async () => download(name('svg'), textFile((await picture()).svg, 'image/svg+xml'))}
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
