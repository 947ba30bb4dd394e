import { writeFileSync } from 'node:fs';
import { boardPicture } from '@merellier/board/picture';
import type { Position, RuleSet } from '@merellier/rules';
import { writeBoard } from '@merellier/rules/notation';
import { chooseRules } from './chosen-rules.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { fileUnwritten } from './files.ts';
import { type Formats, formatOf } from './format-of-name.ts';
import { viewSides } from './game-view.ts';
import { readPosition } from './positions.ts';
import { drawBoard } from './terminal-board.ts';

export interface BoardOptions {
  readonly set?: readonly string[];
  readonly fen?: string;
  readonly to?: string;
  readonly out?: string;
}

type Format = 'text' | 'ascii' | 'svg' | 'png';

const FORMATS: Formats<Format> = {
  all: ['text', 'ascii', 'svg', 'png'],
  byEnding: { '.txt': ['text', 'ascii'], '.svg': ['svg'], '.png': ['png'] },
};

/** The men as `writeBoard` draws them. */
const ASCII_SIGNS = { white: 'o', black: 'x' } as const;

/** Width and height of a PNG, in pixels: enough to print it. */
const PIXELS = 1024;

/** `merellier board RULES`: a position as text, or as a picture. */
export async function showBoard(context: Context, id: string, options: BoardOptions): Promise<void> {
  const { texts, out } = context;
  const rules = chooseRules(context, id, options.set);
  const format = formatOf(context, FORMATS, options);
  const position = readPosition(context, rules, options.fen);
  const isFile = options.out !== undefined && options.out !== '-';
  const drawn = await draw(context, rules, position, format, out.colour && !isFile);
  if (options.out !== undefined && isFile) return save(context, options.out, drawn);
  if (typeof drawn === 'string') return out.line(drawn);
  if (out.terminal) throw new Failure(texts.missingArgument('--out'));
  process.stdout.write(drawn);
}

async function draw(
  context: Context,
  rules: RuleSet,
  position: Position,
  format: Format,
  colour: boolean,
): Promise<string | Buffer> {
  const { board } = rules;
  const view = rules.view(position);
  const { toPlay } = position;
  switch (format) {
    case 'text':
      return [drawBoard({ board, view, last: [], colour }), '', ...viewSides(context, view, { toPlay, colour })].join(
        '\n',
      );
    case 'ascii':
      return [
        writeBoard(board, view),
        '',
        ...viewSides(context, view, { toPlay, colour: false, signs: ASCII_SIGNS }),
      ].join('\n');
    case 'svg':
      return boardPicture(board, view).svg;
    case 'png': {
      const { renderAsync } = await import('@resvg/resvg-js');
      const image = await renderAsync(boardPicture(board, view).svg, { fitTo: { mode: 'width', value: PIXELS } });
      return image.asPng();
    }
  }
}

function save({ texts }: Context, path: string, drawn: string | Buffer): void {
  try {
    // An existing file is not lost for a slip of the hand.
    writeFileSync(path, typeof drawn === 'string' ? `${drawn}\n` : drawn, { flag: 'wx' });
  } catch (error) {
    throw new Failure(fileUnwritten(texts, path, error));
  }
}
