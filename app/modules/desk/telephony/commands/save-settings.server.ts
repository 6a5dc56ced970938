import { eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { telephonySettings } from '#drizzle/schema/practice/telephony.ts'
import type { Prompts } from '../ivr.ts'
import type { LineHours, LineSwitch } from '../line-hours.ts'
import { requireOfTeam } from './save-group.server.ts'
import { openSettings, recordOfClinic, requireRight, writeSettings } from './take-clinic.server.ts'

type Shown = Readonly<{ facilityId: string; version: number | null }>

/** Says when a line is open. @throws DomainError conflict `directory.stale`; not_found `telephony.unknown`; forbidden `practice.read_only` */
export function saveHours(actor: ProviderActor, { hours, ...shown }: Shown & Readonly<{ hours: LineHours }>) {
  return withTransaction(async (tx) => {
    const settings = await openSettings(tx, actor, shown)
    await writeSettings(tx, settings, { hours: { ...hours } })
    const { facilityId } = shown
    await recordOfClinic(tx, actor, { facilityId, action: 'telephony.hours_save', fields: ['hours'] })
  })
}

export type MessageRules = Readonly<{
  greeting: Prompts
  tells: string[]
  announcesRecording: boolean
  textsBack: boolean
  keepDays: number
}>

const ruleFields = ['greeting', 'tells', 'announcesRecording', 'textsBack', 'keepDays'] as const

/** Says what becomes of who is not answered. @throws DomainError conflict `directory.stale`; not_found `telephony.unknown`; forbidden `practice.read_only` */
export function saveMessageRules(actor: ProviderActor, { rules, ...shown }: Shown & Readonly<{ rules: MessageRules }>) {
  return withTransaction(async (tx) => {
    const settings = await openSettings(tx, actor, shown)
    const { facilityId } = shown
    await requireOfTeam(tx, facilityId, rules.tells)
    const fields = ruleFields.filter((field) => JSON.stringify(rules[field]) !== JSON.stringify(settings[field]))
    await writeSettings(tx, settings, rules)
    await recordOfClinic(tx, actor, { facilityId, action: 'telephony.message_rules_save', fields })
  })
}

/**
 * Switches a line, until an instant, whatever its hours say; null takes it back. Neither looks at nor counts on the version: it is pressed
 * at the desk while somebody edits.
 * @throws DomainError invalid `telephony.switch_end`; not_found `telephony.unknown`; forbidden `practice.read_only`
 */
export function switchLine(
  actor: ProviderActor,
  { facilityId, switched }: Readonly<{ facilityId: string; switched: LineSwitch }>,
): Promise<void> {
  return withTransaction(async (tx) => {
    requireRight(actor, 'telephony.use', facilityId)
    if (switched && switched.until <= now()) throw new DomainError('invalid', 'telephony.switch_end')
    const written = await tx
      .update(telephonySettings)
      .set({ switchedTo: switched?.to ?? null, switchedUntil: switched?.until ?? null, updatedAt: now() })
      .where(eq(telephonySettings.facilityId, facilityId))
      .returning({ id: telephonySettings.id })
    if (written.length === 0) throw new DomainError('not_found', 'telephony.unknown')
    await recordOfClinic(tx, actor, { facilityId, action: 'telephony.switch', fields: [switched?.to ?? 'hours'] })
  })
}
