import { type JSX, Show } from 'solid-js';
import { readStored } from '../browser/storage.ts';
import { useApp } from '../context.ts';
import { Dialog } from '../parts/dialog.tsx';
import { createMedia, FIVE_CONTROLS } from '../parts/media.ts';
import { LanguageSetting, LevelSetting, NamesSetting, TableSetting, ThemeSetting } from '../parts/setting-fields.tsx';
import { SheetLinks } from '../parts/sheet-links.tsx';
import { isShared } from '../session/session.ts';

/** What is wanted now and then: the rules, the game as text, its end by word, and how the page looks; from here all views are reached. */
export function MenuDialog(): JSX.Element {
  const app = useApp();
  const { play, s } = app;
  const wide = createMedia(FIVE_CONTROLS);
  const inPlay = (): boolean => app.view() === 'play';
  const goesOn = (): boolean => inPlay() && !play.outcome();
  const canOffer = (): boolean => isShared(app.session()) || play.seat() === 'person';
  const offer = (): void => {
    if (!canOffer()) {
      app.setDialog(null);
      play.declineDraw(s().drawNotNow);
    } else if (isShared(app.session())) app.setDialog('draw');
    else {
      app.setDialog(null);
      play.offerToComputer();
    }
  };
  const previous = readStored('local', 'previous');
  const backToPrevious = async (): Promise<void> => {
    const { readSession } = await import('../session/saved-session.ts');
    const session = readSession(previous);
    if (!session) return;
    app.replace(session);
  };
  return (
    <Dialog title={s().menu}>
      <ul class="menu">
        <Item label={s().readRules} run={() => app.setDialog('rules')} />
        <Show when={inPlay()}>
          <Item label={s().turnsShown(play.game().nodes.length - 1)} run={() => app.setDialog('turns')} />
        </Show>
        <Show when={!wide() && play.redoTarget() !== null}>
          <Item
            label={s().redoLong}
            run={() => {
              app.setDialog(null);
              play.redo();
            }}
          />
        </Show>
        <Show when={inPlay()}>
          <Item label={s().analyse} run={() => app.analyse(play.game())} />
        </Show>
        <Item label={s().asText} run={() => app.setDialog('text')} />
        <Show when={previous}>
          <Item
            label={s().previousGame}
            run={() => {
              app.setDialog(null);
              void backToPrevious();
            }}
          />
        </Show>
        <Show when={goesOn()}>
          <Item label={s().offerDraw} run={offer} />
          <Item label={s().resign} run={() => app.setDialog('resign')} />
        </Show>
        <Show when={inPlay()}>
          <Item
            label={s().turnBoard}
            run={() => {
              const { bottom } = app.session();
              app.setDialog(null);
              app.keep({ ...app.session(), bottom: bottom === 'white' ? 'black' : 'white' });
            }}
          />
        </Show>
      </ul>
      <div class="menu-settings">
        <NamesSetting />
        <Show when={inPlay() && isShared(app.session())}>
          <TableSetting />
        </Show>
        <Show when={inPlay() ? !isShared(app.session()) : app.shownId() === null}>
          <LevelSetting level={inPlay() ? app.session().level : app.settings().level} />
        </Show>
        <ThemeSetting />
        <LanguageSetting />
      </div>
      <SheetLinks />
    </Dialog>
  );
}

function Item(props: { readonly label: string; readonly run: () => void }): JSX.Element {
  return (
    <li>
      <button type="button" class="menu-item" onClick={() => props.run()}>
        {props.label}
      </button>
    </li>
  );
}
