import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@merellier/server';
import { expect } from '@playwright/test';
import { at } from '../../scripts/workspace.mjs';
import { MARELLE } from '../games.ts';
import { turnsOf } from '../support.ts';
import { test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

/** The first game of children, in which the first mill wins. */
const THREE = ['a1', 'b2', 'b1', 'c1', 'c3', 'a3', 'a1-a2', 'b2-b3', 'b1-b2', 'c1-b1', 'c3-c2'];

/** Takes a game from its shelf on the first page, which is filled once it is come to; that leads to the game's board. */
async function choose(person: Visitor, rules: string): Promise<void> {
  await person.waitFor(
    `(document.querySelector('#games')?.scrollIntoView(), document.querySelector('#games .shelf-name'))`,
  );
  await person.tap(rules, '#games .shelf-name');
  // At the top of its page: a tap that was aimed before it was scrolled there misses.
  await person.waitFor(`nameOf(document.querySelector('h1')) === ${JSON.stringify(rules)} && scrollY === 0`);
}

test('the page starts, and says nothing of a fault', async ({ person, baseURL }) => {
  const anna = await person();
  await anna.open(`${baseURL}/`);
  await choose(anna, 'Marelle');
  await anna.tap('Jouer contre l’ordinateur');
  await anna.seesAt('d6', 'libre');
  await anna.play('d6');
  await anna.seesAt('d6', 'pion blanc');
  // The engine answers, from its worker and its WebAssembly.
  await anna.waitFor(`document.querySelectorAll('.board-place[aria-label*="pion noir"]').length === 1`);
  expect(await anna.ask(`[...document.querySelectorAll('.note')].map((note) => note.textContent).join('')`)).toBe('');
});

test('a whole game by touch', async ({ person, baseURL }) => {
  const anna = await person();
  await anna.open(`${baseURL}/`);
  await choose(anna, 'Marelle');
  await anna.tap('Face à face');
  await anna.sees('C’est aux Blancs');
  for (const turn of turnsOf(MARELLE)) await anna.play(turn);
  await anna.sees('Les Noirs ont moins de trois pions.');
});

test('a whole game by keyboard, and a reload in the middle of it', async ({ person, baseURL }) => {
  const anna = await person();
  await anna.open(`${baseURL}/`);
  await choose(anna, 'Marelle à trois');
  await anna.tap('Face à face');
  await anna.sees('C’est aux Blancs');
  for (const turn of THREE.slice(0, 7)) await anna.playByKey(turn);
  await anna.seesAt('a2', 'pion blanc');
  await anna.waitFor(`sessionStorage['merellier.game']?.includes('a1-a2')`);
  await anna.tab.reload();
  await anna.seesAt('a2', 'pion blanc');
  for (const turn of THREE.slice(7)) await anna.playByKey(turn);
  await anna.sees('Le premier moulin est fermé.');
});

test('a lesson is done, and found done after a reload', async ({ person, baseURL }) => {
  const anna = await person();
  await anna.open(`${baseURL}/#/learn/jeu-du-moulin`);
  await anna.tap('Fermer un moulin', 'a[href]');
  await anna.waitFor(`/Fermer un moulin$/.test(document.querySelector('h1')?.textContent)`);
  await anna.waitFor(`document.activeElement?.tagName === 'H1'`, 'the focus is on the title');
  await anna.ask(`void document.querySelector('#board .board-place[tabindex="0"]').focus()`);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter', 'ArrowUp', 'Enter']) await anna.press(key);
  await anna.waitFor(`document.querySelector('[role=status]').textContent.includes('prenez un pion noir')`);
  for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowDown', 'Enter']) await anna.press(key);
  const isDone = `document.querySelector('.lesson-title')?.textContent.includes('réussi')`;
  await anna.waitFor(isDone);
  await anna.tab.reload();
  await anna.waitFor(isDone);
});

test('two people play online, each in a browser of their own', async ({ person, baseURL }) => {
  const [anna, ben] = [await person(), await person()];
  await anna.open(`${baseURL}/#/online`);
  await anna.waitFor(
    `[...document.querySelectorAll('select option')].some(({ label }) => label === 'Marelle à trois')`,
  );
  await anna.ask(`(() => {
    const option = [...document.querySelectorAll('select option')].find(({ label }) => label === 'Marelle à trois');
    const choice = option.closest('select');
    choice.value = option.value;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  })()`);
  await anna.tap('Inviter un ami');
  const link = `document.querySelector('input[value*="/parties/"], input[readonly]')?.value`;
  await anna.waitFor(`/.parties.[\\w-]{16,32}$/.test(${link})`);
  await ben.open(await anna.ask<string>(link));
  await ben.tap('Accepter et jouer');
  const players = [anna, ben];
  const turns = ['a1', 'a3', 'b1', 'b3', 'c1'];
  for (const [i, name] of turns.entries()) {
    const [mover, other] = i % 2 === 0 ? [anna, ben] : [ben, anna];
    await mover.sees('À vous');
    await mover.play(name);
    await other.seesAt(name, i % 2 === 0 ? 'pion blanc' : 'pion noir');
  }
  for (const player of players) await player.sees('Le premier moulin est fermé.');
});

test('without a server the page opens, plays and teaches', async ({ person }) => {
  const root = mkdtempSync(join(tmpdir(), 'merellier-offline-'));
  cpSync(at('apps/web/dist'), root, { recursive: true });
  const server = await startServer({ port: 0, root });
  try {
    const anna = await person();
    await anna.open(server.url);
    await anna.waitFor(`navigator.serviceWorker.controller?.state === 'activated'`);
    await server.close();
    await anna.tab.reload();
    await choose(anna, 'Marelle à trois');
    await anna.tap('Jouer contre l’ordinateur');
    await anna.play('b2');
    await anna.waitFor(`document.querySelectorAll('.board-place[aria-label*="pion noir"]').length === 1`);
    for (const view of ['learn', 'puzzles', 'settings', 'analysis/set-up']) {
      const title = `document.querySelector('h1')?.textContent.trim()`;
      const before = await anna.ask<string>(title);
      await anna.view(`#/${view}`);
      await anna.waitFor(`${title} && ${title} !== ${JSON.stringify(before)}`, view);
    }
  } finally {
    await server.close();
    rmSync(root, { recursive: true });
  }
});
