import { describe, expect, it } from 'vitest'
import { autofillFeature, autofillSuggestion, geocodingFeature } from '#tests/fakes/maps-answers.ts'
import { contributionOf } from './contribution.ts'
import { mapsCalls, movedAddresses } from './maps-addresses.ts'
import { readFeatures, readSuggestions, readVerdict } from './maps-answers.ts'

const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features })

describe('answers of the maps service', () => {
  it('suggest without a position, by the fields of the specification', () => {
    expect(readSuggestions({ suggestions: [autofillSuggestion], attribution: 'x' })).toEqual([
      {
        id: 'act-1',
        full_address: '200 Lantern Street, New York, New York 10013, United States',
        place_name: '200 Lantern Street, New York, New York 10013, United States',
        address_line1: '200 Lantern Street',
        address_line2: '',
        address_line3: '',
        address_level1: 'NY',
        address_level2: 'New York',
        address_level3: 'Manhattan',
        postcode: '10013',
        country: 'United States',
        country_code: 'us',
        feature_type: 'address',
        accuracy: null,
        bbox: null,
        geometry: null,
      },
    ])
  })

  it('retrieve with one', () => {
    const [found] = readFeatures(collection(autofillFeature('exact')))
    expect(found).toMatchObject({ accuracy: 'rooftop', geometry: { type: 'Point', coordinates: [-74.001, 40.718] } })
    const [geocoded] = readFeatures(collection(geocodingFeature))
    expect(geocoded).toMatchObject({
      address_line1: '200 Lantern Street',
      address_level1: 'NY',
      address_level2: 'New York',
      postcode: '10013',
      country_code: 'us',
      feature_type: 'address',
      accuracy: 'rooftop',
    })
  })

  it('say how sure they are', () => {
    for (const confidence of ['exact', 'high', 'medium', 'low'] as const) {
      expect(readVerdict(collection(autofillFeature(confidence))).confidence).toBe(confidence)
    }
    expect(readVerdict(collection())).toEqual({ confidence: 'none', suggestion: null })
    expect(readVerdict(collection(autofillFeature('certain'))).confidence).toBe('low')
  })

  it('of another shape are refused, and their parts left out', () => {
    for (const body of [null, [], 'ok', {}, { suggestions: {} }, { features: null }]) {
      expect(() => readSuggestions(body)).toThrow()
      expect(() => readFeatures(body)).toThrow()
      expect(() => readVerdict(body)).toThrow()
    }
    const broken = [null, 7, {}, { properties: null }, { properties: { full_address: 5 } }]
    expect(readSuggestions({ suggestions: broken })).toEqual([])
    expect(readFeatures(collection(...broken))).toEqual([])
    const [nowhere] = readFeatures(collection({ ...autofillFeature('exact'), geometry: { coordinates: ['a', 99] } }))
    expect(nowhere?.geometry).toBeNull()
  })
})

describe('its addresses', () => {
  const access = { token: 'pk.test', baseUrl: '' }
  const standIn = { token: 'pk.test', baseUrl: 'http://127.0.0.1:9/' }

  it('carry token and session, and what a person typed is only a path segment', () => {
    const address = new URL(mapsCalls(access).suggest('1/2 Plum Ln?x=1', 'session-1'))
    expect(address.origin).toBe('https://api.mapbox.com')
    expect(address.pathname).toBe('/autofill/v1/suggest/1%2F2%20Plum%20Ln%3Fx%3D1')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      access_token: 'pk.test',
      session_token: 'session-1',
      country: 'us',
    })
  })

  it('ask for a picture of zoom 16 that is no larger than 1280', () => {
    const at = { lat: 40.75, lng: -73.83 }
    expect(mapsCalls(access).image(at, { width: 600, height: 300 })).toContain('/static/-73.83,40.75,16,0/600x300?')
    expect(mapsCalls(access).image(at, { width: 4000, height: 2000 })).toContain('/1280x1280?')
  })

  it('go to the configured host, all of them', () => {
    const calls = mapsCalls(standIn)
    for (const address of [calls.suggest('abc', 's'), calls.events(), calls.contribution(), calls.forward('abc')]) {
      expect(address.startsWith('http://127.0.0.1:9/'), address).toBe(true)
      expect(address.slice(8)).not.toContain('//')
    }
    expect(movedAddresses('https://api.mapbox.com/autofill/v1/suggest/a', standIn)).toBe(
      'http://127.0.0.1:9/autofill/v1/suggest/a',
    )
    expect(movedAddresses('https://elsewhere.example/a', standIn)).toBe('https://elsewhere.example/a')
    expect(mapsCalls(access).contribution()).toBe(
      'https://contribute-api.mapbox.com/v1/edit-suggestion/address?access_token=pk.test',
    )
  })

  it('take a contribution as specified', () => {
    const changes = { address: '1 Plum Ln, Flushing, NY 11354' }
    expect(contributionOf({ location: { lat: 40.75, lng: -73.83 }, changes, placeName: '2 Plum Ln' })).toEqual({
      action: 'update',
      reason: 'incorrect_address',
      location: { longitude: -73.83, latitude: 40.75 },
      changes,
      placeName: '2 Plum Ln',
    })
  })
})
