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
    const scanned = scan(line, inComment);
    inComment = scanned.inComment;
    hasTurns ||= scanned.hasText;
  }
  if (chunk.some((line) => line.trim() !== '') || before === 0) yield { text: chunk.join('\n'), linesBefore: before };
}

/** Whether a line has text outside of comments, and whether a comment in braces is open at its end. */
function scan(line: string, wasInComment: boolean): { readonly inComment: boolean; readonly hasText: boolean } {
  let inComment = wasInComment;
  let hasText = false;
  for (const char of line) {
    if (inComment) inComment = char !== '}';
    else if (char === '{') inComment = true;
    else if (char === ';') break;
    else if (char.trim() !== '') hasText = true;
  }
  return { inComment, hasText };
}
