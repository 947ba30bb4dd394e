import { Engine, type Refutation, type Reviewed, reviewGame } from '@merellier/engine';
import { type Game, positionOf } from '@merellier/rules';
import { readGame } from '@merellier/rules/notation';
import { loadWords } from '@merellier/words';
import { expect, it } from 'vitest';
import { refutationSaid } from '../review/refutation-words.ts';
import { countVerdicts } from '../review/review.ts';
import { fr } from '../strings/fr.ts';
import { explainTurn, inOne } from './explain.ts';

const read = readGame('[Rules "marelle"] 1. d6 a1 2. f4 a4 3. c3 a7xd6 *');
if (!read.ok) throw new Error('game');
const game: Game = read.value;
const reviews = reviewGame(new Engine(game.rules, { memoryMb: 4 }), game, { depth: 6 });
const sideOf = ({ node }: Reviewed) => positionOf(game, node - 1).toPlay;

it('says that a turn was a mistake, why, and what was better', async () => {
  const words = await loadWords('fr');
  const third = reviews[4] as Reviewed;
  const said = inOne(explainTurn(fr, words, game.rules, positionOf(game, third.node - 1), third));
  expect(said).toMatch(/^(\?! Imprécision|\? Erreur|\?\? Grosse erreur)\./);
  expect(said).toContain('Ce coup laisse les Noirs fermer le moulin a1-a4-a7.');
  // What it loses is said once, with the turns that show it; between the mistake and the capture White plays nothing.
  expect(said).not.toContain('perd 1 pion');
  const refutation = third.refutation as Refutation;
  expect(refutationSaid(fr, game.rules, refutation, null)).toBe(
    'Après ce coup, les Noirs gagnent tout de suite 1 pion.',
  );
  expect(said).toMatch(
    /(?:L’équilibre est rompu|La partie bascule|L’avantage est perdu|La position empire)\u202f: .+ Mieux valait \w+(?:\.|\u202f: ce coup)/,
  );
  // What is good is said to be good.
  const good = reviews.find(({ verdict }) => verdict === 'good') as Reviewed;
  expect(explainTurn(fr, words, game.rules, positionOf(game, good.node - 1), good).verdict).toBe('Bon coup.');
});

it('gives a good turn its own reasons, not those of another as good', async () => {
  const two = readGame('[Rules "marelle"] [FEN "W:Wf4,g4,e4,b6,a4,c4:Bg1,c5,d1"] 1. b6-b4xg1 *');
  if (!two.ok) throw new Error('game');
  const { rules } = two.value;
  const [only] = reviewGame(new Engine(rules, { memoryMb: 4 }), two.value, { depth: 4 });
  const said = inOne(explainTurn(fr, await loadWords('fr'), rules, positionOf(two.value, 0), only as Reviewed));
  expect(said).toContain('prend g1');
});

it('counts what each side gave away', () => {
  const counts = countVerdicts(reviews.map((reviewed) => ({ side: sideOf(reviewed), reviewed })));
  const { inaccuracy, mistake, blunder } = counts.white;
  expect(inaccuracy + mistake + blunder).toBeGreaterThan(0);
});
