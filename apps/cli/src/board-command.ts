import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { boardPicture } from '@merellier/board/picture';
import type { Position, RuleSet } from '@merellier/rules';
import { writeBoard } from '@merellier/rules/notation';
import { chooseRules } from './chosen-rules.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { viewSides } from './game-view.ts';
import { readPosition } from './positions.ts';
import { drawBoard } from './terminal-board.ts';

export interface BoardOptions {
  readonly set?: readonly string[];
  readonly fen?: string;
  readonly to?: string;
  readonly out?: string;
}

const FORMATS = ['text', 'ascii', 'svg', 'png'] as const;
type Format = (typeof FORMATS)[number];

/** The formats that the ending of a file's name stands for; without `--to`, the first of them. Other endings say nothing. */
const BY_ENDING: Readonly<Record<string, readonly Format[]>> = {
  '.txt': ['text', 'ascii'],
  '.svg': ['svg'],
  '.png': ['png'],
};

/** Width and height of a PNG, in pixels: enough to print it. */
const PIXELS = 1024;

/** `merellier board RULES`: a position as text, or as a picture. */
export async function showBoard(context: Context, id: string, options: BoardOptions): Promise<void> {
  const { texts, out } = context;
  const rules = chooseRules(context, id, options.set);
  const format = formatOf(context, options);
  const position = readPosition(context, rules, options.fen);
  const isFile = options.out !== undefined && options.out !== '-';
  const drawn = await draw(context, rules, position, format, out.colour && !isFile);
  if (options.out !== undefined && isFile) return save(context, options.out, drawn);
  if (typeof drawn === 'string') return out.line(drawn);
  if (out.terminal) throw new Failure(texts.missingArgument('--out'));
  process.stdout.write(drawn);
}

function formatOf({ texts }: Context, { to, out = '' }: BoardOptions): Format {
  const named = BY_ENDING[extname(out).toLowerCase()];
  if (to === undefined) return named?.[0] ?? 'text';
  if (!isFormat(to)) throw new Failure(texts.games.badFormat(to, FORMATS.join(', ')));
  if (named && !named.includes(to)) throw new Failure(texts.formatAgainstName(to, out));
  return to;
}

const isFormat = (text: string): text is Format => FORMATS.some((format) => format === text);

async function draw(
  context: Context,
  rules: RuleSet,
  position: Position,
  format: Format,
  colour: boolean,
): Promise<string | Buffer> {
  const { board } = rules;
  const view = rules.view(position);
  switch (format) {
    case 'text':
      return [
        drawBoard({ board, view, last: [], colour }),
        '',
        ...viewSides(context, view, { toPlay: position.toPlay, colour }),
      ].join('\n');
    case 'ascii':
      return writeBoard(board, view);
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
    writeFileSync(path, typeof drawn === 'string' ? `${drawn}\n` : drawn);
  } catch (error) {
    throw new Failure(texts.games.unwritable(path, (error as NodeJS.ErrnoException).code ?? ''));
  }
}
