import type { AccountStrings } from './fr.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const en: AccountStrings = {
  title: 'Account',
  toGames: 'To the online games',
  myPage: 'My page',
  lead: 'An account keeps games and rating from one device to the next. No address is asked for.',
  guestStays: 'Games begun here stay: the account carries on as this player.',

  create: 'Make an account',
  createByPasskey: 'Make it with a passkey',
  createByPassword: 'Make it with a password',
  passkeyHelp: 'A passkey opens the account by the fingerprint, face or code of the device: nothing to remember.',
  passkeysFail:
    'This browser gives this page no passkeys: it takes a recent one, and an address with https or localhost.',
  or: 'Or with a password',
  haveOne: 'Sign in to an account there is',
  haveNone: 'Make a new account',

  signIn: 'Sign in',
  signInByPasskey: 'Sign in with a passkey',
  login: 'Sign-in name',
  loginHelp: '2 to 40 characters, to sign in by; nobody else sees it.',
  password: 'Password',
  newPassword: 'New password',
  passwordHelp: 'At least 8 characters, and not the sign-in name.',
  presentPassword: 'Present password',
  orPasskey: 'Left empty, the passkey is asked for.',
  show: 'Show the password',
  bring: (games) => `Take along ${count(games, 'game', 'games')} under way in this browser`,
  bringHelp: (games) =>
    games === 1
      ? 'Otherwise it stays with the guest and is not found here again.'
      : 'Otherwise they stay with the guest and are not found here again.',
  forgotten: 'Access lost: the recovery code',

  recover: 'Get the account back',
  recoverLead: 'The recovery code gives a new password; it works once, and another one takes its place.',
  code: 'Recovery code',
  recoverAct: 'Change the password',

  codeTitle: 'The recovery code',
  codeLead: 'Keep it elsewhere than on this device: it is shown this once, and it alone reopens a lost account.',
  copy: 'Copy',
  copied: 'Code copied.',
  notCopied: 'The browser does not let the page copy: write the code down.',
  save: 'Save',
  print: 'Print',
  fileName: 'merellier-recovery-code.txt',
  fileText: (code, where) => `Mérellier, ${where}\nRecovery code: ${code}\n`,
  noted: 'Noted',

  signedInAs: (name) => `Account: ${name}`,
  loginIs: (login) => `Sign-in name: ${login}`,
  noLogin: 'Without a password, opened by passkey.',
  signOut: 'Sign out',
  signOutAll: 'Sign out everywhere',
  changePassword: 'Change sign-in name or password',
  addPassword: 'Add a password',
  saveChange: 'Save the change',
  changed: 'Changed; other devices are signed out.',
  passkeys: 'Passkeys',
  noPasskeys: 'No passkey yet.',
  passkeyOf: (made, used) => `Made on ${made}, used on ${used}`,
  addPasskey: 'Add a passkey',
  passkeyAdded: 'The passkey is added.',
  removePasskey: 'Remove',
  removePasskeyOf: (made) => `Remove the passkey of ${made}`,
  passkeyRemoved: 'The passkey is removed here; the device may still show it, but it opens nothing any more.',
  newCode: 'New recovery code',
  newCodeHelp: 'The old one is then worth nothing.',
  tokens: 'Programs and bots',
  tokensLead:
    'A token lets a program play through the server’s interface. Whoever knows it can use it: keep it to yourself.',
  noTokens: 'No token yet.',
  tokenOf: (made, used) => (used === null ? `made on ${made}, not used yet` : `made on ${made}, used on ${used}`),
  scope: 'It plays',
  scopes: { bot: 'as a bot', play: 'in my place' },
  tokenName: 'Name',
  tokenNameHelp: 'The bot’s name in its games; or, for a program that plays in my place, a note to myself.',
  makeToken: 'Make a token',
  tokenMade: 'The token, shown this once:',
  tokenCopied: 'Token copied.',
  revokeToken: 'Revoke',
  revokeTokenOf: (name) => `Revoke the token ${name}`,
  tokenRevoked: 'The token is revoked: it opens nothing any more.',
  apiDocument: 'The server’s interface, as an OpenAPI document',
  data: 'Data',
  export: 'Download the data of the account',
  exportHelp: 'A JSON file: the account, and every game with all its turns.',
  remove: 'Delete the account',
  removeLead: (games) =>
    games === 0
      ? 'The name disappears from the games played, account and rating are erased. Nothing brings them back.'
      : `The name disappears from the games played, account and rating are erased, ${count(games, 'game under way is', 'games under way are')} given up. Nothing brings them back.`,
  removeSure: 'Erase for good',
  removed: 'The account is erased.',
  signedOut: 'Signed out.',

  refusals: {
    'wrong-credentials': {
      password: 'Sign-in name or password is not right.',
      passkey: 'This passkey opens no account here.',
      code: 'This code is not right, or has been used.',
      proof: 'The password is not right.',
    },
    'login-taken': 'This sign-in name is taken: choose another.',
    'already-registered': 'This player has an account already.',
    'no-account': 'Sign in first.',
    'no-session': 'Sign in first.',
    'not-available': 'The host of this server has closed this account.',
    'last-way': 'This is the only way to open this account: add another one first.',
    'passkey-not-given': 'No passkey was given.',
    'passkey-known': 'This device has a passkey for this account already.',
    'too-many': (seconds) =>
      seconds < 120
        ? `Too many tries: wait ${count(seconds, 'second', 'seconds')}.`
        : `Too many tries: wait ${count(Math.ceil(seconds / 60), 'minute', 'minutes')}.`,
    malformed: {
      login: 'The sign-in name has 2 to 40 characters, none of them invisible.',
      password: 'The password has at least 8 characters, and is not the sign-in name.',
      name: 'That name will not do: 24 letters at most, none of them invisible.',
    },
    'too-many-tokens': (limit) => `No more than ${limit} tokens: revoke one first.`,
    unavailable: 'The server cannot answer; nothing is lost, try again.',
  },
};
