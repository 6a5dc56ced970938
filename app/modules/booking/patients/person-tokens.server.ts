import { randomBytes } from 'node:crypto'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { blindTokens, tokenLength } from '#app/core/crypto/field-encryption.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import { facilityPeople } from '#drizzle/schema/scheduling.ts'
import type { Wanted } from './person-query.ts'
import type { PersonWords } from './person-words.ts'

/** Letters of a word's beginnings that are kept. What is typed between two lengths is found by the shorter one and compared. */
const beginnings = [1, 2, 3, 4, 6] as const
/** Tokens come in steps of so many, filled up with random ones, so that their number says little about a name. */
const step = 16
/** An entry of an index has to fit on a page of PostgreSQL; no name that anybody bears has half as many. */
const mostTokens = 512

/** A facility's tokens are its own: the same name has others at another facility. */
const purposeOf = (facilityId: string) => `facility-people ${facilityId}`

const keyOfBeginning = (begun: string) => `w${begun}`
const keyOfCharacters = (characters: string) => `h${characters}`
const keyOfInitials = (initials: string) => `i${initials}`
const keyOfLastFour = (digits: string) => `d${digits}`

function keysOf({ latin, han, initials, lastFour }: PersonWords): Set<string> {
  const keys = new Set<string>()
  for (const word of latin)
    for (const length of beginnings) if (word.length >= length) keys.add(keyOfBeginning(word.slice(0, length)))
  for (const characters of han) keys.add(keyOfCharacters(characters))
  for (const each of initials) keys.add(keyOfInitials(each))
  if (lastFour !== null) keys.add(keyOfLastFour(lastFour))
  return keys
}

/** What is stored of a person at a facility: tokens one after the other, in an order that says nothing. */
export function personTokens(words: PersonWords, facilityId: string): string {
  const tokens = new Set(blindTokens([...keysOf(words)].slice(0, mostTokens), purposeOf(facilityId)))
  const wanted = Math.ceil(tokens.size / step) * step
  while (tokens.size < wanted) tokens.add(randomBytes(tokenLength).toString('base64url').slice(0, tokenLength))
  return [...tokens].sort().join('')
}

/** Room for the number of a row in an entry of the index, beside the 24 bits of a token: together what a JavaScript number holds exactly. */
const numbers = 2 ** 29

/** The first entry of a token; those of all rows that have it come next to each other, in the order of their numbers. */
function firstEntry(token: string): number {
  return Buffer.from(token, 'base64url').readUIntBE(0, 3) * numbers
}

/** Entries of the index for what is stored of a person. */
export function entriesOf(tokens: string, number: number): number[] {
  const each = Array.from({ length: tokens.length / tokenLength }, (_, at) =>
    tokens.substr(at * tokenLength, tokenLength),
  )
  return each.map((token) => firstEntry(token) + number)
}

/** Where the index has a token: from the first entry, before the last. */
export type Range = Readonly<{ first: number; end: number }>

/** A choice of ranges: whoever may be meant has a token in each range of one set, so that it is enough to read the smallest. */
export type Ranges = { range: Range } | { either: readonly Ranges[] } | { smallest: readonly Ranges[] }

/** The key under which a beginning of any length is looked up: that of the longest kept one within it. */
function lookupOf(beginning: string): string {
  const length = beginnings.findLast((each) => each <= beginning.length)
  return keyOfBeginning(beginning.slice(0, length))
}

export function rangesOf(wanted: Wanted, facilityId: string): Ranges {
  if ('all' in wanted) return { smallest: wanted.all.map((each) => rangesOf(each, facilityId)) }
  if ('any' in wanted) return { either: wanted.any.map((each) => rangesOf(each, facilityId)) }
  return { smallest: keysSought(wanted).map((key) => rangeOf(key, facilityId)) }
}

function rangeOf(key: string, facilityId: string): Ranges {
  const [token] = blindTokens([key], purposeOf(facilityId))
  const first = firstEntry(token!)
  return { range: { first, end: first + numbers } }
}

/** The keys that somebody who is meant has, all of them. */
function keysSought(wanted: Exclude<Wanted, { all: unknown } | { any: unknown }>): string[] {
  if ('beginning' in wanted) return [lookupOf(wanted.beginning)]
  if ('characters' in wanted) return [keyOfCharacters(wanted.characters)]
  if ('initials' in wanted) return [keyOfInitials(wanted.initials)]
  if ('surname' in wanted) return [lookupOf(wanted.surname), lookupOf(wanted.given)]
  return [keyOfLastFour(wanted.lastFour)]
}

function has(key: string, facilityId: string): SQL {
  const [token] = blindTokens([key], purposeOf(facilityId))
  return dialect === 'sqlite'
    ? // Half of what instr() costs; no letter of a token means anything to it.
      sql`${facilityPeople.tokens} GLOB ${`*${token}*`}`
    : sql`strpos(${facilityPeople.tokens}, ${token!}) > 0`
}

/** The rows of a facility that may be meant; who is, shows only when they are opened. */
export function mayBeMeant(wanted: Wanted, facilityId: string): SQL {
  if ('all' in wanted) return and(...wanted.all.map((each) => mayBeMeant(each, facilityId)))!
  if ('any' in wanted) return or(...wanted.any.map((each) => mayBeMeant(each, facilityId)))!
  return and(...keysSought(wanted).map((key) => has(key, facilityId)))!
}
