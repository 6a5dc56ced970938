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

/** The key under which a beginning of any length is looked up: that of the longest kept one within it. */
function lookupOf(beginning: string): string {
  const length = beginnings.findLast((each) => each <= beginning.length)
  return keyOfBeginning(beginning.slice(0, length))
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
  if ('beginning' in wanted) return has(lookupOf(wanted.beginning), facilityId)
  if ('characters' in wanted) return has(keyOfCharacters(wanted.characters), facilityId)
  if ('initials' in wanted) return has(keyOfInitials(wanted.initials), facilityId)
  if ('surname' in wanted)
    return and(has(lookupOf(wanted.surname), facilityId), has(lookupOf(wanted.given), facilityId))!
  return has(keyOfLastFour(wanted.lastFour), facilityId)
}
