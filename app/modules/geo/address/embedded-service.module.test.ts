import { beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { insertFacility, insertNeighborhood, tri, triList } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import type { PostalAddress } from './address.ts'
import { embeddedService } from './embedded-service.server.ts'

useDatabase()

const at = { lat: 40.7592, lng: -73.83 }

beforeEach(() =>
  withTransaction(async (tx) => {
    await insertNeighborhood(tx, {
      id: 'flushing',
      name: tri('法拉盛', '法拉盛', 'Flushing'),
      aliases: triList(['法拉盛市区'], [], ['Downtown Flushing']),
      zips: ['11354', '11355'],
    })
    await insertNeighborhood(tx, {
      id: 'sunset-park',
      name: tri('日落公园', '日落公園', 'Sunset Park'),
      borough: 'brooklyn',
      county: 'Kings',
      lat: 40.6455,
      lng: -74.0124,
      zips: ['11220'],
      sort: 2,
    })
    const flushing = { city: 'Flushing', state: 'NY', zip: '11354', neighborhoodId: 'flushing' }
    await insertFacility(tx, { id: 'f-1', addressLine1: '13608 Magnolia Road', addressLine2: 'Ste 2A', ...flushing })
    await insertFacility(tx, {
      id: 'f-2',
      addressLine1: '136-08 Magnolia Rd',
      ...flushing,
      ...at,
      geocodeAccuracy: 'rooftop',
      type: 'lab',
    })
    await insertFacility(tx, {
      id: 'f-3',
      addressLine1: '40-12 Apricot Ave',
      ...flushing,
      zip: '11354-1234',
      lat: 40.7601,
      lng: -73.829,
    })
    await insertFacility(tx, {
      id: 'f-4',
      addressLine1: '818 60th St',
      city: 'Brooklyn',
      zip: '11220',
      neighborhoodId: 'sunset-park',
    })
    await insertFacility(tx, { id: 'f-5', addressLine1: '136-99 Magnolia Rd', ...flushing, status: 'closed' })
    await insertFacility(tx, { id: 'f-6', addressLine1: '100%_sure\\ Way 5', ...flushing })
  }),
)

const lines = async (text: string) => (await embeddedService.suggest(text, '')).map(({ full_address }) => full_address)
const entered = (changes: Partial<PostalAddress> = {}): PostalAddress => ({
  line1: '136-08 Magnolia Rd',
  line2: null,
  city: 'Flushing',
  state: 'NY',
  zip: '11354',
  ...changes,
})
const validate = (changes: Partial<PostalAddress> = {}) => embeddedService.validate(entered(changes), '')

describe('suggest', () => {
  it('answers from three characters on', async () => {
    expect(await lines('Ma')).toEqual([])
    expect(await lines('  m ')).toEqual([])
    expect(await lines('Mag')).toEqual(['136-08 Magnolia Rd, Flushing, NY 11354'])
  })

  it('finds a house by number and street in any spelling, one suggestion a building, none that is closed', async () => {
    for (const text of [
      '136-08 magn',
      '13608 Magnolia',
      '136-08 Magnolia Rd, Flushing',
      'magnolia road 13608',
      '136-08',
    ]) {
      expect(await lines(text), text).toContain('136-08 Magnolia Rd, Flushing, NY 11354')
    }
    expect(await lines('136-99 Magnolia')).toEqual([])
    expect(await lines('818 60th')).toEqual(['818 60th St, Brooklyn, NY 11220'])
  })

  it('finds ZIP codes and neighborhoods, in three languages', async () => {
    const zips = await embeddedService.suggest('1135', '')
    expect(zips.map(({ id, feature_type }) => `${id} ${feature_type}`)).toEqual(
      expect.arrayContaining(['postcode:11354 postcode', 'postcode:11355 postcode']) as string[],
    )
    for (const text of ['法拉盛', 'Downtown Fl', 'flush']) {
      const found = await embeddedService.suggest(text, '')
      expect(
        found.map(({ id }) => id),
        text,
      ).toContain('neighborhood:flushing')
    }
  })

  it('takes what was typed for text, not for a pattern', async () => {
    expect(await lines('%%%')).toEqual([])
    expect(await lines('___')).toEqual([])
    expect(await lines("' or 1=1 --")).toEqual([])
    expect(await lines('%_sure\\')).toEqual(['100%_sure\\ Way 5, Flushing, NY 11354'])
    expect(await lines('%_ple')).toEqual([])
  })

  it('has every field of the specification', async () => {
    const [found] = await embeddedService.suggest('40-12 Apricot', '')
    expect(found).toEqual({
      id: 'address:f-3',
      full_address: '40-12 Apricot Ave, Flushing, NY 11354-1234',
      place_name: '40-12 Apricot Ave, Flushing, NY 11354-1234, United States',
      address_line1: '40-12 Apricot Ave',
      address_line2: '',
      address_line3: '',
      address_level1: 'NY',
      address_level2: 'Flushing',
      address_level3: 'Flushing',
      postcode: '11354-1234',
      country: 'United States',
      country_code: 'us',
      feature_type: 'address',
      accuracy: null,
      bbox: null,
      geometry: { type: 'Point', coordinates: [-73.829, 40.7601] },
    })
  })
})

describe('validate', () => {
  it('knows an address exactly, with the position of whichever record has one', async () => {
    const verdict = await validate({ line1: '13608 magnolia road', city: 'Queens', line2: 'Fl 9' })
    expect(verdict.confidence).toBe('exact')
    expect(verdict.suggestion?.geometry).toEqual({ type: 'Point', coordinates: [at.lng, at.lat] })
  })

  it('proposes the known one when something differs', async () => {
    const wrongZip = await validate({ zip: '11355' })
    expect(wrongZip).toMatchObject({ confidence: 'high', suggestion: { postcode: '11354' } })
    const misspelled = await validate({ line1: '136-08 Magnola Rd' })
    expect(misspelled).toMatchObject({ confidence: 'high', suggestion: { address_line1: '136-08 Magnolia Rd' } })
    expect(await validate({ line1: '818 60th Street', city: 'Queens', zip: '11220' })).toMatchObject({
      confidence: 'high',
    })
  })

  it('puts city and state right by the ZIP code when no table knows the house', async () => {
    const verdict = await validate({ line1: '5 Willow Ct', city: 'Brooklyn' })
    expect(verdict).toMatchObject({
      confidence: 'low',
      suggestion: {
        feature_type: 'postcode',
        address_line1: '5 Willow Ct',
        address_level2: 'Flushing',
        address_level1: 'NY',
      },
    })
    expect(await validate({ line1: '5 Willow Ct' })).toEqual({ confidence: 'none', suggestion: null })
    expect(await validate({ line1: '5 Willow Ct', zip: '99999' })).toEqual({ confidence: 'none', suggestion: null })
  })
})

describe('the other lookups', () => {
  it('retrieve what was suggested', async () => {
    for (const id of ['address:f-3', 'postcode:11355', 'neighborhood:sunset-park']) {
      expect((await embeddedService.retrieve(id, ''))?.id).toBe(id)
    }
    for (const id of ['address:f-5', 'address:nobody', 'postcode:00000', 'neighborhood:x', '', 'x']) {
      expect(await embeddedService.retrieve(id, ''), id).toBeNull()
    }
  })

  it('find what is at a position', async () => {
    const here = await embeddedService.reverse({ lat: 40.7593, lng: -73.8301 })
    expect(here.map(({ id }) => id)).toEqual(['address:f-2', 'neighborhood:flushing'])
    expect(await embeddedService.reverse({ lat: 10, lng: 10 })).toEqual([])
  })

  it('find places of a kind nearby', async () => {
    const labs = await embeddedService.category('lab', at)
    expect(labs).toMatchObject([{ id: 'address:f-2', feature_type: 'poi', place_name: 'Harbor Practice' }])
    expect(await embeddedService.category('nonsense', at)).toEqual([])
  })

  it('find a position for a ZIP code', async () => {
    const [area] = await embeddedService.forward('11220')
    expect(area).toMatchObject({ id: 'postcode:11220', geometry: { coordinates: [-74.0124, 40.6455] } })
    expect(area?.bbox).toHaveLength(4)
  })
})
