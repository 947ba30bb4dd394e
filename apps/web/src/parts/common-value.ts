/** What all of several values are, said once instead of at each place; null where they differ, or where there is only one. */
export function commonValue<Value extends string>(values: readonly Value[]): Value | null {
  const [first] = values;
  return first !== undefined && values.length > 1 && values.every((each) => each === first) ? first : null;
}
