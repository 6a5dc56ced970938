import type { RouteConfigEntry } from '@remix-run/route-config'
import { describe, expect, it } from 'vitest'
import type { SeatRole } from '#app/core/actor.ts'
import routes from '#app/routes.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { menuFor, partOf } from './navigation.ts'

const pathsIn = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...pathsIn(children ?? [])])

const menuOf = (role: SeatRole | null, tier = 3, providerId: string | null = null) =>
  menuFor(actorOf({ tier, providerId, seats: role ? [{ facilityId: 'f1', role, tier }] : [] }))
const keys = (...about: Parameters<typeof menuOf>) => menuOf(...about).map(({ key }) => key)

describe('the menu', () => {
  it('leads to pages that exist, each once, and to one "today"', () => {
    const existing = pathsIn(routes as RouteConfigEntry[])
    for (const menu of [menuOf('owner', 3, 'p1'), menuOf('front_desk'), menuOf('biller'), menuOf(null)]) {
      // A view of a page is an address of its own, by its query.
      expect(menu.filter(({ to }) => !existing.includes(to.split('?', 1)[0]!))).toEqual([])
      expect(new Set(menu.map(({ to }) => to)).size).toBe(menu.length)
      expect(menu.filter(({ key }) => key === 'today')).toEqual(menu.slice(0, 1))
      expect(menu.length).toBeGreaterThan(2)
    }
  })

  it('is empty for nobody', () => {
    expect(menuFor(null)).toEqual([])
  })

  it('begins with the desk for who works there only, and with the own office for everybody else', () => {
    expect(menuOf('front_desk')[0]).toMatchObject({ key: 'today', to: '/provider/3' })
    expect(keys('front_desk')).not.toContain('front')
    for (const menu of [menuOf('manager'), menuOf('owner'), menuOf('clinician'), menuOf('front_desk', 2, 'p1')]) {
      expect(menu[0]).toMatchObject({ key: 'today', to: '/provider/4/dashboard' })
      expect(menu[1]).toMatchObject({ key: 'front', to: '/provider/3' })
    }
  })

  it('shows what a seat allows', () => {
    expect(keys('owner')).toContain('schedule')
    expect(keys('biller')).not.toContain('schedule')
    expect(keys('biller')).toContain('calendar')
    expect(keys('owner', 1)).not.toContain('schedule')
    expect(keys('viewer')).toContain('waitlist')
    expect(keys('biller')).not.toContain('waitlist')
    expect(keys('owner', 1)).not.toContain('waitlist')
    expect(keys('owner')).not.toContain('personal')
    expect(keys('viewer')).toContain('marketing')
    expect(keys('viewer')).toContain('supply')
    expect(keys('clinician')).not.toContain('supply')
    expect(keys('owner', 2)).not.toContain('supply')
    expect(keys('front_desk')).toContain('i693')
    expect(keys('viewer')).not.toContain('i693')
    expect(keys('owner', 2)).not.toContain('i693')
    expect(keys(null, 1, 'p1')).toContain('marketing')
    expect(keys('biller')).toContain('eligibility')
    expect(keys('viewer')).not.toContain('eligibility')
    expect(keys('owner', 2)).not.toContain('eligibility')
    expect(keys('front_desk')).toContain('compliance')
    expect(keys('front_desk', 2)).not.toContain('compliance')
    expect(keys('owner', 2)).toContain('compliance')
    expect(keys('front_desk')).toContain('phone')
    expect(keys('front_desk')).not.toContain('telephony')
    expect(keys('manager')).toContain('telephony')
    expect(keys('manager', 2)).not.toContain('phone')
    expect(keys('viewer')).not.toContain('phone')
  })

  it('shows a provider of the first level where patients are let in, and the own profile', () => {
    expect(keys(null, 1, 'p1')).toEqual(expect.arrayContaining(['schedule', 'personal']))
  })

  it('shows somebody who waits to be checked no appointments anywhere', () => {
    expect(keys(null)).toEqual(['today', 'contact', 'account', 'password'])
  })
})

describe('the part of an address', () => {
  it.each([
    ['/provider/3/mgmt/appt/visit-1/note', 'front', 'day'],
    ['/provider/3', 'front', 'front'],
    ['/provider/3/mgmt/patients', 'front', null],
    ['/provider/3/mgmt/clinic/closure?span=rest', 'front', 'clinicToday'],
    ['/provider/4/dashboard/clinics/edit/personal?part=bio', 'office', 'personal'],
    ['/provider/4/dashboard', 'office', null],
    ['/provider/mgmt/appt/report', 'back', 'list'],
    ['/provider/mgmt/marketing/there-1/poster', 'back', 'marketing'],
    ['/provider/mgmt/supply/item/item-1/edit?place=harbor', 'back', 'supply'],
    ['/provider/3/mgmt/insurance-eligibility/batch?place=harbor', 'front', 'eligibility'],
    ['/provider/3/mgmt/app/i693/case-1/vaccines/mmr', 'front', 'i693'],
    ['/provider/3/mgmt/change-password', 'front', 'password'],
    ['/provider/mgmt/compliance/item?place=harbor', 'back', 'compliance'],
    ['/provider/3/mgmt/app/communications/voip/log?place=harbor', 'front', 'phone'],
    ['/provider/4/dashboard/telephony/menu/step', 'office', 'telephony'],
    ['/provider/mgmt/account?place=harbor', 'back', 'account'],
  ])('%s is %s, %s', (path, desk, item) => {
    expect(partOf(path)).toEqual({ desk, item })
  })
})
