import { describe, expect, it } from 'vitest'
import { modalityEntries } from '#drizzle/seed/library/imaging.ts'
import { labCategories } from '#drizzle/seed/library/lab-tests/shape.ts'
import { wordingFaults } from '#drizzle/seed/library/lab-tests/wording.ts'
import { demoFacilities, demoProviders } from './catalog.ts'
import { demoFacilityServices, facilityServiceRow } from './facility-services.ts'

const facilitiesOf = (kind: string) =>
  new Set(demoFacilityServices.filter((service) => service.kind === kind).map(({ at }) => at))

describe('the services of the demo facilities', () => {
  it('are enough facilities to choose from', () => {
    expect(facilitiesOf('lab').size).toBeGreaterThanOrEqual(6)
    expect(facilitiesOf('imaging').size).toBeGreaterThanOrEqual(4)
    expect(facilitiesOf('i693').size).toBeGreaterThanOrEqual(3)
  })

  it('stand at facilities that exist and are open, each once', () => {
    const open = new Set(demoFacilities.filter(({ status }) => status === undefined).map(({ slug }) => slug))
    for (const { at } of demoFacilityServices) expect(open).toContain(at)
    const keys = demoFacilityServices.map(({ at, kind, code }) => `${at} ${kind} ${code}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('name a category of tests, a kind of imaging or the exam', () => {
    const codes = {
      lab: [...labCategories] as string[],
      imaging: modalityEntries.map(({ slug }) => slug),
      i693: ['exam'],
    }
    for (const { at, kind, code } of demoFacilityServices) expect(codes[kind], at).toContain(code)
    const imaged = new Set(demoFacilityServices.filter(({ kind }) => kind === 'imaging').map(({ code }) => code))
    expect(imaged).toEqual(new Set(codes.imaging))
    const drawn = new Set(demoFacilityServices.filter(({ kind }) => kind === 'lab').map(({ code }) => code))
    expect(drawn).toEqual(new Set(codes.lab))
  })

  it('give the exam a price, where a civil surgeon practices', () => {
    const surgeons = demoProviders.filter(({ credentials }) => credentials?.includes('civil_surgeon'))
    const practices = new Set(surgeons.flatMap((provider) => provider.practices.map(({ at }) => at)))
    for (const { at, price } of demoFacilityServices.filter(({ kind }) => kind === 'i693')) {
      expect(practices).toContain(at)
      expect(price, at).toBeGreaterThan(0)
    }
  })

  it('include facilities without an order, with a walk-in, at home, and without a price', () => {
    expect(demoFacilityServices.some(({ needsOrder }) => !needsOrder)).toBe(true)
    expect(demoFacilityServices.some(({ isWalkIn }) => isWalkIn)).toBe(true)
    expect(demoFacilityServices.some(({ isAtHome }) => isAtHome)).toBe(true)
    expect(demoFacilityServices.some(({ price }) => price === null)).toBe(true)
  })

  it('become rows in cents', () => {
    const service = demoFacilityServices.find(({ at, code }) => at === 'silver-pine-imaging' && code === 'mri')!
    expect(facilityServiceRow(service, 5)).toMatchObject({
      id: 'demo-silver-pine-imaging-imaging-mri',
      facilityId: 'demo-silver-pine-imaging',
      priceCents: 48_000,
      needsOrder: true,
      updatedAt: 5,
    })
  })

  it('are written cleanly in three locales', () => {
    expect(demoFacilityServices.flatMap((service) => wordingFaults(service.at, service))).toEqual([])
  })
})
