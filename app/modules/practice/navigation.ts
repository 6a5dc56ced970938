import type { ProviderActor } from '#app/core/actor.ts'
import { allows, type Capability, facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { coordinationFacilityIds } from '#app/modules/accounts/coordination-rights.ts'
import { homeOf, isOfDesk } from '#app/modules/accounts/home.ts'
import { paths } from '#app/paths.ts'

/** The three named layouts of the provider area; all show the same menu, which is the person's and not the page's. */
export type Desk = 'office' | 'front' | 'back'

export type MenuKey =
  | 'today'
  | 'front'
  | 'day'
  | 'waitlist'
  | 'calendar'
  | 'clinicToday'
  | 'scanner'
  | 'list'
  | 'clinics'
  | 'clinicFacts'
  | 'supply'
  | 'compliance'
  | 'feedback'
  | 'eligibility'
  | 'i693'
  | 'pharmacy'
  | 'phone'
  | 'telephony'
  | 'schedule'
  | 'team'
  | 'coordination'
  | 'marketing'
  | 'promotion'
  | 'personal'
  | 'blog'
  | 'association'
  | 'level'
  | 'membership'
  | 'contact'
  | 'account'
  | 'password'

type Entry = Readonly<{
  key: MenuKey
  to: string
  group: 'work' | 'clinic' | 'account'
  /** Addresses of its parts that do not stand under its own. */
  parts?: readonly string[]
  /** Only its own address is its page: what stands under it is something else. */
  alone?: boolean
}>

/** Everything there is, in its order; `isFor` says who may open it. */
const entries: readonly (Omit<Entry, 'to'> & { to: string; isFor: (actor: ProviderActor) => boolean })[] = [
  { key: 'front', to: paths.desk(), group: 'work', alone: true, isFor: (actor) => !isOfDesk(actor) && reads(actor) },
  { key: 'day', to: paths.deskDay(), group: 'work', isFor: (actor) => reads(actor) },
  { key: 'waitlist', to: paths.deskWaitlist(), group: 'work', isFor: (actor) => mayAnywhere(actor, 'waitlist.read') },
  { key: 'calendar', to: paths.deskCalendar(), group: 'work', isFor: (actor) => reads(actor) },
  {
    key: 'eligibility',
    to: paths.eligibility(),
    group: 'work',
    isFor: (actor) => mayAnywhere(actor, 'eligibility.check'),
  },
  { key: 'clinicToday', to: paths.deskClinic(), group: 'work', isFor: (actor) => reads(actor) },
  { key: 'scanner', to: paths.scanner(), group: 'work', isFor: (actor) => mayAnywhere(actor, 'scanner.use') },
  { key: 'phone', to: paths.phoneDesk(), group: 'work', isFor: (actor) => mayAnywhere(actor, 'telephony.use') },
  { key: 'list', to: paths.clinicAppointments(), group: 'work', isFor: (actor) => reads(actor) },
  { key: 'clinics', to: paths.clinics(), group: 'clinic', isFor: (actor) => reads(actor) },
  { key: 'clinicFacts', to: paths.clinicFacts(), group: 'clinic', isFor: (actor) => reads(actor) },
  { key: 'supply', to: paths.supplies(), group: 'clinic', isFor: (actor) => mayAnywhere(actor, 'supply.read') },
  { key: 'i693', to: paths.i693Board(), group: 'work', isFor: (actor) => mayAnywhere(actor, 'i693.manage') },
  // Who leads a clinic sees there what it is, on every level.
  {
    key: 'compliance',
    to: paths.compliance(),
    group: 'clinic',
    isFor: (actor) => mayAnywhere(actor, 'compliance.own') || mayAnywhere(actor, 'facility.edit'),
  },
  { key: 'feedback', to: paths.feedback(), group: 'clinic', isFor: (actor) => mayAnywhere(actor, 'feedback.read') },
  { key: 'pharmacy', to: paths.pharmacy(), group: 'clinic', isFor: (actor) => mayAnywhere(actor, 'pharmacy.read') },
  {
    key: 'telephony',
    to: paths.telephony(),
    group: 'clinic',
    isFor: (actor) => mayAnywhere(actor, 'telephony.set_up'),
  },
  // Every provider says there whether patients may ask for a time, on the first level too.
  {
    key: 'schedule',
    to: paths.scheduling(),
    group: 'clinic',
    isFor: (actor) => actor.providerId !== null || mayAnywhere(actor, 'schedule.read'),
  },
  // Who pays for a level that has it sees there how it is switched on.
  {
    key: 'coordination',
    to: paths.careBoard(),
    group: 'work',
    isFor: (actor) => coordinationFacilityIds(actor).length > 0 || mayAnywhere(actor, 'coordination.enable'),
  },
  { key: 'team', to: paths.team(), group: 'clinic', isFor: (actor) => mayAnywhere(actor, 'team.manage') },
  { key: 'marketing', to: paths.marketing(), group: 'clinic', isFor: (actor) => reads(actor) },
  // Who decides about the level sees there what promotion is, on every level.
  {
    key: 'promotion',
    to: paths.promotion(),
    group: 'clinic',
    isFor: (actor) => mayAnywhere(actor, 'promotion.read') || pays(actor),
  },
  { key: 'personal', to: paths.personal(), group: 'account', isFor: ({ providerId }) => providerId !== null },
  // Shown on every level: what is locked says so, and what was written before stays to be read.
  { key: 'blog', to: paths.officeBlog(), group: 'account', isFor: ({ providerId }) => providerId !== null },
  { key: 'association', to: paths.ownAssociations(), group: 'account', isFor: () => true },
  {
    key: 'level',
    to: paths.accountLevel(),
    group: 'account',
    parts: [paths.upgradeDone()],
    isFor: (actor) => pays(actor),
  },
  {
    key: 'membership',
    to: paths.membership(),
    group: 'account',
    parts: [paths.deskMembership()],
    isFor: (actor) => mayAnywhere(actor, 'membership.read'),
  },
  { key: 'contact', to: paths.officeContact(), group: 'account', isFor: () => true },
  // The own sign-ins are everybody's.
  { key: 'account', to: paths.clinicAccount(), group: 'account', isFor: () => true },
  {
    key: 'password',
    to: paths.changePassword(),
    group: 'account',
    parts: [paths.deskChangePassword()],
    isFor: () => true,
  },
]

const reads = (actor: ProviderActor) => mayAnywhere(actor, 'appointment.read')

const pays = (actor: ProviderActor) => mayAnywhere(actor, 'membership.manage')

const isUnder = (path: string, to: string) => path === to || ['/', '?'].some((end) => path.startsWith(to + end))

/** The part of the private area that an address belongs to: its layout and, where one leads there, the entry of the menu. */
export function partOf(path: string): { desk: Desk; item: MenuKey | null } {
  const [nearest] = entries
    .flatMap(({ key, to, parts = [], alone }) => [to, ...parts].map((address) => ({ key, address, alone })))
    .filter(({ address, alone }) => (alone ? path === address : isUnder(path, address)))
    .toSorted((a, b) => b.address.length - a.address.length)
  const isOfFront = isUnder(path, paths.desk())
  const desk = isOfFront ? 'front' : isUnder(path, paths.office()) || !nearest ? 'office' : 'back'
  return { desk, item: nearest?.key ?? null }
}

/** Whether somebody may do something anywhere at all. */
export function mayAnywhere(actor: ProviderActor, capability: Capability): boolean {
  const own = { facilityId: null, providerId: actor.providerId }
  return allows(actor, capability, own) || facilityIdsWith(actor, capability).length > 0
}

/** The words at the head of the menu: the desk of the clinic for who works there, the office for everybody else. */
export function deskOf(actor: ProviderActor | null): Exclude<Desk, 'back'> {
  return actor && isOfDesk(actor) ? 'front' : 'office'
}

/**
 * The menu of somebody, the same on every page: their own today and what else they may open. The one "today" is where they land after
 * the sign-in. Nobody signed in has none. Associations stand in it only while they are switched on.
 */
export function menuFor(actor: ProviderActor | null, { hasAssociations = false } = {}): Entry[] {
  if (!actor) return []
  const home = homeOf(actor)
  // Everything stands under the first page of its area, which is not what "today" says.
  const today: Entry = { key: 'today', to: home, group: 'work', alone: true }
  const there = entries.filter(({ key }) => key !== 'association' || hasAssociations)
  const open = there.filter(({ isFor }) => isFor(actor)).map(({ isFor: _isFor, ...entry }) => entry)
  return [home === paths.office() ? { ...today, parts: [paths.summary()] } : today, ...open]
}
