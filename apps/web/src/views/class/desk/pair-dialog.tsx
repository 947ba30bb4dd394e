import type { Animal, ClassSeating } from '@merellier/protocol/class';
import { RULE_SET_IDS } from '@merellier/rules';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { countDeeds, keptProgress, strengthOf } from '../../../class/class-progress.ts';
import {
  byStrength,
  exchanged,
  freePupils,
  seatAgainstComputer,
  seatAgainstTeacher,
  seatInPairs,
  shuffled,
} from '../../../class/pairing.ts';
import { keepPairing, keptPairing, PAIR_WAYS, type PairWay } from '../../../class/pairing-choice.ts';
import { useLanguage, useNavigation } from '../../../context.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { levelName } from '../../../parts/level-choice.tsx';
import { Segments } from '../../../parts/segments.tsx';
import { LEVEL_NUMBERS } from '../../../settings/levels.ts';
import { seatName } from '../parts.tsx';
import { useStrings } from '../strings/strings.ts';
import { useClassView, useTeacher } from '../teacher-context.ts';

/** Who is given a new game. */
const WHOSE = ['free', 'all'] as const;
type Whose = (typeof WHOSE)[number];

const below = (bound: number): number => Math.floor(Math.random() * bound);

/** Who plays whom: by lot, by strength, by hand, against the computer or the teacher. From a position, or from the beginning. */
export function PairDialog(props: {
  /** The rule set and position to begin with; null for those of a game, which can be chosen. */
  readonly rules: { readonly id: string; readonly parameters: Readonly<Record<string, string | number>> } | null;
  readonly start: string | null;
  readonly close: () => void;
}): JSX.Element {
  const s = useStrings();
  const language = useLanguage();
  const navigation = useNavigation();
  const teacher = useTeacher();
  const view = useClassView();
  const last = keptPairing();
  const [way, setWay] = createSignal(last.way);
  const [level, setLevel] = createSignal(last.level);
  const [rules, setRules] = createSignal(last.rules);
  const [picked, setPicked] = createSignal<Animal | null>(null);
  const here = (): readonly Animal[] =>
    (Object.keys(view().pupils) as Animal[]).filter((pupil) => view().pupils[pupil]?.here);
  const free = createMemo(() => freePupils(view().boards, here()));
  const goesOn = createMemo(() => Object.values(view().boards).some(({ outcome }) => outcome === null));
  /** Where some have finished and others play on, a new game is at first for those who wait. */
  const canSpare = (): boolean => goesOn() && free().length > 0;
  const [whose, setWhose] = createSignal<Whose>('free');
  const isForFree = (): boolean => canSpare() && whose() === 'free';
  const present = (): readonly Animal[] => (isForFree() ? free() : here());
  const arranged = (how: PairWay): readonly Animal[] => {
    if (how === 'lot') return shuffled(present(), below);
    const counts = countDeeds(keptProgress());
    return how === 'strength' ? byStrength(present(), (pupil) => strengthOf(counts, pupil)) : present();
  };
  const [order, setOrder] = createSignal(arranged(way()));
  const seatings = createMemo((): readonly ClassSeating[] => {
    // Who has left meanwhile plays no more, who has come plays too.
    const now = present();
    const all = [...order().filter((pupil) => now.includes(pupil)), ...now.filter((pupil) => !order().includes(pupil))];
    if (way() === 'computer') return seatAgainstComputer(all, level());
    return way() === 'teacher' ? seatAgainstTeacher(all) : seatInPairs(all);
  });
  const choose = (next: PairWay): void => {
    setWay(next);
    setPicked(null);
    setOrder(arranged(next));
  };
  function pick(pupil: Animal): void {
    const other = picked();
    setPicked(other === null ? pupil : null);
    if (other !== null && other !== pupil) setOrder(exchanged(order(), other, pupil));
  }
  function begin(): void {
    const wanted = props.rules ?? { id: rules(), parameters: {} };
    // Without the server nothing is sent, and the pairs stay as they were made.
    const othersGoOn = isForFree() ? true : undefined;
    const asked = { kind: 'play', rules: wanted, start: props.start, seatings: seatings(), othersGoOn } as const;
    if (!teacher.ask(asked)) return;
    keepPairing({ way: way(), level: level(), rules: rules() });
    props.close();
    navigation.show('class', 'desk');
  }
  const byHand = (): boolean => way() === 'lot' || way() === 'strength';
  return (
    <Dialog title={s().playTitle} wide onClose={props.close}>
      <Show when={present().length > 0} fallback={<p>{s().needPupils}</p>}>
        <Show when={canSpare()}>
          <Segments
            name="class-whose"
            title={s().whoPlays}
            values={WHOSE}
            labels={{ free: s().whose.free(free().length), all: s().whose.all }}
            value={whose()}
            change={(next) => {
              setWhose(next);
              choose(way());
            }}
          />
        </Show>
        <fieldset class="segments segments-apart class-pair-ways">
          <legend>{s().way}</legend>
          <For each={PAIR_WAYS}>
            {(each) => (
              <label>
                <input
                  type="radio"
                  name="class-way"
                  value={each}
                  checked={way() === each}
                  onChange={() => choose(each)}
                />
                <span>{s().ways[each]}</span>
              </label>
            )}
          </For>
        </fieldset>
        <Show when={props.rules === null}>
          <label class="setting">
            <span>{s().rules}</span>
            <select class="select" onChange={({ currentTarget }) => setRules(currentTarget.value)}>
              <For each={RULE_SET_IDS}>
                {(id) => (
                  <option value={id} selected={id === rules()}>
                    {language.words().rules(id).name}
                  </option>
                )}
              </For>
            </select>
          </label>
        </Show>
        <Show when={way() === 'computer'}>
          <label class="setting">
            <span>{s().level}</span>
            <select class="select" onChange={({ currentTarget }) => setLevel(Number(currentTarget.value))}>
              <For each={LEVEL_NUMBERS}>
                {(number) => (
                  <option value={number} selected={number === level()}>
                    {number} · {levelName(language, number)}
                  </option>
                )}
              </For>
            </select>
          </label>
        </Show>
        <h3>{s().pairs}</h3>
        <Show when={byHand()}>
          <p class="faint">{s().pairHelp}</p>
        </Show>
        <ul class="class-pairs">
          <For each={seatings()}>
            {(seating) => (
              <li>
                <For each={[seating.white, seating.black]}>
                  {(seat) => (
                    <Show
                      when={byHand() && seat !== 'computer' && seat !== 'teacher' ? seat : null}
                      fallback={<span>{seatName(s(), seat)}</span>}
                    >
                      {(pupil) => (
                        <button
                          type="button"
                          class="button"
                          aria-pressed={picked() === pupil()}
                          aria-label={s().swap(s().animals[pupil()])}
                          onClick={() => pick(pupil())}
                        >
                          {s().animals[pupil()]}
                        </button>
                      )}
                    </Show>
                  )}
                </For>
              </li>
            )}
          </For>
        </ul>
        <Show when={goesOn()}>
          <p class="faint">{isForFree() ? s().freeHelp : s().replaces}</p>
        </Show>
        <div class="two">
          <Show when={way() === 'lot'}>
            <button type="button" class="button" onClick={() => choose('lot')}>
              {s().again}
            </button>
          </Show>
          <button type="button" class="button primary" onClick={begin}>
            {s().begin}
          </button>
        </div>
      </Show>
    </Dialog>
  );
}
