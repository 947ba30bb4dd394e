import { explain, other, type RuleSet, SIDES } from '@merellier/rules';
import { createEffect, createMemo, createResource, createSignal, type JSX, on, onMount, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { rulesRest } from '../../../address/rules-rest.ts';
import { useLanguage, useNotices, useSettings } from '../../../context.ts';
import { exactTurns } from '../../../exact/exact.ts';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { LOT_LISTS, lotListsOf } from '../../../openings/lot-lists.ts';
import { linesOf } from '../../../openings/named-opening.ts';
import { focusBoard } from '../../../parts/focus.ts';
import { Icon } from '../../../parts/icons.tsx';
import { OpeningNote } from '../../../parts/opening-note.tsx';
import { positionSaid } from '../../../parts/position-said.ts';
import { PrintLine } from '../../../parts/print-line.tsx';
import { Segments } from '../../../parts/segments.tsx';
import { SideTray } from '../../../parts/side-tray.tsx';
import { TaskBoard, TaskStrip } from '../../../parts/task-board.tsx';
import { TypedTurn } from '../../../parts/typed-turn.tsx';
import { useStrings } from '../strings/strings.ts';
import { ANSWERS } from './answer.ts';
import { createTrainer, OWN_TURNS, type Trainer } from './trainer-state.ts';

const LISTS = [...LOT_LISTS, 'named'] as const;
type List = (typeof LISTS)[number];

/** Openings played on against the best answers, or those of people: lots, or lines that have names; what was wrong is put among the cards. */
export function TrainerPage(props: { readonly rules: RuleSet }): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const settings = useSettings();
  const s = useStrings();
  const { rules } = props;
  const [lots] = createResource(() => lotListsOf(rules));
  const linesIn = (list: List): readonly string[] =>
    list === 'named'
      ? linesOf(rules).map(({ turns }) => turns)
      : ((lots.latest?.get(list) ?? []).map(({ turns }) => turns) as readonly string[]);
  const lists = createMemo(() => LISTS.filter((list) => linesIn(list).length > 0));
  const [wanted, setList] = createSignal<List>('sharp');
  const list = (): List => (lists().includes(wanted()) ? wanted() : (lists()[0] ?? 'named'));
  const trainer = createTrainer({ rules: () => rules, lines: () => linesIn(list()), exact: exactTurns });
  const task = (): string => taskOf(trainer, s());
  const note = (): string => noteOf(trainer, s());
  const told = (): string => positionSaid(language, rules, trainer.view());
  onMount(() => notices.announce(task()));
  createEffect(
    on(
      trainer.phase,
      ({ at }) => {
        if (at === 'waiting') return;
        notices.announce(`${task()} ${note()} ${at === 'yours' ? told() : ''}`.trim());
        if (at !== 'yours') setTimeout(() => document.querySelector<HTMLElement>('#trainer-go')?.focus());
      },
      { defer: true },
    ),
  );
  function refuse(taps: readonly number[]): void {
    const refusal = trainer.phase().at === 'yours' ? explain(rules, trainer.position(), taps) : null;
    if (refusal) notices.announce(language.words().refusal(refusal, rules));
  }
  const draw = (): void => {
    trainer.draw();
    focusBoard();
  };
  const foe = () => other(trainer.side());
  const isTurn = (): boolean => trainer.game() !== null && trainer.phase().at === 'yours';
  return (
    <BoardLayout
      title={s().trainer.title}
      opens
      view="trainer"
      top={
        <div class="strip strip-top">
          <p class="strip-name">
            {s().trainer.program}
            <small>{language.s().colourOf(foe())}</small>
          </p>
          <SideTray rules={rules} view={trainer.view()} side={foe()} />
        </div>
      }
      board={
        <TaskBoard
          rules={rules}
          task={trainer}
          side={trainer.side()}
          play={(turn) => void trainer.play(turn)}
          refuse={refuse}
          stepped={trainer.setDone}
        />
      }
      bottom={
        <Show when={trainer.side()} keyed>
          {(side) => <TaskStrip rules={rules} task={trainer} side={side} you={s().trainer.you} isTurn={isTurn()} />}
        </Show>
      }
    >
      <section class="status">
        <p class="task" classList={{ 'task-over': trainer.phase().at === 'done' }}>
          {task()}
        </p>
        <div class="note">
          <p classList={{ refusal: trainer.phase().at === 'missed' }}>{note()}</p>
        </div>
        <p class="hidden">{told()}</p>
        <Show when={settings.current().typed && isTurn()}>
          <TypedTurn rules={rules} position={trainer.position()} play={(turn) => void trainer.play(turn)} />
        </Show>
        <Acts trainer={trainer} draw={draw} />
      </section>
      <div class="openings-form">
        {/* Others are chosen where openings are drawn. */}
        <p class="setting">
          <span>{s().whichRules}</span>
          <a href={addressOf('learn', 'openings', ...rulesRest(rules))}>{language.words().rulesName(rules)}</a>
        </p>
        <Segments
          name="trainer-side"
          title={s().trainer.side}
          values={SIDES}
          labels={s().trainer.sides}
          value={trainer.side()}
          change={trainer.choose}
        />
        <Show when={lists().length > 0} fallback={<p class="faint">{lots.loading ? '' : s().trainer.none}</p>}>
          <Segments
            name="trainer-list"
            title={s().trainer.list}
            values={lists()}
            labels={s().trainer.lists}
            value={list()}
            change={(next) => {
              setList(next);
              trainer.forget();
            }}
          />
        </Show>
        <Segments
          name="trainer-answers"
          title={s().trainer.answers}
          values={ANSWERS}
          labels={s().trainer.answerers}
          value={trainer.answers()}
          change={trainer.setAnswers}
        />
        <Show when={trainer.answers() === 'people'}>
          <p class="faint">{s().trainer.people}</p>
        </Show>
        <Show when={trainer.game()}>
          {(game) => (
            <>
              <OpeningNote game={game()} />
              <p class="sheet-links">
                <PrintLine game={game()} label={s().printLine} />
              </p>
            </>
          )}
        </Show>
      </div>
      <nav class="controls" aria-label={language.s().controls}>
        <a class="control" href={addressOf('learn', 'openings', ...rulesRest(rules))}>
          <Icon name="learn" />
          <span>{s().trainer.all}</span>
          <span class="hidden">: {s().trainer.allLong}</span>
        </a>
        <button
          type="button"
          class="control"
          aria-disabled={trainer.game() === null}
          onClick={() => trainer.game() && trainer.begin()}
        >
          <Icon name="undo" />
          <span>{s().trainer.restart}</span>
        </button>
        <button type="button" class="control" aria-disabled={lists().length === 0} onClick={draw}>
          <Icon name="right" />
          <span>{s().trainer.next}</span>
        </button>
      </nav>
    </BoardLayout>
  );
}

/** What can be done now, where it is not a turn on the board. */
function Acts(props: { readonly trainer: Trainer; readonly draw: () => void }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { trainer } = props;
  const again = (): void => {
    trainer.again();
    focusBoard();
  };
  return (
    <div class="acts">
      <Show when={trainer.game() === null || trainer.phase().at === 'done'}>
        <button type="button" class="button primary" id="trainer-go" onClick={() => props.draw()}>
          {trainer.game() === null ? s().trainer.draw : s().trainer.another}
        </button>
      </Show>
      <Show when={trainer.phase().at === 'missed'}>
        <button type="button" class="button primary" id="trainer-go" onClick={again}>
          {s().trainer.again}
        </button>
        <a class="button" href={addressOf('revise')}>
          {language.s().sheets.revise}
        </a>
      </Show>
    </div>
  );
}

type Words = ReturnType<ReturnType<typeof useStrings>>;

/** What is to be done now, or what came of it. */
function taskOf(trainer: Trainer, { trainer: s }: Words): string {
  const phase = trainer.phase();
  if (trainer.game() === null) return s.title;
  if (phase.at === 'done') return s.done(trainer.missed());
  if (phase.at === 'missed') return s.missed(phase.mistake.played, phase.mistake.proved !== null);
  return phase.at === 'waiting' ? s.waiting : s.yours(s.turns(OWN_TURNS - trainer.own()));
}

function noteOf(trainer: Trainer, { trainer: s }: Words): string {
  const phase = trainer.phase();
  if (trainer.game() === null) return s.lead;
  if (phase.at === 'done') return s.doneNote;
  if (phase.at !== 'missed') return '';
  const { better, proved } = phase.mistake;
  return `${s.better(better[0] ?? '', proved !== null)} ${phase.kept ? s.kept : s.notKept}`;
}
