import type { Game } from '@merellier/rules';
import { writeGame } from '@merellier/rules/notation';
import type { JSX } from 'solid-js';
import { packText } from '../address/pack.ts';
import { useNavigation } from '../context.ts';
import { singleLine } from '../lines/single-line.ts';

/** Leads to a sheet with the line of a game that is looked at; the address of the sheet holds the line. */
export function PrintLine(props: { readonly game: Game; readonly label: string }): JSX.Element {
  const navigation = useNavigation();
  async function show(): Promise<void> {
    const line = singleLine(props.game);
    navigation.show('print', 'score', line.rules.id, await packText(writeGame(line)));
  }
  return (
    <button type="button" class="link" onClick={() => void show()}>
      {props.label}
    </button>
  );
}
