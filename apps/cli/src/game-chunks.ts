/** A part of a text that holds whole games, and how many lines come before it. */
export interface GameChunk {
  readonly text: string;
  readonly linesBefore: number;
}

/**
 * Cuts a stream of lines into parts of whole games, so that files of any size are read a game at a time: a part ends
 * before a line with a tag, outside of comments, that follows turns.
 */
export async function* gameChunks(lines: AsyncIterable<string>): AsyncGenerator<GameChunk> {
  let chunk: string[] = [];
  let before = 0;
  let inComment = false;
  let hasTurns = false;
  for await (const line of lines) {
    const isTag = !inComment && /^\s*\[\s*[A-Za-z]/.test(line);
    if (isTag && hasTurns) {
      yield { text: chunk.join('\n'), linesBefore: before };
      before += chunk.length;
      chunk = [];
      hasTurns = false;
    }
    chunk.push(line);
    if (isTag) continue;
    inComment = endsInComment(line, inComment);
    if (line.trim() !== '') hasTurns = true;
  }
  if (chunk.some((line) => line.trim() !== '') || before === 0) yield { text: chunk.join('\n'), linesBefore: before };
}

/** Whether a comment in braces is open at the end of a line; `;` comments out the rest of its line. */
function endsInComment(line: string, inComment: boolean): boolean {
  let inside = inComment;
  for (const char of line) {
    if (inside) inside = char !== '}';
    else if (char === ';') return false;
    else if (char === '{') inside = true;
  }
  return inside;
}
