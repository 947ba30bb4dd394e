const WORD = 32;
/** The coefficients for sets in a word, which tables ask for by the hundred thousand. */
const SMALL = Float64Array.from({ length: WORD * WORD }, (_, at) => product(Math.floor(at / WORD), at % WORD));

/** Binomial coefficients, exact as long as they fit a double. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  const known = n < WORD ? SMALL[n * WORD + k] : undefined;
  return known ?? product(n, k);
}

function product(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return Math.round(result);
}

/** How many bits are set. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The set after this one, in rising order, of as many points; not for the empty set. */
export function nextSet(set: number): number {
  const low = set & -set;
  const ripple = set + low;
  return ripple | (((set ^ ripple) >>> 2) / low);
}

/**
 * Sets of equally many points are ranked in rising order of their bits; the rank is a sum over the points, so that it can
 * be looked up part by part. Ranks of the parts from bit `shift` on, in sets of `men`; null for the lowest part, whose
 * ranks do not depend on the count. Each follows from that of the part with one point less: the highest of a lowest part,
 * whose points are counted from below, else the lowest, since the others are counted on from it.
 */
export function rankTable(length: number, shift: number, men: number | null): Uint32Array {
  const ranks = new Uint32Array(length);
  for (let part = 1; part < length; part++) {
    const count = countBits(part);
    const bit = 31 - Math.clz32(men === null ? part : part & -part);
    const nth = men === null ? count : men - count + 1;
    ranks[part] = (ranks[part ^ (1 << bit)] as number) + (nth > 0 ? choose(shift + bit, nth) : 0);
  }
  return ranks;
}

/** For each symmetry, the images of the four bytes of a set: 1,024 words. */
export function permutationTables(symmetries: readonly (readonly number[])[]): Uint32Array {
  const words = symmetries.flatMap((image) =>
    [0, 8, 16, 24].flatMap((shift) =>
      Array.from({ length: 256 }, (_, byte) => {
        let set = 0;
        for (let bit = 0; bit < 8; bit++)
          if (byte & (1 << bit) && shift + bit < image.length) set |= 1 << (image[shift + bit] as number);
        return set;
      }),
    ),
  );
  return Uint32Array.from(words);
}

/** 256 rows of 256 bytes: the bits of a byte (column) that a mask (row) picks, pushed together. */
export function pickingTable(): Uint8Array {
  const table = new Uint8Array(65536);
  for (let mask = 0; mask < 256; mask++)
    for (let byte = 0; byte < 256; byte++) {
      let packed = 0;
      for (let bit = 0, to = 0; bit < 8; bit++) if (mask & (1 << bit)) packed |= ((byte >> bit) & 1) << to++;
      table[mask * 256 + byte] = packed;
    }
  return table;
}
