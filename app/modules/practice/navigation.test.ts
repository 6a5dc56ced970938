import type { RouteConfigEntry } from '@remix-run/route-config'
import { describe, expect, it } from 'vitest'
import type { SeatRole } from '#app/core/actor.ts'
import routes from '#app/routes.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { type Desk, menuFor } from './navigation.ts'

const desks: readonly Desk[] = ['office', 'front', 'back']

const pathsIn = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...pathsIn(children ?? [])])

const keys = (desk: Desk, role: SeatRole | null, tier = 3) =>
  menuFor(actorOf({ tier, seats: role ? [{ facilityId: 'f1', role, tier }] : [] }), desk).map(({ key }) => key)

describe('the menu of a desk', () => {
  it.each(desks)('%s leads to pages that exist, each once', (desk) => {
    const existing = pathsIn(routes as RouteConfigEntry[])
    const menu = menuFor(actorOf({ providerId: 'p1' }), desk)
    // A view of a page is an address of its own, by its query.
    expect(menu.filter(({ to }) => !existing.includes(to.split('?', 1)[0]!))).toEqual([])
    expect(new Set(menu.map(({ to }) => to)).size).toBe(menu.length)
    expect(menu.length).toBeGreaterThan(2)
  })

  it.each(desks)('%s is empty for nobody', (desk) => {
    expect(menuFor(null, desk)).toEqual([])
  })

  it('shows what a seat allows', () => {
    expect(keys('office', 'owner')).toContain('schedule')
    expect(keys('office', 'biller')).not.toContain('schedule')
    expect(keys('office', 'biller')).toContain('calendar')
    expect(keys('office', 'owner', 1)).not.toContain('schedule')
    expect(keys('front', 'viewer')).toContain('waitlist')
    expect(keys('front', 'biller')).not.toContain('waitlist')
    expect(keys('front', 'owner', 1)).not.toContain('waitlist')
  })

  it('shows somebody who waits to be checked no appointments anywhere', () => {
    expect(keys('office', null)).toEqual(['today', 'contact', 'password'])
    expect(keys('front', null)).toEqual(['office', 'password'])
  })
})
