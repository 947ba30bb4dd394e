// How turns lead from block to block, and the planes that a thread works on.

import { link } from './carry';
import { fetch } from './host';
import { own } from './rows';

/** The plane that a plane of another block is fetched to. */
export const SOURCE: i32 = 5;

/** Room for planes: so many bytes each. */
let room: usize = 0;
let each: usize = 0;
export function plane(number: i32): usize {
  return room + each * <usize>number;
}

/**
 * Links of a kind: where those of each block begin, two words each; the white sets and free points of the level that they lead to. Each
 * kind is known by the address of these four words.
 */
export type Links = usize;
export const MOVES: Links = 0xd60;
export const CAPTURES: Links = 0xd70;
export const ENTRIES: Links = 0xd80;

export function enterLinks(kind: i32, starts: usize, links: usize, sets: usize, free: i32): void {
  const to = own + MOVES + ((<usize>kind) << 4);
  store<u32>(to, <u32>starts);
  store<u32>(to, <u32>links, 4);
  store<u32>(to, <u32>sets, 8);
  store<i32>(to, free, 12);
}

export function enterRoom(address: usize, bytes: usize): void {
  room = address;
  each = bytes;
}

export function firstOf(links: Links, block: u32): u32 {
  return load<u32>(<usize>load<u32>(own + links) + ((<usize>block) << 2));
}
export function targetOf(links: Links, at: u32): u32 {
  return load<u32>(<usize>load<u32>(own + links, 4) + ((<usize>at) << 3)) & 0xffffff;
}
/** The place that White's man comes to. */
export function placeTo(links: Links, at: u32): i32 {
  return load<u8>(<usize>load<u32>(own + links, 4) + ((<usize>at) << 3), 4);
}
export function closesIn(links: Links, at: u32): bool {
  return load<u8>(<usize>load<u32>(own + links, 4) + ((<usize>at) << 3), 5) !== 0;
}

/** Prepares pulling from where a link leads. */
export function linkTo(links: Links, at: u32): void {
  const address = <usize>load<u32>(own + links, 4) + ((<usize>at) << 3);
  const block = load<u32>(address) & 0xffffff;
  const there = load<u32>(<usize>load<u32>(own + links, 8) + ((<usize>block) << 2));
  link(there, load<i32>(own + links, 12), load<u8>(address, 3), load<i8>(address, 4));
}

/** The same, and fetches a plane of it. */
export function follow(links: Links, at: u32, which: i32): void {
  fetch(which, targetOf(links, at), plane(SOURCE));
  linkTo(links, at);
}
