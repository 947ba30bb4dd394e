/** What a table has under a key; a key that it has not is a programmer's error (RangeError). */
export function known<Value>(table: Readonly<Record<string, Value>>, key: string, what: string): Value {
  const value = Object.hasOwn(table, key) ? table[key] : undefined;
  if (value === undefined) throw new RangeError(`no ${what} ${key}`);
  return value;
}
