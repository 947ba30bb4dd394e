/** What a board and its men are made of, by the names of the settings: limewood or walnut, slate, vellum, nothing at all. */
export type BoardLook = 'wood' | 'slate' | 'parchment' | 'contrast';

/** The pictures that materials are made of, by the names of their files. */
export type MaterialImage =
  | 'lime'
  | 'walnut'
  | 'slate'
  | 'vellum'
  | 'chalk'
  | `${'man' | 'king' | 'ball'}-${MenKind}`
  | `die-${1 | 2 | 3}`;

export type MenKind = 'ivory' | 'ebony' | 'chalk' | 'basalt' | 'gilt' | 'lapis';

/** A look in good light or by night, with what it is rendered from. */
export interface Material {
  readonly look: BoardLook;
  readonly theme: 'light' | 'dark';
  /** The address of a picture, or its data; null where it is not to be had. A board without pictures is whole all the same. */
  readonly image: (name: MaterialImage) => string | null;
}

/** How lines are made: carved and burnt, inlaid, drawn with chalk or ink, or only printed. */
export type StrokeKind = 'groove' | 'inlay' | 'chalk' | 'ink' | 'flat';

/** What differs between materials beyond their colours, which are properties of the style sheet. */
export interface Style {
  readonly stroke: StrokeKind;
  /** The slab; null where it is one colour. */
  readonly surface: 'lime' | 'walnut' | 'slate' | 'vellum' | null;
  readonly men: { readonly white: MenKind; readonly black: MenKind } | null;
  /** A veil over the surface that darkens it: colour and share. */
  readonly veil?: readonly [colour: string, share: number];
  /** The light of the window on the slab, and the shade of the far corner, as shares. */
  readonly lamp: readonly [light: number, shade: number];
  /** How strongly its edges catch the light. */
  readonly bevel: number;
}

const IVORY = { white: 'ivory', black: 'ebony' } as const;
const STONES = { white: 'chalk', black: 'basalt' } as const;
const GILT = { white: 'gilt', black: 'lapis' } as const;

const STYLES: Readonly<Record<BoardLook, Readonly<Record<Material['theme'], Style>>>> = {
  wood: {
    light: { stroke: 'groove', surface: 'lime', men: IVORY, lamp: [0.26, 0.24], bevel: 0.9 },
    dark: { stroke: 'inlay', surface: 'walnut', men: IVORY, lamp: [0.11, 0.15], bevel: 0.36 },
  },
  slate: {
    light: { stroke: 'chalk', surface: 'slate', men: STONES, veil: ['#0d161c', 0.05], lamp: [0.05, 0.14], bevel: 0.5 },
    dark: { stroke: 'chalk', surface: 'slate', men: STONES, veil: ['#0d161c', 0.12], lamp: [0.04, 0.14], bevel: 0.3 },
  },
  parchment: {
    light: { stroke: 'ink', surface: 'vellum', men: GILT, lamp: [0.2, 0.2], bevel: 0.9 },
    dark: { stroke: 'ink', surface: 'vellum', men: GILT, veil: ['#4a3212', 0.3], lamp: [0.11, 0.2], bevel: 0.36 },
  },
  contrast: {
    light: { stroke: 'flat', surface: null, men: null, lamp: [0, 0], bevel: 0 },
    dark: { stroke: 'flat', surface: null, men: null, lamp: [0, 0], bevel: 0 },
  },
};

/** What is only printed: one colour beside the other. */
const FLAT: Style = STYLES.contrast.light;

export const styleOf = (material: Material | null): Style => (material ? STYLES[material.look][material.theme] : FLAT);

/** The pictures that a look needs for a board of points, or of squares, with its men. */
export function imagesOf(
  { look, theme }: Pick<Material, 'look' | 'theme'>,
  squares: boolean,
): readonly MaterialImage[] {
  const { surface, men, stroke } = STYLES[look][theme];
  if (!surface || !men) return [];
  const kinds = squares ? (['man', 'king'] as const) : (['man'] as const);
  return [
    surface,
    ...(squares && look === 'wood' ? [surface === 'lime' ? ('walnut' as const) : ('lime' as const)] : []),
    ...(stroke === 'chalk' ? ['chalk' as const] : []),
    ...kinds.flatMap((kind) => [`${kind}-${men.white}` as const, `${kind}-${men.black}` as const]),
  ];
}

/** The file of a picture in `images/still`, where surfaces are JPEG and what is transparent is PNG. */
export const stillName = (name: MaterialImage): string => `${name}.${name.includes('-') ? 'png' : 'jpg'}`;
