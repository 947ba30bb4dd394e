import type { ClassClientMessage, ClassServerMessage } from '@merellier/protocol/class';
import { describe, expect, it } from 'vitest';
import { RoomLink, type RoomWire } from './room-link.ts';

describe('the link of a room', () => {
  function linked() {
    const wires: (RoomWire & { sent: string[]; closed: boolean })[] = [];
    const timers: { run: () => void; ms: number; off: boolean }[] = [];
    const heard: ClassServerMessage[] = [];
    const held: boolean[] = [];
    const link = new RoomLink<ClassClientMessage, ClassServerMessage>({
      open() {
        const sent: string[] = [];
        const wire = {
          sent,
          closed: false,
          onopen: null,
          onmessage: null,
          onclose: null,
        } as unknown as (typeof wires)[number];
        wire.send = (text) => void sent.push(String(text));
        wire.close = () => {
          wire.closed = true;
        };
        wires.push(wire);
        return wire;
      },
      later(run, ms) {
        const timer = { run, ms, off: false };
        timers.push(timer);
        return () => {
          timer.off = true;
        };
      },
      random: () => 0.5,
      greeting: () => ({ type: 'knock', protocol: 1, code: 'MOLU' }),
      hear: (message) => void heard.push(message),
      held: (holds) => void held.push(holds),
    });
    const wire = () => wires.at(-1) as (typeof wires)[number];
    const open = () => wire().onopen?.call(wire() as unknown as WebSocket, new Event('open'));
    const say = (message: object) =>
      wire().onmessage?.call(wire() as unknown as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
    const lose = () => wire().onclose?.call(wire() as unknown as WebSocket, {} as CloseEvent);
    const due = () => timers.filter(({ off }) => !off);
    return { link, wires, wire, open, say, lose, due, heard, held };
  }

  it('says who one is whenever it has opened, and sends nothing before', () => {
    const { link, wire, open, wires, lose, due, held } = linked();
    expect(link.send({ type: 'end' })).toBe(false);
    open();
    expect(wire().sent).toEqual(['{"type":"knock","protocol":1,"code":"MOLU"}']);
    lose();
    expect(held).toEqual([true, false]);
    expect(link.send({ type: 'end' })).toBe(false);
    due().at(-1)?.run();
    open();
    expect(wires).toHaveLength(2);
    expect(wire().sent).toHaveLength(1);
  });

  it('comes back when the server says so or is silent, and not when it is closed for good', () => {
    const { link, wires, open, say, due, heard } = linked();
    open();
    say({ type: 'beat', every: 2_000 });
    expect(due().map(({ ms }) => ms)).toEqual([5_000]);
    due()[0]?.run();
    due().at(-1)?.run();
    expect(wires).toHaveLength(2);
    open();
    say({ type: 'closing', retryAfter: 700 });
    expect(due().map(({ ms }) => ms)).toEqual([700]);
    due()[0]?.run();
    expect(wires).toHaveLength(3);
    open();
    say({ type: 'door', taken: ['fox'] });
    expect(heard).toEqual([{ type: 'door', taken: ['fox'] }]);
    link.close();
    link.wake();
    expect(wires).toHaveLength(3);
    expect(due()).toEqual([]);
  });
});
