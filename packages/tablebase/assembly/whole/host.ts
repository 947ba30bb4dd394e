// What lies outside the kernel's memory is asked for: planes of blocks, by these numbers.

/** Copies a plane of a block to an address; keeps what is there. */
export declare function fetch(plane: i32, block: u32, to: usize): void;
export declare function keep(plane: i32, block: u32, from: usize): void;
