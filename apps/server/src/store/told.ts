/** What a host is told in a sentence that says enough by itself: the log shows no stack with it. */
export class Told extends Error {
  override readonly name = 'Told';
}
