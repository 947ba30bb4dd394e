/** Hands out parts of a kernel's memory, from the bottom up, and grows it. What was handed out last can be given back. */
export class Arena {
  readonly memory: WebAssembly.Memory;
  private top: number;

  constructor(memory: WebAssembly.Memory, from: number) {
    this.memory = memory;
    this.top = from;
  }

  /** Bytes in use. */
  get used(): number {
    return this.top;
  }

  /** The address of `bytes` new bytes, on a cache line of their own. Throws a RangeError beyond what memory can hold. */
  take(bytes: number): number {
    const address = Math.ceil(this.top / 64) * 64;
    this.top = address + bytes;
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / 65536));
    return address;
  }

  /** Gives back everything that was taken since `used` was this. */
  release(used: number): void {
    this.top = used;
  }

  bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, address, length);
  }

  words(address: number, length: number): Uint32Array {
    return new Uint32Array(this.memory.buffer, address, length);
  }
}
