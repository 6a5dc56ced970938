import { asc, getTableColumns, getTableName, is, sql, Table } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { type CacheTag, cacheTags } from '#app/core/page/page.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { dialect } from './dialect.ts'
import * as schema from './schema/index.ts'

useDatabase()

/** What public pages show, by the tag under which its changes count. */
const shown: Record<CacheTag, string[]> = {
  directory: [
    ...['providers', 'provider_search_names', 'provider_credentials', 'provider_specialties', 'provider_languages'],
    ...['facilities', 'facility_hours', 'facility_languages', 'facility_services', 'provider_facilities'],
    ...['provider_facility_plans', 'media', 'search_state'],
  ],
  reference: [
    ...['specialties', 'symptoms', 'languages', 'neighborhoods', 'carriers', 'plans', 'plan_groups', 'redirects'],
  ],
  library: [
    ...['content_pages', 'lab_tests', 'lab_panels', 'medications', 'imaging_modalities', 'insurance_terms'],
    ...['insurance_cards', 'enrollment_periods', 'i693_rules'],
  ],
  blog: ['blog_categories', 'blog_posts', 'blog_translations'],
  promotion: ['promotion_campaigns', 'promotion_house_ads'],
  associations: ['associations', 'association_members', 'association_events', 'feature_flags'],
  endorsements: ['association_endorsements', 'associations', 'feature_flags'],
  events: ['association_events', 'associations', 'feature_flags'],
}

/** Schedules show as open times, visit types by name and rules as an open waitlist, which pages keep for a minute at most; nothing else of these is public. */
const notShown = [
  ...['visit_types', 'availability_rules', 'availability_exceptions', 'facility_holidays', 'booking_rules', 'closures'],
  ...['schedule_drafts', 'resources', 'provider_schedules', 'slot_holds', 'patients', 'patient_relations'],
  ...['facility_people', 'facility_tokens', 'patient_notes', 'patient_merges', 'patient_merge_moves'],
  ...['appointments', 'appointment_events', 'waitlist_entries', 'users', 'sessions', 'roles', 'role_permissions'],
  ...['user_roles', 'team_members', 'invites', 'rate_limits', 'message_outbox', 'contact_opt_outs', 'message_inbound'],
  ...['contact_standings', 'health_grants', 'impersonations'],
  ...['change_requests', 'page_revisions', 'payments', 'runs', 'registry_addresses', 'search_blobs'],
  ...[
    'registry_deactivations',
    'search_changes',
    'action_tokens',
    'calendar_feeds',
    'otps',
    'audit_events',
    'audit_heads',
    'support_tickets',
    'ticket_messages',
  ],
  'unsent_forms',
  ...['payment_events', 'payment_entries', 'payment_refunds', 'payment_documents', 'payment_numbers'],
  ...['gateway_customers', 'gateway_subscriptions', 'simulated_objects'],
  ...['tier_offers', 'membership_coupons', 'memberships', 'membership_orders'],
  ...['promotion_rates', 'promotion_stats'],
  ...['association_applications', 'association_dues', 'association_slugs', 'association_proofs'],
  ...['association_invitations', 'association_handovers'],
  ...['event_queues', 'event_registrations', 'event_requests', 'event_greeters'],
  ...['polls', 'poll_options', 'poll_voters', 'poll_keys', 'poll_sealed_ballots', 'poll_ballots', 'poll_named_votes'],
  ...['announcements', 'announcement_deliveries', 'announcement_opt_outs'],
  ...['recovery_codes', 'role_changes', 'decision_reasons', 'banned_claims', 'review_calls'],
  ...['row_edits', 'merges'],
  ...['queue_days', 'late_doctors'],
  ...['facility_accounts', 'supply_items', 'supply_lots', 'supply_transactions', 'compliance_items'],
  'visit_feedback',
  ...['eligibility_checks', 'eligibility_events'],
  ...['i693_cases', 'i693_vaccines', 'i693_tests', 'i693_events'],
  ...['care_cases', 'care_tasks', 'care_messages', 'care_documents', 'care_consents', 'care_events'],
  ...['facility_pharmacies', 'refill_requests', 'scan_devices', 'scan_events'],
  ...['phone_lines', 'telephony_settings', 'ivr_versions', 'ring_groups', 'calls', 'voicemails'],
  ...[
    'sync_records',
    'sync_conflicts',
    'field_trust',
    'facility_sources',
    'sync_schedules',
    'migration_files',
    'operator_tokens',
  ],
  ...['ticket_picks', 'ticket_calls', 'ticket_macros'],
  ...['daily_counts', 'unfound_words', 'seo_pages', 'seo_findings', 'seo_ignores'],
  ...['content_revisions', 'content_drafts', 'blog_views'],
]

const tables = new Map(
  Object.values(schema).flatMap((value) => (is(value, Table) ? [[getTableName(value as Table), value as Table]] : [])),
)

async function revisions(): Promise<Partial<Record<string, number>>> {
  const rows = await db.select().from(schema.pageRevisions).orderBy(asc(schema.pageRevisions.tag))
  return Object.fromEntries(rows.map(({ tag, revision }) => [tag, revision]))
}

const run = (tx: Transaction, statement: ReturnType<typeof sql>) =>
  dialect === 'sqlite'
    ? Promise.resolve(tx.run(statement))
    : (tx as unknown as { execute(query: typeof statement): Promise<unknown> }).execute(statement)

/** Lets rows refer to nothing until the transaction is undone. */
const forgetReferences = (tx: Transaction) =>
  run(
    tx,
    dialect === 'sqlite'
      ? sql`pragma defer_foreign_keys = on`
      : sql`do $$ declare found record; begin
          for found in select conrelid::regclass as relation, conname from pg_constraint where contype = 'f' loop
            execute format('alter table %s drop constraint %I', found.relation, found.conname);
          end loop; end $$`,
  )

/** A row with something in every column, without regard to what it means or refers to. */
async function insertAnything(tx: Transaction, table: Table): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, { dataType }]) => {
      const byType: Record<string, unknown> = { number: 1, boolean: true, json: [], custom: [], buffer: Buffer.of(1) }
      return [name, byType[dataType] ?? 'x']
    }),
  )
  await tx.insert(table as typeof schema.providers).values(values as never)
}

describe('the revisions of pages', () => {
  it('say of every table whether pages show it', () => {
    const said = [...new Set(Object.values(shown).flat()), ...notShown]
    expect(said.toSorted()).toEqual([...tables.keys()].toSorted())
    expect(Object.keys(shown)).toEqual([...cacheTags])
  })

  const cases = cacheTags.flatMap((tag) => shown[tag].map((name) => [name, tag] as const))

  it.each(cases)('count insert, update and delete of %s under %s, in the transaction', async (name, tag) => {
    const table = tables.get(name)!
    const id = sql.identifier(name)
    const column = sql.identifier(Object.values(getTableColumns(table)).find((each) => !each.notNull)?.name ?? 'id')
    const insert = async (tx: Transaction) => {
      await insertAnything(tx, table)
    }
    const steps: [string, (tx: Transaction) => Promise<unknown>][] = [
      ['insert', insert],
      ['update', (tx) => run(tx, sql`update ${id} set ${column} = ${column}`)],
      ['delete', (tx) => run(tx, sql`delete from ${id}`)],
    ]
    const counted: string[] = []
    const undone = new Error('undone')
    const work = withTransaction(async (tx) => {
      await forgetReferences(tx)
      for (const [step, change] of steps) {
        const before = await tx.select().from(schema.pageRevisions).orderBy(asc(schema.pageRevisions.tag))
        await change(tx)
        const after = await tx.select().from(schema.pageRevisions).orderBy(asc(schema.pageRevisions.tag))
        const of = (rows: typeof before, wanted: string) => rows.find((row) => row.tag === wanted)?.revision
        if (of(after, tag) !== of(before, tag)) counted.push(step)
        // No page of another kind is made anew.
        for (const other of cacheTags)
          if (!shown[other].includes(name)) expect(of(after, other)).toBe(of(before, other))
      }
      throw undone
    })
    await expect(work).rejects.toThrow(undone)
    expect(counted).toEqual(['insert', 'update', 'delete'])
    // What was undone was not counted.
    expect(await revisions()).toEqual({})
  })

  it('do not count what nobody sees', async () => {
    await withTransaction(async (tx) => {
      await tx.insert(schema.auditHeads).values({ id: 'a', seq: 1, hash: 'x' })
    })
    expect(await revisions()).toEqual({})
  })
})
