// Who is sent to the page of the account on the way to something else finds back to it from there.

let from: string | null = null;

/** To be called when one leaves this page for an account, to come back with it. */
export function leaveForAccount(): void {
  from = location.pathname + location.search + location.hash;
}

/** The address that one left for an account, once; null for none. */
export function takeWayBack(): string | null {
  const address = from;
  from = null;
  return address;
}
