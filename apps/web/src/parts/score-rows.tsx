import { For, type JSX } from 'solid-js';

interface ScoreRowsProps {
  /** The headings: the number of a turn, and both sides. */
  readonly turn: string;
  readonly white: string;
  readonly black: string;
  /** The number of the first turn, and how many there are. */
  readonly from: number;
  readonly rows: number;
}

/** Empty rows to write the turns of a game on. */
export function ScoreRows(props: ScoreRowsProps): JSX.Element {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{props.turn}</th>
          <th scope="col">{props.white}</th>
          <th scope="col">{props.black}</th>
        </tr>
      </thead>
      <tbody>
        <For each={Array.from({ length: props.rows }, (_, i) => props.from + i)}>
          {(row) => (
            <tr>
              <th scope="row">{row}</th>
              <td />
              <td />
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
