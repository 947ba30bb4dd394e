type Numbers =
  | Float64Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>;

const FIRST = 1024;

/** Numbers of one size in a row that grows: millions of them fit where objects would not. */
export class Column {
  #values: Numbers;
  #length = 0;
  readonly #make: (length: number) => Numbers;

  constructor(make: (length: number) => Numbers) {
    this.#make = make;
    this.#values = make(FIRST);
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = this.#make(this.#length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length++] = value;
  }

  at(index: number): number {
    return this.#values[index] ?? 0;
  }
}

export const bytes1 = (): Column => new Column((length) => new Uint8Array(length));
export const bytes2 = (): Column => new Column((length) => new Uint16Array(length));
export const bytes4 = (): Column => new Column((length) => new Uint32Array(length));
/** Whole numbers beyond four thousand million: places in large files. */
export const bytes8 = (): Column => new Column((length) => new Float64Array(length));
