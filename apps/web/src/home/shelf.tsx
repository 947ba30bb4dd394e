import { MiniBoard } from '@merellier/board';
import { RULE_SET_IDS, type RuleSet, ruleSet } from '@merellier/rules';
import { For, type JSX } from 'solid-js';
import { playAddress } from '../address/route.ts';
import { useLanguage, useSettings } from '../context.ts';
import { pictureOf } from '../parts/pictures.ts';

/** The draughts of the house; those of other countries stand on a shelf of their own. */
const HOUSEHOLD = ['dames', 'dame-36', 'dame-100', 'dames-a-souffler'];

/** Boards with fewer points than the marelle's: the first games of children. */
const isSmall = ({ family, board }: RuleSet): boolean => family === 'mill' && board.names.length < 24;

/** The game that most come for stands first. */
const all = [...new Set(['jeu-du-moulin', ...RULE_SET_IDS])].map((id) => ruleSet(id));
const SHELVES = {
  mills: all.filter((rules) => rules.family === 'mill' && !isSmall(rules)),
  small: all.filter(isSmall),
  draughts: all.filter(({ id }) => HOUSEHOLD.includes(id)),
  national: all.filter(({ id, family }) => family === 'draughts' && !HOUSEHOLD.includes(id)),
};

/** All games, each a small board on a shelf: touched, it lies ready on the large one. */
export function Shelf(): JSX.Element {
  const { s } = useLanguage();
  return (
    <>
      <Plank title={s().allMills} games={SHELVES.mills} />
      <Plank title={s().smallMills} games={SHELVES.small} />
      <Plank title={s().allDraughts} games={SHELVES.draughts} />
      <Plank title={s().nationalDraughts} games={SHELVES.national} />
    </>
  );
}

/** On the shelf one sentence is enough: the page of the rules has all of it. */
const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

/** How large a board stands on the shelf: by its points, as it would on a real one. */
function sizeOf({ board }: RuleSet): string {
  const places = board.names.length;
  return places < 12 ? 'tiny' : places < 24 ? 'small' : '';
}

function Plank(props: { readonly title: string; readonly games: readonly RuleSet[] }): JSX.Element {
  const settings = useSettings();
  const { words } = useLanguage();
  return (
    <div class="shelf">
      <h3>{props.title}</h3>
      <ul>
        <For each={props.games}>
          {(rules) => (
            <li>
              <a
                href={playAddress(rules)}
                aria-labelledby={`name-${rules.id}`}
                aria-describedby={`pitch-${rules.id}`}
                aria-current={settings.current().rules.id === rules.id ? 'true' : undefined}
              >
                <span class="shelf-board" data-size={sizeOf(rules)}>
                  <MiniBoard board={rules.board} view={pictureOf(rules)} />
                </span>
                <span class="shelf-name" id={`name-${rules.id}`}>
                  {words().rules(rules.id).name}
                </span>
                <span class="shelf-pitch" id={`pitch-${rules.id}`}>
                  {firstSentence(words().rules(rules.id).pitch)}
                </span>
              </a>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
