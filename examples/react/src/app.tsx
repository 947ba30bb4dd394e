import type { MerellierBoard } from '@merellier/board/react';
import '@merellier/board/react';
import { useRef, useState } from 'react';

// White closes a mill, takes a man, and has won.
const START = 'W:Wa1,d1,g4:Bb4,c3,f2';

export function App() {
  const board = useRef<MerellierBoard>(null);
  const [fen, setFen] = useState(START);
  const [turns, setTurns] = useState<readonly string[]>([]);

  function takeBack() {
    if (!board.current?.undo()) return;
    setFen(board.current.fen);
    setTurns(turns.slice(0, -1));
  }

  return (
    <>
      <h1>A board in React</h1>
      <merellier-board
        ref={board}
        rules="marelle"
        fen={fen}
        onturn={({ detail }) => {
          setFen(detail.fen);
          setTurns([...turns, `${detail.side}: ${detail.turn}`]);
        }}
        onend={({ detail }) => setTurns((all) => [...all.slice(0, -1), `${all.at(-1)} (${detail.result})`])}
      />
      <p>
        <button type="button" onClick={takeBack}>
          Take back
        </button>
      </p>
      <h2>Moves</h2>
      <ol>
        {turns.map((turn) => (
          <li key={turn}>{turn}</li>
        ))}
      </ol>
    </>
  );
}
