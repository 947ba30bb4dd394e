import { type JSX, lazy, Show, Suspense } from 'solid-js';
import { addressOf } from '../address/route.ts';
import { rulesRest } from '../address/rules-rest.ts';
import { useIsTable } from '../board-page/face-to-face.ts';
import { spokenOf } from '../board-page/spoken.ts';
import { speak } from '../browser/speak.ts';
import { canSpeak } from '../browser/speech.ts';
import { readStored } from '../browser/storage.ts';
import { useBoards, useLanguage, useNavigation, usePlay, useSession, useSettings } from '../context.ts';
import { Dialog } from '../parts/dialog.tsx';
import { BESIDE, createMedia } from '../parts/media.ts';
import { LanguageSetting, LevelSetting, NamesSetting, TableSetting, ThemeSetting } from '../parts/setting-fields.tsx';
import { SheetLinks } from '../parts/sheet-links.tsx';
import { keepPressed } from '../parts/stand-clear.ts';
import { isShared } from '../session/session.ts';
import type { GameTag } from '../tournament/game-tag.ts';
import { useAgreement } from './agreement.ts';
import { useSpeaker } from './speaker.ts';

const GAME_TAG: GameTag = 'TournamentGame';
const TournamentWay = lazy(async () => ({ default: (await import('../views/tournament/at-board.tsx')).TournamentWay }));

/** What is wanted now and then: the rules, the game as text, its end by word, and how the page looks; from here all views are reached. */
export function MenuDialog(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const navigation = useNavigation();
  const session = useSession();
  const boards = useBoards();
  const play = usePlay();
  const agreement = useAgreement();
  const speaker = useSpeaker();
  const { s } = language;
  const beside = createMedia(BESIDE);
  const isTable = useIsTable();
  /** Whether all controls stand beside the board. */
  const wide = (): boolean => beside() && !isTable();
  const inPlay = (): boolean => navigation.view() === 'play';
  const goesOn = (): boolean => inPlay() && !play.outcome();
  const canOffer = (): boolean => isShared(session.current()) || play.seat() === 'person';
  const offer = (): void => {
    if (!canOffer()) {
      navigation.setDialog(null);
      agreement.declineDraw(s().drawNotNow);
    } else if (isShared(session.current())) navigation.setDialog('draw');
    else {
      navigation.setDialog(null);
      agreement.offerToComputer(speaker);
    }
  };
  const isUnderWay = (): boolean => play.game().nodes.length > 1 && !play.outcome();
  // With buttons at both edges one is soon pressed by the wrong hand, and the game is not the other's alone.
  const newGame = (): void => {
    if (isTable() && isUnderWay()) {
      navigation.setDialog('leave');
      return;
    }
    navigation.setDialog(null);
    session.again();
  };
  const changes = (): readonly string[] => language.words().changes(play.rules());
  const previous = readStored('local', 'previous');
  const backToPrevious = async (): Promise<void> => {
    const { readSession } = await import('../session/saved-session.ts');
    const before = readSession(previous);
    if (before) session.replace(before);
  };
  return (
    <Dialog title={s().menu}>
      {/* Beside the board of a telephone nothing else names the game. */}
      <Show when={inPlay()}>
        <p class="menu-game">{[language.words().rulesName(play.rules()), ...changes()].join(' · ')}</p>
      </Show>
      <ul class="menu">
        <Show when={inPlay() && GAME_TAG in play.game().tags}>
          <li>
            <Suspense>
              <TournamentWay class="menu-item" leave={() => navigation.setDialog(null)} />
            </Suspense>
          </li>
        </Show>
        <Show when={inPlay()}>
          <Item label={s().newGameLong} run={newGame} />
          <li>
            <a
              class="menu-item"
              href={addressOf('learn', 'openings', ...rulesRest(play.game().rules))}
              onClick={() => navigation.setDialog(null)}
            >
              {s().drawOpening}
            </a>
          </li>
        </Show>
        <Item label={s().readRules} run={() => navigation.setDialog('rules')} />
        <Show when={inPlay()}>
          <Item label={s().turnsShown(play.game().nodes.length - 1)} run={() => navigation.setDialog('turns')} />
        </Show>
        <Show when={!wide() && play.redoTarget() !== null}>
          <Item
            label={s().redoLong}
            run={() => {
              navigation.setDialog(null);
              play.redo();
            }}
          />
        </Show>
        {/* A game of a tournament is played without help. */}
        <Show when={inPlay() && !(goesOn() && GAME_TAG in play.game().tags)}>
          <Item label={s().analyse} run={() => boards.analyse(play.game())} />
        </Show>
        <Item label={s().asText} run={() => navigation.setDialog('text')} />
        <Show when={previous}>
          <Item
            label={s().previousGame}
            run={() => {
              navigation.setDialog(null);
              void backToPrevious();
            }}
          />
        </Show>
        <Show when={goesOn()}>
          <Item label={s().offerDraw} run={offer} />
          <Item
            label={s().resign}
            run={(button) => {
              keepPressed(button);
              navigation.setDialog('resign');
            }}
          />
        </Show>
        <Show when={inPlay() && !wide()}>
          <Item
            label={s().turnBoard}
            run={() => {
              navigation.setDialog(null);
              session.flip();
            }}
          />
          <Show when={canSpeak()}>
            <Item label={s().listenLong} run={() => speak(spokenOf(play), language.tongue().language)} />
          </Show>
        </Show>
      </ul>
      <div class="menu-settings">
        <NamesSetting />
        <Show when={inPlay() && isShared(session.current())}>
          <TableSetting />
        </Show>
        <Show when={inPlay() ? !isShared(session.current()) : boards.shownId() === null}>
          <LevelSetting level={inPlay() ? session.current().level : settings.current().level} />
        </Show>
        <ThemeSetting />
        <LanguageSetting />
      </div>
      <SheetLinks />
    </Dialog>
  );
}

function Item(props: { readonly label: string; readonly run: (button: Element) => void }): JSX.Element {
  return (
    <li>
      <button type="button" class="menu-item" onClick={({ currentTarget }) => props.run(currentTarget)}>
        {props.label}
      </button>
    </li>
  );
}
