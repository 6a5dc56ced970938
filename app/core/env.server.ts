import { resolve } from 'node:path'
import { z } from 'zod'

/**
 * The configuration of the product: every environment variable it knows, checked once at start.
 * Nothing else may read `process.env`; `.env.example` lists the same keys (a test compares them).
 */
const flag = z
  .enum(['on', 'off'])
  .default('off')
  .transform((value) => value === 'on')

/** An address with one of the given protocols, or nothing. */
const address = (protocol: RegExp) =>
  z
    .string()
    .refine((value) => value === '' || (URL.canParse(value) && protocol.test(new URL(value).protocol)), {
      message: `must be an address that matches ${protocol.source}`,
    })
    .default('')

/** No credentials, query or fragment; whether it is an address at all is another rule's question. */
function isBareAddress(value: string): boolean {
  if (!URL.canParse(value)) return true
  const { username, password, search, hash } = new URL(value)
  return username + password + search + hash === ''
}

function isOrigin(value: string): boolean {
  return !URL.canParse(value) || (isBareAddress(value) && new URL(value).pathname === '/')
}

/** By which an interchange names its sender or receiver. */
const x12Id = z
  .string()
  .regex(/^[A-Z0-9]{0,15}$/, 'must be up to 15 capital letters and digits')
  .default('')

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z.string().default(''),
  DEMO_DATA: z
    .enum(['on', 'off'])
    .optional()
    .transform((value) => (value === undefined ? undefined : value === 'on')),
  TRUST_PROXY: flag,
  SITE_URL: address(/^https?:$/).refine(isOrigin, { message: 'must be scheme and host alone' }),
  SITE_NAME_ZH_HANS: z.string().trim().min(1).default('中文就医指南'),
  SITE_NAME_ZH_HANT: z.string().trim().min(1).default('中文就醫指南'),
  SITE_NAME_EN_US: z.string().trim().min(1).default('Chinese Care Guide'),
  SITE_PHONE: z.string().default('+12125550100'),
  SITE_EMAIL: z.string().default('help@example.com'),
  SITE_PROFILES: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every((each) => /^https:\/\//.test(each) && URL.canParse(each)), {
      message: 'must be https addresses, separated by spaces or commas',
    }),
  SESSION_SECRET: z.string().default(''),
  FIELD_KEYS: z.string().default(''),
  SMTP_URL: address(/^smtps?:$/),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^\p{Cc}<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      'must be an address, or a name and <address>',
    )
    .or(z.literal(''))
    .default(''),
  SMS_GATEWAY_URL: address(/^https?:$/),
  SMS_GATEWAY_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]*$/, 'must be printable ASCII')
    .default(''),
  SMS_INBOUND_SECRET: z
    .string()
    .refine((value) => value === '' || value.length >= 32, { message: 'must have at least 32 characters' })
    .default(''),
  VOICE_API_URL: address(/^https?:$/).refine(isBareAddress, { message: 'must hold no credentials, query or fragment' }),
  VOICE_ACCOUNT: z
    .string()
    .regex(/^[\w-]{0,64}$/, 'must be the name of an account')
    .default(''),
  VOICE_TOKEN: z
    .string()
    .regex(/^(?:[\x21-\x7e]{16,}|)$/, 'must have at least 16 characters of printable ASCII')
    .default(''),
  VOICE_TRANSCRIPTION: flag,
  SYNC_URL_DEACTIVATIONS: address(/^https:$/),
  SYNC_URL_NY_FACILITIES: address(/^https:$/),
  SYNC_URL_CSV: address(/^https:$/),
  SYNC_URL_FHIR: address(/^https:$/),
  MAPBOX_TOKEN: z.string().default(''),
  MAPS_BASE_URL: address(/^https?:$/).refine(isBareAddress, { message: 'must hold no credentials, query or fragment' }),
  MAPS_FEEDBACK: z
    .enum(['on', 'off'])
    .default('on')
    .transform((value) => value === 'on'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:[sr]k_(?:test|live)_\w{10,}|)$/, 'must be a secret or restricted key of Stripe')
    .default(''),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^(?:whsec_\w{24,}|)$/, 'must be a signing secret of Stripe')
    .default(''),
  STRIPE_BASE_URL: address(/^https?:$/).refine(isOrigin, { message: 'must be scheme and host alone' }),
  ELIGIBILITY_URL: address(/^https:$/).refine(isBareAddress, {
    message: 'must hold no credentials, query or fragment',
  }),
  ELIGIBILITY_KEY: z
    .string()
    .regex(/^[\x21-\x7e]*$/, 'must be printable ASCII')
    .default(''),
  ELIGIBILITY_SENDER_ID: x12Id,
  ELIGIBILITY_RECEIVER_ID: x12Id,
  API_BASE_URL: address(/^https?:$/).refine(isBareAddress, { message: 'must hold no credentials, query or fragment' }),
  ASSOCIATION_ENABLED: flag,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

type Given = z.infer<typeof schema>

export type Env = Readonly<Omit<Given, 'DEMO_DATA'> & { DEMO_DATA: boolean }>

/** Whether an address is one under which others than this machine and its own network reach the site. */
function isPublicAddress(address: string): boolean {
  if (address === '') return false
  const { hostname } = new URL(address)
  return !/^(?:localhost|.*\.localhost|(?:127|10)(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[::1\]|\[f[cd].*)$/.test(
    hostname,
  )
}

/** Whether the accounts with the printed password can be used: with demo data, and never where the public reaches the site. */
export function areDemoAccountsOpen({ DEMO_DATA, SITE_URL }: Pick<Env, 'DEMO_DATA' | 'SITE_URL'>): boolean {
  return DEMO_DATA && !isPublicAddress(SITE_URL)
}

/** Stripe takes the money where both of its secrets are given; with one alone nothing would ever be told to be paid. */
export function isStripeOn({
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
}: Partial<Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'>>): boolean {
  return Boolean(STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
}

const eligibilityKeys = [
  'ELIGIBILITY_URL',
  'ELIGIBILITY_KEY',
  'ELIGIBILITY_SENDER_ID',
  'ELIGIBILITY_RECEIVER_ID',
] as const

/** Whether a clearing house asks payers for us: all of its settings are given. */
export function isClearingHouseOn(given: Pick<Given, (typeof eligibilityKeys)[number]>): boolean {
  return eligibilityKeys.every((key) => given[key] !== '')
}

/** Calls come from a telephone exchange where the voice API and both parts of its account are given. */
export function isVoiceApiOn({
  VOICE_API_URL,
  VOICE_ACCOUNT,
  VOICE_TOKEN,
}: Pick<Env, 'VOICE_API_URL' | 'VOICE_ACCOUNT' | 'VOICE_TOKEN'>): boolean {
  return Boolean(VOICE_API_URL && VOICE_ACCOUNT && VOICE_TOKEN)
}

/** Whether a simulated card may pay: never where the public reaches a site that is no demo. */
export function isCardSimulatorOpen({ DEMO_DATA, SITE_URL }: Pick<Env, 'DEMO_DATA' | 'SITE_URL'>): boolean {
  return DEMO_DATA || !isPublicAddress(SITE_URL)
}

/** Reads and checks the configuration. Throws an Error that names every wrong variable, never its value. */
export function readEnv(source: Record<string, string | undefined>): Env {
  // An empty variable in a .env file means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const names = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration is not usable:\n  ${names.join('\n  ')}`)
  }
  const env = result.data
  if ((env.STRIPE_SECRET_KEY === '') !== (env.STRIPE_WEBHOOK_SECRET === ''))
    throw new Error('The configuration is not usable:\n  STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together')
  if (!isClearingHouseOn(env) && eligibilityKeys.some((key) => env[key] !== ''))
    throw new Error(`The configuration is not usable:\n  ${eligibilityKeys.join(', ')} go together`)
  const voice = [env.VOICE_API_URL, env.VOICE_ACCOUNT, env.VOICE_TOKEN].filter((value) => value === '')
  if (voice.length % 3 !== 0)
    throw new Error('The configuration is not usable:\n  VOICE_API_URL, VOICE_ACCOUNT and VOICE_TOKEN go together')
  return Object.freeze({
    ...env,
    // Fictional doctors and a printed password are for looking around, not for a site that the public reaches.
    DEMO_DATA: env.DEMO_DATA ?? !isPublicAddress(env.SITE_URL),
    DATABASE_URL: env.DATABASE_URL || `file:${resolve(env.DATA_DIR, 'database', 'app.sqlite')}`,
  })
}

export const envKeys = Object.keys(schema.shape)

export const env: Env = readEnv(process.env)
