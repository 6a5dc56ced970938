import type { Actor, ProviderActor, SeatRole } from '#app/core/actor.ts'
import { type Feature, hasFeature, lowestTierWith } from '#app/modules/tiers/features.ts'

/**
 * Who may do what in the provider area (product.md §4). A right comes from the own profile or from a seat at the place, and is bounded
 * by the tier: of the own profile, or of the practice the seat is at. What is not listed is refused.
 */
export type Capability =
  | 'appointment.read'
  | 'appointment.manage'
  | 'appointment.mark_no_show'
  | 'appointment.undo'
  | 'appointment.export'
  /** Books outside of the hours of a day on which the doctor works, or within the minutes between two visits. */
  | 'appointment.fit_in'
  /** Books on a day that is closed, or in somebody's time off. */
  | 'appointment.open_closed'
  /** Books, moves and cancels visits as one series. */
  | 'appointment.repeat'
  | 'appointment.subscribe'
  /** Reads why a patient comes, in the patient's own words. */
  | 'clinical.read'
  /** Reads what patients have said of their visits. */
  | 'feedback.read'
  /** Writes notes on patients; whoever wrote one changes it. */
  | 'patient.note'
  /** Changes notes of others. */
  | 'patient.note_edit'
  | 'schedule.read'
  | 'schedule.edit'
  /** Offers visits with several seats. */
  | 'schedule.group'
  /** Says which rooms, devices and chairs there are, and which visits take one. */
  | 'schedule.resources'
  | 'waitlist.read'
  | 'waitlist.manage'
  | 'profile.edit'
  | 'plans.edit'
  | 'facility.edit'
  | 'team.manage'
  /** Reads one's own licenses and trainings as they are entered at the place. */
  | 'compliance.own'
  /** Reads it of everybody at the place. */
  | 'compliance.read'
  | 'compliance.manage'
  /** Asks payers whether patients are insured. */
  | 'eligibility.check'
  /** Reads what was sent to a payer and what came back. */
  | 'eligibility.raw'
  | 'ownership.transfer'
  /** Writes posts under the own name and sends them to be reviewed. */
  | 'blog.write'
  /** The level, what it costs, and invoices. */
  | 'membership.read'
  | 'membership.manage'
  /** Campaigns of promotion and their figures. */
  | 'promotion.read'
  /** Writes a campaign, which its owner submits. */
  | 'promotion.draft'
  /** Submits a campaign, pays for it, and lets it rest. */
  | 'promotion.manage'
  /** What a clinic keeps in stock. */
  | 'supply.read'
  /** Receives and uses it. */
  | 'supply.move'
  /** Says what is kept, counts it and discards it. */
  | 'supply.manage'
  /** Keeps the cases of the immigration examination; who signs is a civil surgeon besides. */
  | 'i693.manage'
  /** Switches care coordination on for the own practice; what each may do there says their role (`coordination-rights.ts`). */
  | 'coordination.enable'
  /** Checks patients in with a telephone or a reader. */
  | 'scanner.use'
  /** Pairs such a device, and takes it back. */
  | 'scanner.pair'
  /** The clinic's list of pharmacies, and requests for refills. */
  | 'pharmacy.read'
  /** Takes requests down and hands on what was decided. */
  | 'pharmacy.serve'
  /** Says yes or no to a request. */
  | 'pharmacy.decide'
  /** Keeps the list of pharmacies. */
  | 'pharmacy.manage'
  /** Answers the clinic's telephone. */
  | 'telephony.use'
  /** Says how it is answered. */
  | 'telephony.set_up'

type Rule = Readonly<{
  /** The feature of a tier that it belongs to; left out, every tier has it. */
  feature?: Feature
  /** Whether a provider has it over the own profile, calendar and patients, at whichever place. */
  own: boolean
  seats: readonly SeatRole[]
  /** A seat gives it over the place only, not over a provider who works there. */
  isOfFacility?: boolean
}>

const leads = ['owner', 'manager'] as const
const desk = [...leads, 'front_desk'] as const

const rules: Readonly<Record<Capability, Rule>> = {
  'appointment.read': { own: true, seats: [...desk, 'biller', 'clinician', 'viewer'] },
  'appointment.manage': { own: true, seats: desk },
  'appointment.mark_no_show': { own: true, seats: desk },
  'appointment.undo': { own: true, seats: leads },
  'appointment.export': { own: true, seats: leads },
  'appointment.fit_in': { own: true, seats: desk },
  'appointment.open_closed': { own: true, seats: leads },
  'appointment.repeat': { feature: 'recurring', own: true, seats: desk },
  // A calendar on a telephone goes on by itself: for doctors, and for who answers for the practice.
  'appointment.subscribe': { feature: 'calendarFeed', own: true, seats: leads },
  // Who treats the patient and who prepares the visit; an invoice, or a look at the day, needs no reason.
  'clinical.read': { own: true, seats: [...desk, 'clinician'] },
  // A word about the front desk is for who answers for it.
  'feedback.read': { own: true, seats: leads },
  'patient.note': { own: true, seats: [...desk, 'clinician'] },
  'patient.note_edit': { own: false, seats: leads },
  'schedule.read': { feature: 'schedule', own: true, seats: [...desk, 'clinician', 'viewer'] },
  'schedule.edit': { feature: 'schedule', own: true, seats: leads },
  'schedule.group': { feature: 'groups', own: true, seats: leads },
  'schedule.resources': { feature: 'resources', own: true, seats: leads },
  'waitlist.read': { feature: 'waitlist', own: true, seats: [...desk, 'viewer'] },
  'waitlist.manage': { feature: 'waitlist', own: true, seats: desk },
  'profile.edit': { own: true, seats: leads, isOfFacility: true },
  'plans.edit': { own: true, seats: desk },
  'facility.edit': { own: false, seats: leads },
  'team.manage': { feature: 'team', own: false, seats: leads },
  'compliance.own': { feature: 'compliance', own: true, seats: [...desk, 'biller', 'clinician', 'viewer'] },
  'compliance.read': { feature: 'compliance', own: false, seats: [...leads, 'viewer'] },
  'compliance.manage': { feature: 'compliance', own: false, seats: leads },
  'eligibility.check': { feature: 'eligibility', own: true, seats: [...desk, 'biller'] },
  'eligibility.raw': { feature: 'eligibility', own: false, seats: [...leads, 'biller'] },
  'ownership.transfer': { own: false, seats: ['owner'] },
  'blog.write': { feature: 'blog', own: true, seats: [] },
  'membership.read': { own: true, seats: ['owner', 'manager', 'biller'] },
  'membership.manage': { own: true, seats: ['owner'] },
  'promotion.read': { feature: 'promotionReports', own: true, seats: leads },
  'promotion.draft': { feature: 'promotion', own: true, seats: leads },
  'promotion.manage': { feature: 'promotion', own: true, seats: ['owner'] },
  // Stock is the clinic's and no doctor's.
  'supply.read': { feature: 'supply', own: false, seats: [...desk, 'viewer'] },
  'supply.move': { feature: 'supply', own: false, seats: desk },
  'supply.manage': { feature: 'supply', own: false, seats: leads },
  'i693.manage': { feature: 'i693', own: true, seats: desk },
  'coordination.enable': { feature: 'coordination', own: true, seats: [] },
  'scanner.use': { feature: 'scanner', own: true, seats: desk },
  'scanner.pair': { feature: 'scanner', own: false, seats: leads },
  // A request is the clinic's: whoever practices there may answer it.
  'pharmacy.read': { feature: 'pharmacy', own: true, seats: [...desk, 'clinician', 'viewer'] },
  'pharmacy.serve': { feature: 'pharmacy', own: true, seats: [...desk, 'clinician'] },
  'pharmacy.decide': { feature: 'pharmacy', own: true, seats: [...leads, 'clinician'] },
  'pharmacy.manage': { feature: 'pharmacy', own: false, seats: leads },
  // So is the telephone.
  'telephony.use': { feature: 'telephony', own: false, seats: desk },
  'telephony.set_up': { feature: 'telephony', own: false, seats: leads },
}

/** Whether a tier has what a rule is about. */
function isIncluded(tier: number, { feature }: Rule): boolean {
  return feature === undefined || hasFeature(tier, feature)
}

/** Where something is, and whose it is; a place without a provider is the place itself. */
export type Subject = Readonly<{ facilityId: string | null; providerId?: string | null }>

/** Whether an actor may do something to a subject. The subject's ids come from the database, never from a form. */
export function allows(actor: Actor, capability: Capability, { facilityId, providerId = null }: Subject): boolean {
  const rule = rules[capability]
  if (actor.scope !== 'provider') return false
  const isOwn = providerId !== null && providerId === actor.providerId
  if (isOwn && rule.own && isIncluded(actor.tier, rule)) return true
  if (facilityId === null || (rule.isOfFacility && providerId !== null)) return false
  return facilityIdsWith(actor, capability).includes(facilityId)
}

/** The places at which a seat gives an actor something; over the own profile a provider may have it besides. */
export function facilityIdsWith(actor: Actor, capability: Capability): string[] {
  const rule = rules[capability]
  if (actor.scope !== 'provider') return []
  return actor.seats
    .filter(({ role, tier }) => rule.seats.includes(role) && isIncluded(tier, rule))
    .map(({ facilityId }) => facilityId)
}

/** The same person, had they and every practice of theirs a level with a feature: for saying which level has what they may not do yet. */
export function atLevelWith(actor: ProviderActor, feature: Feature): ProviderActor {
  const tier = lowestTierWith(feature)
  const raised = (one: number) => Math.max(one, tier)
  return {
    ...actor,
    tier: raised(actor.tier),
    seats: actor.seats.map((seat) => ({ ...seat, tier: raised(seat.tier) })),
  }
}
