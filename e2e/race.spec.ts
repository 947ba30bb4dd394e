import { expect, type Page, test } from '@playwright/test';
import type { Puzzle } from '../apps/web/src/puzzles/puzzle.ts';
import { puzzlesIn } from './puzzle-data.ts';
import {
  byKeys,
  chooseByKeys,
  expectAccessible,
  fingerTap,
  overflows,
  playByKeys,
  tabTo,
  touchTurn,
} from './support.ts';

const RULES = 'marelle-a-6';
const puzzles = puzzlesIn(RULES);

interface Task {
  readonly index: number;
  readonly fen: string;
}

/** What the server tells a racer, as far as it has changed. */
interface Told {
  readonly task?: Task | null;
  readonly answers?: readonly boolean[];
}

/** What goes over the socket of a race, and a way to send over it what nobody would tap eighteen times. */
async function listen(page: Page) {
  let send: (message: object) => void = () => {};
  let task: Task | null = null;
  let answers: readonly boolean[] = [];
  await page.routeWebSocket('**/races/socket', (socket) => {
    const server = socket.connectToServer();
    send = (message) => server.send(JSON.stringify(message));
    server.onMessage((text) => {
      const { view, change } = JSON.parse(String(text)) as Record<string, Told>;
      const told = view ?? change;
      if (told?.task !== undefined) task = told.task;
      answers = told?.answers ?? answers;
      socket.send(text);
    });
  });
  const puzzle = (): Puzzle => {
    const found = puzzles.find(({ fen }) => fen === task?.fen);
    if (!found) throw new Error('no puzzle is shown');
    return found;
  };
  return {
    puzzle,
    task: () => task,
    /** How many answers were wrong: on a slow machine there is time for fewer of them. */
    wrong: () => answers.filter((right) => !right).length,
    /** Answers wrong until there is no more time: each answer costs some of it. */
    async runOut(): Promise<void> {
      while (task) {
        const { index } = task;
        const turn = puzzle().others[0]?.[0];
        send({ type: 'do', command: { kind: 'answer', round: 1, index, turn } });
        await expect.poll(() => task?.index ?? null).not.toBe(index);
      }
    },
  };
}

test('a race of two, one by keys and one by touch: by a link, through a lost connection, to the table and what was missed', async ({
  page,
  browser,
}) => {
  const anna = await listen(page);
  await page.goto('/problemes');
  await byKeys(page, page.getByRole('link', { name: /^Course/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Course' })).toBeFocused();
  await tabTo(page, page.getByLabel('Votre nom'));
  await page.keyboard.type('Anna');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.race-code')).toHaveText(/^[A-Z]{4}$/);
  const code = (await page.locator('.race-code').textContent()) ?? '';
  await expect(page).toHaveURL(new RegExp(`/problemes/course/${code}$`));
  await expect(page.getByRole('button', { name: 'Lancer la course' })).toHaveAttribute('aria-disabled', 'true');

  const viewport = { width: 360, height: 740 };
  const telephone = await browser.newContext({ serviceWorkers: 'block', viewport, hasTouch: true, isMobile: true });
  const other = await telephone.newPage();
  const ben = await listen(other);
  await other.goto(`/problemes/course/${code}`);
  await other.getByLabel('Votre nom').fill('anna');
  const enter = other.getByRole('button', { name: 'Rejoindre' });
  await fingerTap(enter);
  await expect(other.getByText('Quelqu’un porte déjà ce nom')).toBeVisible();
  await other.getByLabel('Votre nom').fill('Ben');
  await fingerTap(enter);
  await expect(other.getByText('Anna donnera le départ.')).toBeVisible();
  await expectAccessible(other);
  expect(await overflows(other)).toBe(false);
  await byKeys(page, page.locator('summary', { hasText: 'Lien et code à scanner' }));
  await expectAccessible(page);

  await chooseByKeys(page, page.getByLabel('Règle'), RULES);
  await byKeys(page, page.getByRole('button', { name: 'Lancer la course' }));
  await expect(other.locator('.task')).toContainText('La course commence dans');
  await expect(page.getByRole('timer', { name: 'Temps restant' })).toHaveText(/^(2:\d\d|3:00)$/);
  await expect(other.getByRole('timer', { name: 'Temps restant' })).toBeVisible();
  expect(ben.puzzle().id).toBe(anna.puzzle().id);
  await expectAccessible(other);
  expect(await overflows(other)).toBe(false);

  // Each goes on alone, and both see who is ahead.
  const [first] = anna.puzzle().line;
  await playByKeys(page, first ?? '');
  const before = (one: Page) => one.locator('.run-marks + .run-before');
  await expect(before(page)).toHaveText(/^Juste/);
  const rows = (one: Page) => one.locator('.race-live li');
  await expect(rows(other)).toHaveText([/1\s*Anna\s*1/, /2\s*Ben\s*\(vous\)\s*0/]);
  await touchTurn(other, ben.puzzle().others[0]?.[0] ?? '');
  await expect(before(other)).toHaveText(`Au problème précédent, il fallait jouer ${first}.`);

  // The page is opened anew, elsewhere: the race goes on where it was.
  const at = anna.task()?.index;
  await page.goto('/problemes/course');
  await byKeys(page, page.getByRole('link', { name: `Revenir dans la course ${code}` }));
  await expect(page.getByRole('timer', { name: 'Temps restant' })).toBeVisible();
  expect(anna.task()?.index).toBe(at);

  await Promise.all([anna.runOut(), ben.runOut()]);
  await expect(page.getByRole('heading', { level: 1, name: 'Résultat de la course' })).toBeFocused();
  await expect(page.locator('.sheet-lead')).toHaveText(/^Vous gagnez la course/);
  await expect(other.locator('.sheet-lead')).toHaveText('Anna gagne la course.');
  await expect(other.locator('.race-table tbody tr')).toHaveCount(2);
  const missed = ben.wrong();
  expect(missed).toBeGreaterThan(1);
  await expect(other.locator('.puzzles a')).toHaveCount(missed);
  for (const one of [page, other]) await expectAccessible(one);
  expect(await overflows(other)).toBe(false);

  // What was missed comes back where everything comes back.
  await fingerTap(other.getByRole('button', { name: 'Quitter la course' }));
  await expect(other.getByRole('heading', { name: 'Rejoindre une course' })).toBeVisible();
  await expect(page.getByText('Ben (parti)')).toBeVisible();
  await other.goto('/reviser');
  await expect(other.getByText(`${missed} cartes à revoir`)).toBeVisible();
  await telephone.close();
});
