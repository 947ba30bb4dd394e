import type { JSX } from 'solid-js';
import { useLanguage, usePlay, useSession } from '../context.ts';
import { isTaking } from '../play/under-way.ts';

/** What the moment asks of the one, said to the other, who sits across a flat device. */
export function Across(): JSX.Element {
  const language = useLanguage();
  const session = useSession();
  const play = usePlay();
  const said = (): string => {
    if (play.outcome()) return play.task();
    const { across } = language.s();
    const position = session.position();
    return across[isTaking(play.rules(), position, play.done()) ? 'takes' : 'plays'](position.toPlay);
  };
  return (
    <p class="status task-across" classList={{ 'task-over': play.outcome() !== null }} aria-hidden="true">
      {said()}
    </p>
  );
}
