import { and } from 'drizzle-orm'
import { facilityTypes } from '#drizzle/schema/directory.ts'
import { distanceMeters, type Position } from '../distance.ts'
import { type AddressSuggestion, isAskable, type PostalAddress, type Verdict } from './address.ts'
import { bestMatch } from './address-match.ts'
import * as known from './known-addresses.server.ts'
import { streetKinds, readStreet } from './street.ts'

/** What answers questions about addresses. Every call may reject when its service is out of reach. */
export type AddressLookups = Readonly<{
  suggest(text: string, session: string): Promise<AddressSuggestion[]>
  retrieve(id: string, session: string): Promise<AddressSuggestion | null>
  category(category: string, near: Position): Promise<AddressSuggestion[]>
  forward(text: string): Promise<AddressSuggestion[]>
  reverse(position: Position): Promise<AddressSuggestion[]>
  validate(entered: PostalAddress, session: string): Promise<Verdict>
}>

const mostSuggestions = 8
/** A position this near is the house itself. */
const houseReach = 75
const categoryReach = 5000

const folded = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** Whether every word of a question begins a word of what is known, the house number without its hyphen. */
function answersWords(words: readonly string[], address: known.KnownAddress): boolean {
  const { house, street } = readStreet(address.line1)
  const all = [
    house,
    ...folded(
      `${street} ${address.line1} ${address.city} ${address.state} ${address.zip} ${address.neighborhood ?? ''}`,
    ).split(/[\s,]+/),
  ]
  return words.every((word) => all.some((each) => each.startsWith(word)))
}

/** The words to find an address by: the house number first, streets' kinds in full. */
function wordsOf(text: string): string[] {
  const { house, street, unit } = readStreet(text)
  return [house, ...street.split(' '), ...unit.split(' ')].map(folded).filter(Boolean)
}

async function suggestAddresses(text: string): Promise<AddressSuggestion[]> {
  const words = wordsOf(text)
  const [longest] = words
    .filter((word) => /^\p{L}{3,}$/u.test(word) && !streetKinds.has(word))
    .sort((a, b) => b.length - a.length)
  const digits = words.find((word) => /^\d/.test(word))
  const line = text.split(',')[0]!.trim()
  const house = readStreet(line).house
  const condition =
    house && !longest
      ? known.houseIs(house)
      : longest
        ? known.lineHolds(longest)
        : digits
          ? known.lineHolds(line)
          : undefined
  if (!condition) return []
  const found = await known.findKnown(condition)
  return found.filter((address) => answersWords(words, address)).map((address) => known.addressSuggestion(address))
}

async function suggestAreas(text: string): Promise<AddressSuggestion[]> {
  const query = folded(text)
  const areas = await known.listAreas()
  if (/^\d{3,5}$/.test(query)) {
    const zips = areas.flatMap((area) => area.zips.filter((zip) => zip.startsWith(query)).map((zip) => ({ area, zip })))
    return zips.map(({ area, zip }) => known.areaSuggestion(area, zip))
  }
  return areas
    .filter(({ name, aliases }) =>
      [...Object.values(name), ...Object.values(aliases).flat()].some((each) => folded(each).startsWith(query)),
    )
    .map((area) => known.areaSuggestion(area, null))
}

/** When no table knows the house: what its ZIP code contradicts, put right; null when the ZIP code is unknown or nothing is wrong. */
async function checkedByZip(entered: PostalAddress): Promise<AddressSuggestion | null> {
  const zip = entered.zip.slice(0, 5)
  const here = (await known.listAreas()).filter((area) => area.zips.includes(zip))
  const [area] = here
  if (!area) return null
  const [address] = await known.findKnown(known.zipIs(zip), 1)
  const cities = here
    .flatMap((each) => [known.cityOf(each), each.name['en-US'], ...(address?.cityNames ?? [])])
    .map(folded)
  const isRight =
    entered.state === area.state &&
    (cities.includes(folded(entered.city)) || folded(address?.city ?? '') === folded(entered.city))
  return isRight ? null : known.areaSuggestion(area, zip, entered.line1)
}

async function validate(entered: PostalAddress): Promise<Verdict> {
  const { house } = readStreet(entered.line1)
  const [here, named] = await Promise.all([
    known.findKnown(known.zipIs(entered.zip), 2000),
    house ? known.findKnown(known.houseIs(house)) : [],
  ])
  const best = bestMatch(entered, [...here, ...named])
  if (best) return { confidence: best.match.confidence, suggestion: known.addressSuggestion(best.known) }
  const suggestion = await checkedByZip(entered)
  return suggestion ? { confidence: 'low', suggestion } : { confidence: 'none', suggestion: null }
}

async function retrieve(id: string): Promise<AddressSuggestion | null> {
  const [kind, rest = ''] = id.split(/:(.*)/s)
  if (kind === 'address') {
    const [address] = await known.findKnown(known.hasId(rest), 1)
    return address ? known.addressSuggestion(address) : null
  }
  const areas = await known.listAreas()
  if (kind === 'postcode') {
    const area = areas.find(({ zips }) => zips.includes(rest))
    return area ? known.areaSuggestion(area, rest) : null
  }
  const area = kind === 'neighborhood' ? areas.find(({ id: each }) => each === rest) : undefined
  return area ? known.areaSuggestion(area, null) : null
}

async function nearest(condition: Parameters<typeof known.findKnown>[0], to: Position, meters: number) {
  const found = await known.findKnown(condition, 500)
  return found
    .flatMap((address) =>
      address.lat === null || address.lng === null ? [] : [{ address, at: { lat: address.lat, lng: address.lng } }],
    )
    .map(({ address, at }) => ({ address, away: distanceMeters(at, to) }))
    .filter(({ away }) => away <= meters)
    .sort((one, other) => one.away - other.away || (one.address.id < other.address.id ? -1 : 1))
    .map(({ address }) => address)
}

async function reverse(position: Position): Promise<AddressSuggestion[]> {
  const houses = await nearest(known.isAround(position, houseReach), position, houseReach)
  const areas = (await known.listAreas())
    .map((area) => ({ area, away: distanceMeters(area, position) }))
    .filter(({ area, away }) => away <= area.radiusMeters)
    .sort((one, other) => one.away - other.away || one.area.sort - other.area.sort)
  return [
    ...houses.slice(0, 1).map((address) => known.addressSuggestion(address)),
    ...areas.slice(0, 1).map(({ area }) => known.areaSuggestion(area, null)),
  ]
}

async function category(name: string, near: Position): Promise<AddressSuggestion[]> {
  const type = facilityTypes.find((each) => each === name)
  if (!type) return []
  const found = await nearest(and(known.isOfType(type), known.isAround(near, categoryReach)), near, categoryReach)
  return found.slice(0, mostSuggestions).map((address) => known.addressSuggestion(address, 'poi'))
}

async function suggest(text: string): Promise<AddressSuggestion[]> {
  if (!isAskable(text)) return []
  const [addresses, areas] = await Promise.all([suggestAddresses(text), suggestAreas(text)])
  return [...addresses, ...areas].slice(0, mostSuggestions)
}

/** The embedded default: known facility addresses, ZIP codes and neighborhoods of the project's own tables. */
export const embeddedService: AddressLookups = { suggest, retrieve, category, forward: suggest, reverse, validate }
