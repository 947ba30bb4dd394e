import { z } from 'zod';
import type {
  Account,
  AccountOverview,
  AccountRequest,
  PasskeyAssertion,
  PasskeyRegistration,
  Proof,
  SignedIn,
} from './account.ts';
import { nameSchema, playerSchema } from './player-schemas.ts';

/** The name to sign in by: 2 to 40 characters, none of them invisible; capitals and small letters are the same. */
export const loginSchema = z
  .string()
  .max(200)
  .transform((text) => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase())
  .pipe(
    z.string().regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]{2,40}$/u, 'must have 2 to 40 characters, none of them invisible'),
  ) satisfies z.ZodType<string>;

/** A password to be set: 8 to 200 characters, and whatever characters. */
export const passwordSchema = z
  .string()
  .max(1_000)
  .transform((text) => text.normalize('NFKC'))
  .pipe(z.string().min(8).max(200)) satisfies z.ZodType<string>;

/** A password that is tried: what was never allowed is simply wrong. */
const tried = z
  .string()
  .max(1_000)
  .transform((text) => text.normalize('NFKC')) satisfies z.ZodType<string>;

const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/, 'must be base64url: letters, digits, - and _');
// Browsers add properties of their own: they are left out.
const credential = { id: bytes.max(2_000), rawId: bytes.max(2_000), type: z.literal('public-key') };

export const passkeyRegistrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
}) satisfies z.ZodType<PasskeyRegistration>;

export const passkeyAssertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
}) satisfies z.ZodType<PasskeyAssertion>;

const proof = z.union([
  z.strictObject({ password: tried }),
  z.strictObject({ passkey: passkeyAssertionSchema }),
]) satisfies z.ZodType<Proof>;

const bring = z.boolean().default(false).describe('Whether games of the guest that are not over go to the account');

/** What is sent to the addresses under `/api/v1/account`. */
export const accountRequestSchemas = {
  signUp: z.union([
    z.strictObject({ name: nameSchema.optional(), login: loginSchema, password: passwordSchema }),
    z.strictObject({ name: nameSchema.optional(), passkey: passkeyRegistrationSchema }),
  ]),
  signIn: z.union([
    z.strictObject({ bring, login: loginSchema, password: tried }),
    z.strictObject({ bring, passkey: passkeyAssertionSchema }),
  ]),
  recover: z.strictObject({ bring, code: z.string().max(100), login: loginSchema, password: passwordSchema }),
  setPassword: z.strictObject({ login: loginSchema, password: passwordSchema, proof }),
  addPasskey: z.strictObject({ passkey: passkeyRegistrationSchema, proof }),
  removePasskey: z.strictObject({ id: z.string().max(2_000), proof }),
  newRecovery: z.strictObject({ proof }),
  remove: z.strictObject({ proof }),
  passkeyOptions: z.strictObject({
    purpose: z.enum(['create', 'add', 'sign-in', 'prove']),
    name: nameSchema.optional().describe('The name that the authenticator shows for a new account'),
  }),
} satisfies { readonly [Name in keyof AccountRequest]: z.ZodType<AccountRequest[Name]> };

const moment = z.int().describe('Milliseconds since 1970');

export const accountSchema = z.object({
  login: z.string().nullable().describe('The name to sign in by; null without a password'),
  createdAt: moment,
  passkeys: z.array(z.object({ id: z.string(), createdAt: moment, usedAt: moment })).readonly(),
  moderates: z.literal(true).exactOptional().describe('Of an account that the host has named as a moderator’s'),
}) satisfies z.ZodType<Account>;

export const accountOverviewSchema = z.object({
  player: playerSchema.nullable(),
  account: accountSchema.nullable(),
  games: z.array(z.string()).readonly().describe('Ids of the games that are not over'),
}) satisfies z.ZodType<AccountOverview>;

export const signedInSchema = z.object({
  player: playerSchema,
  account: accountSchema,
  recovery: z.string().nullable().describe('A new recovery code, told this once'),
}) satisfies z.ZodType<SignedIn>;
