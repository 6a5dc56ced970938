import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { sessionSecret } from '#app/core/secrets.server.ts'
import { rateLimits } from '#drizzle/schema/limits.ts'

const minute = 60_000
const hour = 60 * minute

type Rate = Readonly<{ tokens: number; window: number; store: 'database' | 'memory' }>

/**
 * Every limit of the product. A caller may take `tokens` at once; they come back evenly over `window` milliseconds.
 * Writes are counted in the database: the count holds across restarts and processes. Reading is counted in memory, because a
 * database write would cost more than the search it guards and a lost count there harms nobody.
 */
const rates = {
  form: { tokens: 10, window: hour, store: 'database' },
  booking: { tokens: 60, window: hour, store: 'database' },
  report: { tokens: 5, window: hour, store: 'database' },
  // Each takes the processor for a second.
  photo: { tokens: 20, window: hour, store: 'database' },
  // A practice of fifty comes in over an afternoon, not in a minute; sending again counts.
  invite: { tokens: 30, window: hour, store: 'database' },
  // Whom an association writes to as officer, admin or greeter of an event, sending again counted: a new board comes in on one day.
  association_invite: { tokens: 30, window: 24 * hour, store: 'database' },
  otp: { tokens: 3, window: hour, store: 'database' },
  // A ticket sent once more, by its link.
  ticket: { tokens: 3, window: hour, store: 'database' },
  // Codes for the list of one's visits, by contact and by network. Five tries a code, six codes a day: a year of guessing finds one in ninety.
  own_visits: { tokens: 3, window: hour, store: 'database' },
  own_visits_day: { tokens: 6, window: 24 * hour, store: 'database' },
  own_visits_address: { tokens: 20, window: hour, store: 'database' },
  // Personal links of members, by association and address, and by network.
  member_link: { tokens: 3, window: hour, store: 'database' },
  member_link_address: { tokens: 20, window: hour, store: 'database' },
  // Wrong passwords only: a right one gives its token back. Never more than 5 in 15 minutes nor 10 in an hour for an account,
  // and never more than 20 in 15 minutes for an address: what may be taken at once and what comes back meanwhile, together.
  sign_in: { tokens: 5, window: 75 * minute, store: 'database' },
  sign_in_address: { tokens: 10, window: 15 * minute, store: 'database' },
  // Wrong codes only, of an account whose password is known: a year of guessing finds one in ninety.
  second_factor: { tokens: 10, window: 24 * hour, store: 'database' },
  operator_token: { tokens: 5, window: hour, store: 'database' },
  password_reset: { tokens: 3, window: hour, store: 'database' },
  password_reset_address: { tokens: 10, window: hour, store: 'database' },
  // Refused tries are told of once, not each: whoever floods the login does not flood the audit log.
  refusal_note: { tokens: 1, window: 15 * minute, store: 'memory' },
  // Codes typed on a device that is to be paired, by network: one of 32⁸ in ten minutes. And what one device or account scans.
  scan_pair: { tokens: 10, window: hour, store: 'database' },
  scan: { tokens: 120, window: minute, store: 'memory' },
  // What a keeper scans that is nobody's here: whoever tries references is stopped, not who scans a queue of people at the wrong door.
  scan_unknown: { tokens: 60, window: hour, store: 'memory' },
  search: { tokens: 120, window: minute, store: 'memory' },
  // What is counted of an advertisement from one network: more is somebody's wheel, and counts for nothing.
  ad_view: { tokens: 120, window: minute, store: 'memory' },
  ad_click: { tokens: 6, window: hour, store: 'memory' },
  suggest: { tokens: 300, window: minute, store: 'memory' },
} as const satisfies Record<string, Rate>

type RateClass = keyof typeof rates

export type Token = Readonly<{ allowed: boolean; retryAfterSeconds: number }>

const allowed: Token = { allowed: true, retryAfterSeconds: 0 }

function refusedUntil(instant: number, at: number): Token {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((instant - at) / 1000)) }
}

/** The instant from which a caller whose tokens are all back at `fullAt` may take the next one. */
function freeAt({ tokens, window }: Rate, fullAt: number): number {
  return fullAt - window + window / tokens
}

/** Nobody's tokens take longer than a window to come back: a later instant was written by a clock that has since been set back. */
function isOwing({ window }: Rate, fullAt: number, at: number): boolean {
  return fullAt > at && fullAt <= at + window
}

function hashed(rateClass: RateClass, key: string): string {
  const hmac = createHmac('sha256', sessionSecret()).update('rate-limit\0').update(`${rateClass}\0`).update(key)
  return hmac.digest('base64url')
}

/**
 * The part of a network address that one caller controls: an IPv4 address, or the /64 prefix of an IPv6 address,
 * out of which a single connection can pick any number of addresses.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return address
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
  return `${groups.slice(0, 4).join(':')}::/64`
}

const memory = new Map<string, number>()
const memoryLimit = 20_000

function takeFromMemory(rateClass: RateClass, key: string, at: number): Token {
  const rate = rates[rateClass]
  const name = `${rateClass}\0${key}`
  const stored = memory.get(name) ?? 0
  const fullAt = isOwing(rate, stored, at) ? stored : at
  if (freeAt(rate, fullAt) > at) return refusedUntil(freeAt(rate, fullAt), at)
  // Taken out and put in again: the map's order is then the order of last use, and the first is the one to forget.
  memory.delete(name)
  memory.set(name, fullAt + rate.window / rate.tokens)
  if (memory.size > memoryLimit) memory.delete(memory.keys().next().value!)
  return allowed
}

async function takeFromDatabase(rateClass: RateClass, key: string, at: number): Promise<Token> {
  const rate = rates[rateClass]
  const own = and(eq(rateLimits.class, rateClass), eq(rateLimits.key, key))
  const isRefused = (fullAt: number) => isOwing(rate, fullAt, at) && freeAt(rate, fullAt) > at
  // A caller who has already used everything up costs a read, not a place in the write queue.
  const [known] = await db.select({ fullAt: rateLimits.fullAt }).from(rateLimits).where(own)
  if (known && isRefused(known.fullAt)) return refusedUntil(freeAt(rate, known.fullAt), at)

  const step = rate.window / rate.tokens
  return withTransaction(async (tx) => {
    // One statement decides and writes, so two takers never see the same token, in whichever process they run.
    const taken = await tx
      .insert(rateLimits)
      .values({ class: rateClass, key, fullAt: at + step })
      .onConflictDoUpdate({
        target: [rateLimits.class, rateLimits.key],
        set: {
          fullAt: sql`case when ${gt(rateLimits.fullAt, at)} and ${lte(rateLimits.fullAt, at + rate.window)} then ${rateLimits.fullAt} + ${step} else ${at + step} end`,
        },
        setWhere: or(lte(rateLimits.fullAt, at + rate.window - step), gt(rateLimits.fullAt, at + rate.window)),
      })
      .returning({ fullAt: rateLimits.fullAt })
    if (taken.length > 0) return allowed
    const [row] = await tx.select({ fullAt: rateLimits.fullAt }).from(rateLimits).where(own)
    return refusedUntil(freeAt(rate, row?.fullAt ?? at + rate.window), at)
  })
}

let sweptAt = -Infinity

/** Forgets callers whose tokens are all back; once an hour and process is enough. */
async function sweep(at: number): Promise<void> {
  if (Math.abs(at - sweptAt) < hour) return
  sweptAt = at
  await withTransaction(async (tx) => {
    await tx.delete(rateLimits).where(lt(rateLimits.fullAt, at))
  })
}

/**
 * Takes one token of `key` (a network address, an account name …; stored only as a keyed hash) in a class.
 * @returns whether there was one and, when not, the whole seconds (at least 1) after which there will be: the value of Retry-After.
 * @throws DatabaseError when the count cannot be read or written; a limit that cannot count does not let through.
 */
export async function takeToken(rateClass: RateClass, key: string): Promise<Token> {
  const at = now()
  if (rates[rateClass].store === 'memory') return takeFromMemory(rateClass, hashed(rateClass, key), at)
  await sweep(at)
  return takeFromDatabase(rateClass, hashed(rateClass, key), at)
}

/** Gives a token back that turned out not to be owed, such as that of a right password. For classes counted in the database. */
export async function returnToken(rateClass: RateClass, key: string): Promise<void> {
  const { tokens, window } = rates[rateClass]
  const own = and(eq(rateLimits.class, rateClass), eq(rateLimits.key, hashed(rateClass, key)))
  await withTransaction(async (tx) => {
    await tx
      .update(rateLimits)
      .set({ fullAt: sql`${rateLimits.fullAt} - ${window / tokens}` })
      .where(own)
  })
}

/** Gives all tokens of a key back, when its owner has shown who they are. For classes counted in the database. */
export async function returnAllTokens(rateClass: RateClass, key: string): Promise<void> {
  const own = and(eq(rateLimits.class, rateClass), eq(rateLimits.key, hashed(rateClass, key)))
  await withTransaction(async (tx) => {
    await tx.delete(rateLimits).where(own)
  })
}
