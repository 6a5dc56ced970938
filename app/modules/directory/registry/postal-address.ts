import { tidyName } from './person-name.ts'

/** USPS Publication 28: street suffixes, directions and unit designators in their standard abbreviations. */
const abbreviations: Readonly<Record<string, string>> = {
  ALLEY: 'ALY',
  AVENUE: 'AVE',
  AV: 'AVE',
  BOULEVARD: 'BLVD',
  CIRCLE: 'CIR',
  COURT: 'CT',
  DRIVE: 'DR',
  EXPRESSWAY: 'EXPY',
  HIGHWAY: 'HWY',
  LANE: 'LN',
  PARKWAY: 'PKWY',
  PLACE: 'PL',
  PLAZA: 'PLZ',
  ROAD: 'RD',
  SQUARE: 'SQ',
  STREET: 'ST',
  STR: 'ST',
  TERRACE: 'TER',
  TURNPIKE: 'TPKE',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  SUITE: 'STE',
  UNIT: 'STE',
  OFFICE: 'STE',
  ROOM: 'RM',
  APARTMENT: 'APT',
  FLOOR: 'FL',
  FLR: 'FL',
  BUILDING: 'BLDG',
  FIRST: '1',
  SECOND: '2',
  THIRD: '3',
  FOURTH: '4',
  FIFTH: '5',
  SIXTH: '6',
  SEVENTH: '7',
  EIGHTH: '8',
  NINTH: '9',
  TENTH: '10',
  GROUND: 'G',
}

/** The ZIP's first five digits; null when there are none. Spreadsheets eat the leading zero of New Jersey and New England. */
export function zip5(raw: string): string | null {
  const digits = raw.replace(/\D/g, '')
  if (digits.length === 5 || digits.length === 9) return digits.slice(0, 5)
  if (digits.length === 4 || digits.length === 8) return `0${digits}`.slice(0, 5)
  return null
}

/**
 * One text for the many spellings of an address, so that two records of one place meet:
 * `136-20 38th Avenue, Suite 5A` and `13620 38 AVE STE 5A` → `11354|13620 38 AVE STE 5A`.
 */
export function addressKey(line1: string, line2: string, zip: string): string {
  const text = `${line1} ${line2}`
    .normalize('NFKD')
    .toUpperCase()
    .replace(/#\s*/g, ' STE ')
    .replace(/(\d)-(?=\d)/g, '$1')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
  const words = text
    .split(' ')
    .map((word) => abbreviations[word] ?? word)
    .map((word) => word.replace(/^(\d+)(ST|ND|RD|TH)$/, '$1'))
    .join(' ')
    .replace(/\bSTE (STE|RM|FL)\b/g, '$1')
    .replace(/\b(\d+|G) FL\b/g, 'FL $1')
  return `${zip}|${words}`
}

/** An address line from the registry's capitals: `13620 38TH AVE STE 5A` → `13620 38th Ave Ste 5A`. */
export function addressLine(raw: string): string {
  const line = tidyName(raw)
  if (line !== line.toUpperCase() && line !== line.toLowerCase()) return line
  return line
    .split(' ')
    .map((word) => {
      const upper = word.toUpperCase()
      if (/^(N|S|E|W|NE|NW|SE|SW|PO|US|NY|NJ|CT)[.,]?$/.test(upper)) return upper
      if (/^\d+(ST|ND|RD|TH)[.,]?$/.test(upper)) return upper.toLowerCase()
      if (/\d/.test(upper)) return upper
      return word
        .toLowerCase()
        .replace(/(^|[-/#.(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    })
    .join(' ')
}

/** IANA zone of most of a state; places that differ (El Paso, the Panhandle) are put right by a person. */
const zones: Readonly<Record<string, string>> = {
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
}
const zoneOfState = new Map(
  Object.entries(zones).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone])),
)

export function timeZoneOf(state: string): string {
  return zoneOfState.get(state) ?? 'America/New_York'
}
