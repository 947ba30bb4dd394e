import { deflateSync, inflateSync } from 'node:zlib';

/** An event as a row has it. */
export interface EventRow {
  readonly seq: number;
  readonly at: number;
  /** Null in rows of before shapes had numbers. */
  readonly shape: number | null;
  readonly kind: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly command_id: string | null;
}

/**
 * What events have in common, for the compressor: the more often something is met, the nearer to the end. What was packed
 * with it is read with it for ever: another one would be another format, with a number of its own.
 */
const COMMON = [
  '["contributed",["thrown",["declined",["taken-back",["time-given",["compensated",["reseated",["revealed",["rematched",',
  '{"game":"{"secret":"{"seat":"host"{"seat":"guest","contribution":"{"index":,"dice":{"turns":1,"side":"{"ms":15000,"side":"{"ms":10000,"sides":["white","black"]',
  '{"ratings":{"black":{"after":{"points":1500,"provisional":true},"before":{"points":1500,"provisional":true}},"white":{"after":{"points":1500,"provisional":false},"before":{"points":1500,"provisional":false}}}}',
  '{"kind":"none"}{"kind":"correspondence","perTurn":86400000}{"kind":"delay","delay":2000,"initial":180000}"tournament":{"id":","startWithin":60000}"opening":["bot":true',
  '{"id":"dames","parameters":{{"id":"marelle-avec-des","parameters":{{"id":"jeu-du-moulin","parameters":{',
  '{"outcome":{"count":null,"reason":"abandonment","winner":{"reason":"aborted","winner":null{"reason":"time","{"reason":"agreement","{"count":50,"reason":"no-capture","{"count":3,"reason":"repetition","{"reason":"blocked","{"reason":"too-few-men","{"reason":"resignation","winner":"black"}}{"reason":"resignation","winner":"white"}}',
  '["offered",{"side":"black","what":"rematch"},["offered",{"side":"white","what":"draw"},["ended",',
  '["created",0,3,{"host":{"id":"","name":"","rating":null,"registered":false},"options":{"side":"toss","time":{"kind":"increment","initial":300000,"increment":3000},"rated":false,"rules":{"id":"marelle","parameters":{"men":9,"board":"nine","flying":3}},"listed":true},"rematchOf":null,"commitment":null},null],',
  '["joined",{"guest":{"id":"","name":"","rating":{"points":1500,"provisional":true},"registered":true}},"/["started",{"white":"guest"},null],["started",{"white":"host"},null],',
  'a7 d7 g7 b6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1 a1xa4 d7xg7 12-17 33x24 ',
  ',3,{"lag":0,"side":"white","turn":"xd6","spent":0,"gained":3000},"/["turned",',
  ',3,{"lag":12,"side":"black","turn":"d5-d6","spent":1000,"gained":3000},0],["turned",,3,{"lag":12,"side":"white","turn":"d5-d6","spent":1000,"gained":3000},1],',
].join('');
const dictionary = Buffer.from(COMMON);

/** The number of this format; the first byte of what is packed. */
const FORMAT = 1;

/**
 * An event for the compressor: what changes little from one to the next comes first. Times are told from the one before. A
 * command is its id, or, where that ends with a UUID as most do, the number of its beginning.
 */
type Entry = [
  kind: string,
  since: number,
  shape: number | null,
  body: EventRow['body'],
  command: string | number | null,
];

/** What is compressed: what command ids begin with, and the events. */
type Content = readonly [beginnings: readonly string[], entries: readonly Entry[]];

const UUID = /^(.*)([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})$/;
const UUID_BYTES = 16;
const HEAD_BYTES = 3;

/**
 * Events of one game, numbered from 1 without a gap, as few bytes: the number of the format, how many UUIDs there are (two bytes), these,
 * which no compressor makes smaller, and the rest by zlib, which checks itself when it is read. Throws a RangeError where the
 * numbers of the events are others.
 */
export function packEvents(rows: readonly EventRow[]): Buffer {
  let last = 0;
  const beginnings: string[] = [];
  const uuids: string[] = [];
  const entries = rows.map(({ seq, at, shape, kind, body, command_id }, i): Entry => {
    if (seq !== i + 1) throw new RangeError(`event ${seq} stands where ${i + 1} is expected`);
    const since = at - last;
    last = at;
    const [, beginning = '', ...parts] = UUID.exec(command_id ?? '') ?? [];
    if (parts.length === 0) return [kind, since, shape, body, command_id];
    uuids.push(parts.join(''));
    if (!beginnings.includes(beginning)) beginnings.push(beginning);
    return [kind, since, shape, body, beginnings.indexOf(beginning)];
  });
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(FORMAT, 0);
  head.writeUInt16BE(uuids.length, 1);
  const content: Content = [beginnings, entries];
  const options = { dictionary, level: 9, memLevel: 9 };
  return Buffer.concat([head, Buffer.from(uuids.join(''), 'hex'), deflateSync(JSON.stringify(content), options)]);
}

/** The events that were packed. Throws where it is damaged, or of a later format. */
export function unpackEvents(packed: Uint8Array): readonly EventRow[] {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  if (bytes[0] !== FORMAT) throw new RangeError(`packed events of format ${bytes[0]}`);
  const end = HEAD_BYTES + UUID_BYTES * bytes.readUInt16BE(1);
  const [beginnings, entries] = JSON.parse(inflateSync(bytes.subarray(end), { dictionary }).toString()) as Content;
  let at = 0;
  let place = HEAD_BYTES;
  return entries.map(([kind, since, shape, body, command], i) => {
    at += since;
    let command_id = command;
    if (typeof command_id === 'number') {
      const hex = bytes.toString('hex', place, place + UUID_BYTES);
      place += UUID_BYTES;
      command_id = `${beginnings[command_id]}${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`;
    }
    return { seq: i + 1, at, shape, kind, body, command_id };
  });
}
