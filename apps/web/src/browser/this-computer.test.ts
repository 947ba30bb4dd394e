import { expect, it } from 'vitest';
import { isThisComputer } from './this-computer.ts';

it('knows the addresses that another device cannot open', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].filter(isThisComputer)).toHaveLength(3);
  expect(['192.168.1.20', 'merellier.example', '127.example.org'].filter(isThisComputer)).toEqual([]);
});
