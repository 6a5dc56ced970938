import { asc } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { paths } from '#app/paths.ts'
import type { loader } from '#app/routes/api/address/lookup.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { insertFacility, insertNeighborhood } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, post } from './route-request.ts'

/** Addresses with a token: the maps service's answers come from a stand-in that speaks its documented shapes. */
const maps = await vi.hoisted(async () => {
  const { startMapsService } = await import('#tests/fakes/maps-service.ts')
  const started = await startMapsService()
  vi.stubEnv('MAPBOX_TOKEN', 'pk.stand-in')
  vi.stubEnv('MAPS_BASE_URL', started.url)
  return started
})
afterAll(maps.close)

useDatabase()

beforeEach(() => maps.turnTo({ confidence: 'exact' }))

type Answer = {
  by: string | null
  suggestions?: { full_address: string; id: string }[]
  question?: string | null
  confidence?: string
}
const ask = async (lookup: Parameters<typeof paths.addressLookup>[0], search: Record<string, string>) => {
  const path = `${paths.addressLookup(lookup)}?${new URLSearchParams(search).toString()}`
  const { status, data } = await get<typeof loader>(path, { clientAddress: '192.0.2.9' })
  return { status, ...(data as unknown as Answer) }
}
const address = { line1: '200 Lantern Street', city: 'New York', state: 'NY', zip: '10013' }
const session = '3b241101-e2bb-4255-8caf-4136c566a962'
const suggested = '200 Lantern Street, New York, New York 10013, United States'

describe('lookups', () => {
  it('go to the maps service with token and session, from three characters on', async () => {
    expect(await ask('suggest', { q: '20' })).toMatchObject({ by: null, suggestions: [] })
    expect(maps.calls).toEqual([])
    expect(await ask('suggest', { q: '200 lan', session })).toMatchObject({
      by: 'maps',
      suggestions: [{ id: 'act-1' }],
    })
    expect(maps.calls).toMatchObject([
      {
        method: 'GET',
        path: '/autofill/v1/suggest/200 lan',
        search: { access_token: 'pk.stand-in', session_token: session, country: 'us' },
      },
    ])
  })

  it('are all of its calls', async () => {
    expect(await ask('retrieve', { id: 'act-1' })).toMatchObject({
      by: 'maps',
      suggestions: [{ full_address: suggested }],
    })
    expect(await ask('forward', { q: '10013' })).toMatchObject({ by: 'maps', suggestions: [{}] })
    expect(await ask('reverse', { lat: '40.7', lng: '-74' })).toMatchObject({ by: 'maps', suggestions: [{}] })
    expect(await ask('category', { category: 'pharmacy', lat: '40.7', lng: '-74' })).toMatchObject({ by: 'maps' })
    expect(await ask('validate', address)).toMatchObject({ by: 'maps', confidence: 'exact', question: null })
    expect(maps.calls.map(({ path }) => path)).toEqual([
      '/autofill/v1/retrieve/act-1',
      '/search/geocode/v6/forward',
      '/search/geocode/v6/reverse',
      '/search/searchbox/v1/category/pharmacy',
      '/autofill/v1/retrieve/200 Lantern Street, New York, NY 10013',
    ])
  })

  it('lead to each question', async () => {
    maps.turnTo({ confidence: 'medium' })
    expect(await ask('validate', address)).toMatchObject({ question: 'did_you_mean' })
    maps.turnTo({ confidence: 'none' })
    expect(await ask('validate', address)).toMatchObject({ question: 'confirm_address' })
  })

  it('that fail are answered by the embedded default, which says so', async () => {
    await withTransaction((tx) =>
      insertFacility(tx, { addressLine1: '200 Lantern Street', city: 'New York', zip: '10013' }),
    )
    for (const status of [401, 404, 429, 500]) {
      maps.turnTo({ confidence: 'exact', status })
      expect(await ask('suggest', { q: '200 lan' }), String(status)).toMatchObject({
        by: 'fallback',
        suggestions: [{ full_address: '200 Lantern Street, New York, NY 10013' }],
      })
    }
    expect(await ask('validate', address)).toMatchObject({ by: 'fallback', confidence: 'exact', question: null })
  })

  it('that ask for nothing sensible are refused', async () => {
    expect((await ask('validate', { line1: 'x' })).status).toBe(400)
    expect((await ask('reverse', { lat: 'x', lng: '1' })).status).toBe(400)
    expect((await ask('retrieve', {})).status).toBe(400)
    expect((await ask('everything' as 'suggest', {})).status).toBe(404)
    expect(maps.calls).toEqual([])
  })
})

describe('a correction', () => {
  const fields = { ...address, line2: '', effectiveFrom: '2026-11-02' }

  async function submit(changes: Record<string, string>) {
    setClock(Date.parse('2026-10-20T14:00:00Z'))
    const userId = await withTransaction(async (tx) => {
      await insertNeighborhood(tx, { id: 'flushing' })
      const id = await insertUser(tx)
      await insertSeat(tx, { userId: id, facilityId: await insertFacility(tx, { slug: 'mine' }), role: 'owner' })
      return id
    })
    const headers = await signedIn(userId)
    return post(paths.facilityAddresses({ place: 'mine' }), { ...fields, ...changes, intent: 'submit' }, { headers })
  }
  const filed = async () =>
    (await db.select().from(changeRequests).orderBy(asc(changeRequests.field))).map(({ field }) => field)
  const contributions = () => maps.calls.filter(({ method }) => method === 'POST')

  it('goes to the maps service when a suggestion is refused, feedback being on', async () => {
    maps.turnTo({ confidence: 'medium' })
    expect((await submit({ answer: 'nochange', shown: suggested })).status).toBe(302)
    expect(contributions()).toEqual([
      {
        method: 'POST',
        path: '/v1/edit-suggestion/address',
        search: { access_token: 'pk.stand-in' },
        body: {
          action: 'update',
          reason: 'incorrect_address',
          location: { longitude: -74.001, latitude: 40.718 },
          changes: { address: '200 Lantern Street, New York, NY 10013' },
          placeName: suggested,
        },
      },
    ])
    expect(await filed()).toEqual(['address'])
  })

  it('goes there when a pin is saved elsewhere', async () => {
    expect((await submit({ lat: '40.7181', lng: '-74.0011' })).status).toBe(302)
    expect(contributions()).toMatchObject([
      { body: { reason: 'incorrect_address', changes: { location: { longitude: -74.0011, latitude: 40.7181 } } } },
    ])
  })

  it('is not made when nothing was put right', async () => {
    expect((await submit({})).status).toBe(302)
    expect(contributions()).toEqual([])
    expect(await filed()).toEqual(['address'])
  })
})
