import { type GameState, NAMELESS, playerOf } from '@merellier/protocol';
import { outcomeOf, pathTo, positionOf, type Side } from '@merellier/rules';
import type { Route } from '../address/views.ts';
import { pictureOf } from '../parts/pictures.ts';
import { ruleInShort } from '../views/learn/rule-prose.ts';
import { outcomeWords } from '../views/online/game/outcome-words.ts';
import { unbegunWords } from '../views/online/game/unbegun.ts';
import { shownGame } from './describe-positions.ts';
import { positionDocument } from './describe-views.ts';
import type { PageDocument } from './document.ts';
import { type Html, html } from './html.ts';
import type { Voice } from './voice.ts';

/** Endings that only games between players have, in the words of the online view. */
type Endings = Parameters<typeof outcomeWords>[1]['endings'];

const ENDINGS: Readonly<Record<Voice['language'], () => Promise<Endings>>> = {
  fr: async () => (await import('../views/online/strings/fr.ts')).fr.endings,
  en: async () => (await import('../views/online/strings/en.ts')).en.endings,
  de: async () => (await import('../views/online/strings/de.ts')).de.endings,
};

/** An online game: who invites to what, how it stands, or how it ended. */
export async function describeGame(voice: Voice, route: Route, state: GameState): Promise<PageDocument> {
  const { s, words } = voice;
  const rules = words.rulesName(state.rules);
  const game = shownGame(voice, state.game);
  const told = await tell(voice, state, rules);
  return {
    ...positionDocument(voice, route, { rules: state.rules, ...told, shown: game }),
    listed: false,
    // A game is not for ever what a messenger has seen of it.
    cardVersion: String(state.seq),
    title: s.titled(told.title),
    card: { ...told, ...(state.phase === 'waiting' && { view: pictureOf(state.rules) }) },
  };
}

interface Told {
  readonly over: string;
  readonly title: string;
  readonly text: string;
  readonly body?: Html;
}

async function tell(voice: Voice, state: GameState, rules: string): Promise<Told> {
  const { s, words } = voice;
  const named = (name: string | undefined, otherwise: string): string =>
    name === undefined || name === NAMELESS ? otherwise : name;
  if (state.phase === 'waiting') {
    const short = ruleInShort(state.rules, voice.learn.prose);
    return {
      over: s.invitation,
      title: s.invites(named(state.players.host.name, s.someone), rules),
      text: words.rules(state.rules).pitch,
      body: html`<p>${s.accept}</p><ul class="rule-prose">${short.map((sentence) => html`<li>${sentence}</li>`)}</ul>`,
    };
  }
  const nameOf = (side: Side): string => {
    const name = state.white ? named(playerOf(state, side)?.name, words.side(side)) : words.side(side);
    return name === words.side(side) ? name : `${name} (${words.side(side)})`;
  };
  const title = `${s.playersAre(nameOf('white'), nameOf('black'))}, ${rules}`;
  const moves = pathTo(state.game).length - 1;
  const boardOutcome = outcomeOf(state.game);
  if (state.outcome) {
    const endings = await ENDINGS[voice.language]();
    const ended =
      unbegunWords({ endings, nameless: s.someone, program: (name) => name }, state) ??
      outcomeWords(words, { endings }, state.outcome);
    return { over: s.over, title, text: s.afterMoves(moves, ended) };
  }
  const said = boardOutcome ? words.outcome(boardOutcome) : words.toPlay(state.rules, positionOf(state.game));
  return { over: s.running, title, text: s.afterMoves(moves, said) };
}
