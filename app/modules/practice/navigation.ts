import type { ProviderActor } from '#app/core/actor.ts'
import { allows, type Capability, facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { paths } from '#app/paths.ts'

/** The three ways of looking at one practice; each has a frame and a menu of its own. */
export type Desk = 'office' | 'front' | 'back'

export type MenuKey =
  | 'today'
  | 'clinics'
  | 'calendar'
  | 'schedule'
  | 'day'
  | 'waitlist'
  | 'list'
  | 'team'
  | 'contact'
  | 'summary'
  | 'office'
  | 'front'
  | 'password'

type Entry = Readonly<{
  key: MenuKey
  to: string
  group: 'work' | 'clinic' | 'account'
  /** Left out, everybody who is signed in may open it. */
  needs?: Capability
}>

const appointments = 'appointment.read'

const menus: Readonly<Record<Desk, readonly Entry[]>> = {
  office: [
    { key: 'today', to: paths.office(), group: 'work' },
    { key: 'front', to: paths.desk(), group: 'work', needs: appointments },
    { key: 'calendar', to: paths.deskCalendar(), group: 'work', needs: appointments },
    { key: 'schedule', to: paths.scheduling(), group: 'clinic', needs: 'schedule.read' },
    { key: 'clinics', to: paths.clinics(), group: 'clinic', needs: appointments },
    { key: 'team', to: paths.team(), group: 'clinic', needs: 'team.manage' },
    { key: 'contact', to: paths.officeContact(), group: 'account' },
    { key: 'password', to: paths.changePassword(), group: 'account' },
  ],
  front: [
    { key: 'today', to: paths.desk(), group: 'work', needs: appointments },
    { key: 'day', to: paths.deskDay(), group: 'work', needs: appointments },
    { key: 'waitlist', to: paths.deskWaitlist(), group: 'work', needs: 'waitlist.read' },
    { key: 'calendar', to: paths.deskCalendar(), group: 'work', needs: appointments },
    { key: 'list', to: paths.clinicAppointments(), group: 'clinic', needs: appointments },
    { key: 'office', to: paths.office(), group: 'account' },
    { key: 'password', to: paths.deskChangePassword(), group: 'account' },
  ],
  back: [
    { key: 'summary', to: paths.summary(), group: 'work' },
    { key: 'list', to: paths.clinicAppointments(), group: 'work', needs: appointments },
    { key: 'front', to: paths.desk(), group: 'clinic', needs: appointments },
    { key: 'office', to: paths.office(), group: 'clinic' },
    { key: 'password', to: paths.changePassword(), group: 'account' },
  ],
}

/** The part of the private area that an address belongs to: the desk and, where one leads there, the entry of its menu. */
export function partOf(path: string): { desk: Desk; item: MenuKey | null } {
  const isUnder = (to: string) => path === to || ['/', '?'].some((end) => path.startsWith(to + end))
  const entries = (['office', 'front', 'back'] as const).flatMap((desk) =>
    menus[desk].filter(({ to }) => isUnder(to)).map(({ key, to }) => ({ desk, key, to })),
  )
  const [nearest] = entries.toSorted((a, b) => b.to.length - a.to.length)
  if (!nearest) return { desk: 'office', item: null }
  // Everything of a desk stands under its first page, which is not what "today" says.
  const { key, to, desk } = nearest
  const isHome = to === menus[desk][0]!.to
  return { desk, item: isHome ? null : key }
}

/** Whether somebody may do something anywhere at all. */
export function mayAnywhere(actor: ProviderActor, capability: Capability): boolean {
  const own = { facilityId: null, providerId: actor.providerId }
  return allows(actor, capability, own) || facilityIdsWith(actor, capability).length > 0
}

/** The menu of a desk: what somebody may open there. Nobody signed in has none. */
export function menuFor(actor: ProviderActor | null, desk: Desk): Omit<Entry, 'needs'>[] {
  if (!actor) return []
  return menus[desk]
    .filter(({ needs }) => needs === undefined || mayAnywhere(actor, needs))
    .map(({ key, to, group }) => ({ key, to, group }))
}
