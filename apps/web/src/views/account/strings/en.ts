import type { AccountStrings } from './fr.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const en: AccountStrings = {
  title: 'Account',
  toGames: 'Back to online games',
  wayBack: 'Back to where you were',
  myPage: 'My page',
  lead: 'With an account you find your games and rating again on all your devices. No email address needed.',
  guestStays: 'Games you started here stay yours: they move to the account.',

  create: 'Create an account',
  createByPasskey: 'Create it with a passkey',
  createByPassword: 'Create it with a password',
  passkeyHelp:
    'A passkey opens the account with your fingerprint, your face or the device’s code: nothing to remember.',
  passkeysFail:
    'This browser does not allow passkeys here: you need a recent one, and an address with https or localhost.',
  byPasskey: 'With a passkey',
  byPassword: 'With a password',
  haveOne: 'I already have an account',
  haveNone: 'I have no account yet',

  signIn: 'Sign in',
  signInByPasskey: 'Sign in with a passkey',
  login: 'Username',
  loginHelp: '2 to 40 characters, to sign in with; nobody else sees it.',
  password: 'Password',
  newPassword: 'New password',
  passwordHelp: 'At least 8 characters, and not the username.',
  presentPassword: 'Current password',
  orPasskey: 'Leave it empty to use your passkey.',
  show: 'Show password',
  bring: (games) => `Keep ${count(games, 'game', 'games')} in progress from this browser`,
  bringHelp: (games) =>
    games === 1 ? 'Otherwise you will not find it here again.' : 'Otherwise you will not find them here again.',
  forgotten: 'Forgot your password?',

  recover: 'Recover your account',
  recoverLead: 'With your recovery code you choose a new password. The code works only once: you will get another.',
  code: 'Recovery code',
  recoverAct: 'Change the password',

  codeTitle: 'Your recovery code',
  codeLead: 'Keep it somewhere other than this device: it is shown only once, and nothing else reopens a lost account.',
  copy: 'Copy',
  copied: 'Code copied.',
  notCopied: 'The browser does not allow copying: write the code down.',
  save: 'Save',
  print: 'Print',
  fileName: 'merellier-recovery-code.txt',
  fileText: (code, where) => `Mérellier, ${where}\nRecovery code: ${code}\n`,
  noted: 'I have noted it',

  signedInAs: (name) => `Account: ${name}`,
  loginIs: (login) => `Username: ${login}`,
  noLogin: 'No password: a passkey opens it.',
  signOut: 'Sign out',
  signOutAll: 'Sign out everywhere',
  changeName: 'Change your name',
  changeNameHelp: 'Others will see this name on your games, on the old ones too. Your old name becomes free.',
  renamed: (name) => `You are now called ${name}.`,
  changePassword: 'Change username or password',
  addPassword: 'Add a password',
  saveChange: 'Save',
  changed: 'Changed; your other devices are signed out.',
  passkeys: 'Passkeys',
  noPasskeys: 'No passkey yet.',
  passkeyOf: (made, used) => `Created on ${made}, used on ${used}`,
  addPasskey: 'Add a passkey',
  passkeyAdded: 'The passkey is added.',
  removePasskey: 'Remove',
  removePasskeyOf: (made) => `Remove the passkey of ${made}`,
  passkeyRemoved: 'The passkey is removed. Your device may still show it, but it opens nothing any more.',
  newCode: 'New recovery code',
  newCodeHelp: 'The old one will no longer work.',
  tokens: 'Programs and bots',
  tokensLead:
    'With a token, a program plays through the server’s interface. Anybody who knows it can use it: keep it to yourself.',
  noTokens: 'No token yet.',
  tokenOf: (made, used) => (used === null ? `created on ${made}, not used yet` : `created on ${made}, used on ${used}`),
  scope: 'It plays',
  scopes: { bot: 'as a bot', play: 'in my place' },
  tokenName: 'Name',
  tokenNameHelp: 'The bot’s name in its games; or, for a program that plays for you, a note to yourself.',
  makeToken: 'Create a token',
  tokenMade: 'Your token, shown only this once:',
  tokenCopied: 'Token copied.',
  revokeToken: 'Revoke',
  revokeTokenOf: (name) => `Revoke the token ${name}`,
  tokenRevoked: 'The token is revoked: it opens nothing any more.',
  apiDocument: 'The server’s interface, as an OpenAPI document',
  data: 'Data',
  export: 'Download your data',
  exportHelp: 'A JSON file: your account, and every game with all its moves.',
  placesHelp:
    'To recognise somebody who comes back under another name, this server keeps for two weeks at most a fingerprint of the network you come from, never the address itself.',
  remove: 'Delete the account',
  removeLead: (games) =>
    games === 0
      ? 'Your name disappears from the games you played, your account and rating are deleted. This cannot be undone.'
      : `Your name disappears from the games you played, your account and rating are deleted, ${count(games, 'game in progress is', 'games in progress are')} resigned. This cannot be undone.`,
  guestData: 'What this server stores about you',
  guestDataHelp: 'You play without an account. This server keeps your name, and every game with all its moves.',
  guestRemove: 'Delete everything',
  guestRemoveLead: (games) =>
    games === 0
      ? 'If you delete it, your name disappears from the games you played. This cannot be undone.'
      : `If you delete it, your name disappears from the games you played, and ${count(games, 'game in progress is', 'games in progress are')} resigned. This cannot be undone.`,
  guestRemoved: 'This server keeps nothing of you any more.',
  removeSure: 'Delete for good',
  removed: 'The account is deleted.',
  signedOut: 'You are signed out.',

  refusals: {
    'wrong-credentials': {
      password: 'The username or the password is wrong.',
      passkey: 'This passkey opens no account here.',
      code: 'This code is wrong, or has already been used.',
      proof: 'The password is wrong.',
    },
    'login-taken': 'This username is taken: choose another.',
    'name-taken': 'This name is that of another account, or looks too much like it: choose another.',
    'common-password': 'Many people use this password, and it would be among the first to be tried: choose another.',
    'already-registered': 'This player already has an account.',
    'no-account': 'Sign in first.',
    'no-session': 'Sign in first.',
    'not-available':
      'The host of this server has closed this account. If that is a mistake, write to them; on this device you can still play without an account.',
    'last-way': 'This is the only way to open this account: add another one first.',
    'passkey-not-given': 'No passkey was given.',
    'passkey-known': 'This device already has a passkey for this account.',
    'too-many': (seconds) =>
      seconds < 120
        ? `Too many tries: wait ${count(seconds, 'second', 'seconds')}.`
        : `Too many tries: wait ${count(Math.ceil(seconds / 60), 'minute', 'minutes')}.`,
    malformed: {
      login: 'A username has 2 to 40 characters, all of them visible.',
      password: 'A password has at least 8 characters, and is not the username.',
      name: 'That name does not work: up to 24 characters, all of them visible.',
    },
    'too-many-tokens': (limit) => `No more than ${limit} tokens: revoke one first.`,
    unavailable: 'The server cannot answer. Nothing is lost: try again.',
  },
};
