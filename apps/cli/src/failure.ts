/** Something that the user must be told in one sentence. Status 2 is bad usage or input, 1 a negative answer. */
export class Failure extends Error {
  readonly status: 1 | 2;

  constructor(message: string, status: 1 | 2 = 2) {
    super(message);
    this.status = status;
  }
}
