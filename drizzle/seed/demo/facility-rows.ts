import { npiCheckDigit } from '#app/modules/directory/npi.ts'
import type { facilities, facilityHours, facilityLanguages } from '#drizzle/schema/directory.ts'
import { parseHours } from './hours.ts'
import { postalFacts } from './postal-facts.ts'
import type { DemoFacility } from './shape.ts'
import { parking } from './wording.ts'

/** Meters to one degree of latitude; a degree of longitude is shorter by the cosine of the latitude. */
const metersPerDegree = 111_320

interface Center {
  lat: number
  lng: number
}

export function facilityRow(facility: DemoFacility, center: Center, at: number): typeof facilities.$inferInsert {
  const { slug, area, street, access = [] } = facility
  const postal = postalFacts[area]
  const [nameEn, nameHans = null, nameHant = null] = facility.name
  return {
    id: `demo-${slug}`,
    npi: demoNpi(500 + facility.no),
    slug,
    nameEn,
    nameHans,
    nameHant,
    type: facility.type,
    status: facility.status ?? 'active',
    addressLine1: street[0]!,
    addressLine2: street[1] ?? null,
    addressLine3: street[2] ?? null,
    city: postal.city,
    state: postal.state,
    zip: facility.zip ?? postal.zip,
    country: 'US',
    ...position(facility, center),
    neighborhoodId: area,
    phone: facility.phone ? e164(facility.phone) : null,
    fax: facility.fax ? e164(facility.fax) : null,
    // Reserved for examples (RFC 2606): nobody can own these names.
    email: facility.email ? `${slug}@example.com` : null,
    website: facility.website ? `https://${slug}.example.com/` : null,
    wechat: facility.wechat ?? null,
    timeZone: 'America/New_York',
    wayIn: facility.wayIn ?? null,
    parking: facility.parking ? parking[facility.parking] : null,
    isWheelchairAccessible: access.includes('wheelchair'),
    hasElevator: access.includes('elevator'),
    acceptsWalkIn: access.includes('walk-in'),
    addressVerified: facility.addressVerified ?? 'confirmed',
    mergedIntoId: facility.mergedInto ? `demo-${facility.mergedInto}` : null,
    source: 'demo',
    isDemo: true,
    editedFields: [],
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
}

export function facilityHoursRows({ slug, hours }: DemoFacility): (typeof facilityHours.$inferInsert)[] {
  return (hours ? parseHours(hours) : []).map((period) => ({
    id: `demo-${slug}-${period.weekday}-${period.opens.replace(':', '')}`,
    facilityId: `demo-${slug}`,
    ...period,
  }))
}

export function facilityLanguageRows({ slug, speaks = {} }: DemoFacility): (typeof facilityLanguages.$inferInsert)[] {
  return Object.entries(speaks).flatMap(([languageId, helpers]) =>
    helpers.map((who) => ({ id: `demo-${slug}-${languageId}-${who}`, facilityId: `demo-${slug}`, languageId, who })),
  )
}

/** An NPI from the stems that no registry has given out, with its check digit. */
export function demoNpi(no: number): string {
  const stem = String(190_000_000 + no)
  return stem + npiCheckDigit(stem)
}

function position({ offset, accuracy }: DemoFacility, center: Center) {
  if (!offset) return { lat: null, lng: null, geocodeAccuracy: null }
  const [east, north] = offset
  const lat = center.lat + north / metersPerDegree
  const lng = center.lng + east / (metersPerDegree * Math.cos((center.lat * Math.PI) / 180))
  return { lat: round(lat), lng: round(lng), geocodeAccuracy: accuracy ?? 'rooftop' }
}

/** Five decimals are about a meter. */
function round(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000
}

function e164(phone: string): string {
  return `+1${phone.replaceAll('-', '')}`
}
