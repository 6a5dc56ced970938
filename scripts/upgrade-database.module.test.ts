import { spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { closeDatabase, db, openDatabase } from '#app/core/database/database.server.ts'
import { hasTable, unsealedRows } from '#app/core/database/unsealed.server.ts'
import { openPatient } from '#app/modules/booking/patients/identity.server.ts'
import { openReport } from '#app/modules/moderation/report-text.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { facilityPeople, patients } from '#drizzle/schema/scheduling.ts'
import { unsealedPatients } from '#drizzle/schema/unsealed.ts'
import { oldDatabase, type OldRows } from '#tests/setup/old-database.ts'
import { copyOf, postgresTemplate, templateFile } from '#tests/setup/template-database.ts'
import { upgradeDatabase } from './upgrade-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(closeDatabase)

const people = 1500
const id = (number: number) => `p-${String(number).padStart(5, '0')}`
const person = (number: number) => ({
  nameEn: `CANARYNAME ${number}`,
  nameZh: number % 2 === 0 ? '金絲雀' : null,
  birthDate: `19${10 + (number % 90)}-07-31`,
  phone: `+1917${5550000 + number}`,
  email: number % 3 === 0 ? `Canary.${number}@example.com` : null,
  wechat: null,
})
const details = 'CANARYDETAILS of my illness'
const canaries = ['CANARYNAME', '金絲雀', '-07-31', '+1917555', 'anary.', 'CANARYDETAILS', '347-555-0100'].map((text) =>
  Buffer.from(text),
)

/** What a version before the seal left: people, two visits of one of them, which another booked, and reports. */
const rows: OldRows = {
  facilities: [{ id: 'f-1', slug: 'f-1' }],
  provider_facilities: [{ id: 'pf-1', facility_id: 'f-1' }],
  patients: Array.from({ length: people }, (_, number) => {
    const { nameEn, nameZh, birthDate, phone, email, wechat } = person(number)
    const names = { name_en: nameEn, name_zh: nameZh, birth_date: birthDate, phone, email, wechat }
    return { id: id(number), sex: 'f', locale: 'zh-Hans', match_hash: `hash ${number}`, created_at: number, ...names }
  }),
  change_requests: [
    {
      id: 'c-1',
      submitter_type: 'public',
      submitter_contact: '347-555-0100',
      before: '{}',
      after: JSON.stringify({ details }),
    },
    { id: 'c-2', submitter_type: 'user', before: '{}', after: '{"phone":"+17185550100"}' },
  ],
  appointments: [1, 2].map((number) => {
    const at = { provider_facility_id: 'pf-1', provider_id: `d-${number}`, starts_at: number }
    return { id: `a-${number}`, reference: `a-${number}`, patient_id: id(1), booked_by_id: id(2), ...at }
  }),
}

const bytesOf = (file: string) =>
  Buffer.concat(
    readdirSync(folder)
      .filter((name) => name.startsWith(file))
      .map((name) => readFileSync(join(folder, name))),
  )
const found = (bytes: Buffer) => canaries.filter((canary) => bytes.includes(canary)).map(String)

async function expectAllSealed(): Promise<void> {
  expect(await unsealedRows(db)).toBe(0)
  expect(await hasTable(db, unsealedPatients)).toBe(false)
  const stored = await db.select().from(patients).orderBy(asc(patients.id))
  expect(stored).toHaveLength(people)
  expect(stored.map(openPatient).map(({ id, ...opened }) => ({ id, ...opened }))).toEqual(
    stored.map((row, number) => {
      expect(row).toMatchObject({ id: id(number), sex: 'f', matchHash: `hash ${number}`, createdAt: number })
      return expect.objectContaining({ id: id(number), ...person(number) }) as unknown
    }),
  )
  const [report, change] = await db.select().from(changeRequests).orderBy(asc(changeRequests.id))
  expect(openReport('c-1', report!.reportEnc!)).toEqual({ details, contact: '347-555-0100' })
  expect(report!.after).toEqual({})
  expect(change).toMatchObject({ reportEnc: null, after: { phone: '+17185550100' } })
  const known = await db.select().from(facilityPeople).orderBy(asc(facilityPeople.patientId))
  expect(known.map(({ facilityId, patientId }) => [facilityId, patientId])).toEqual([
    ['f-1', id(1)],
    ['f-1', id(2)],
  ])
  expect(known.every(({ tokens }) => tokens.length > 0)).toBe(true)
}

describe('what an older version kept in plain', () => {
  it('is sealed once and for all, however often the work is stopped', async () => {
    const url = await oldDatabase(join(folder, 'stopped'), 20, rows)
    const connection = await openDatabase(url)
    const stopAt = (pattern: RegExp) => (line: string) => {
      if (pattern.test(line)) throw new Error('stopped')
    }
    await expect(upgradeDatabase(connection, stopAt(/1000 of 1500/))).rejects.toThrow('stopped')
    expect(await unsealedRows(db)).toBe(people - 1000 + 1)
    const [sealed] = await db
      .select()
      .from(patients)
      .where(eq(patients.id, id(0)))
    expect(openPatient(sealed!)).toMatchObject(person(0))
    await expect(upgradeDatabase(connection, stopAt(/^Overwriting/))).rejects.toThrow('stopped')
    const said: string[] = []
    const say = (line: string) => said.push(line)
    // As long as somebody else reads, the emptied table stays as a mark that bytes may be left.
    await upgradeDatabase({ ...connection, overwriteDeleted: () => Promise.resolve(false) }, say)
    expect(said.at(-1)).toContain('Another process')
    expect([await unsealedRows(db), await hasTable(db, unsealedPatients)]).toEqual([0, true])
    await upgradeDatabase(connection, say)
    await expectAllSealed()
    said.length = 0
    await upgradeDatabase(connection, say)
    expect(said).toEqual([])
  })

  it('is no work for a new database', async () => {
    const file = join(folder, 'new.sqlite')
    if (dialect === 'sqlite') copyFileSync(templateFile, file)
    const connection = await openDatabase(dialect === 'sqlite' ? `file:${file}` : copyOf(postgresTemplate))
    const said: string[] = []
    await upgradeDatabase(connection, (line) => said.push(line))
    expect(said).toEqual([])
    expect(await hasTable(db, unsealedPatients)).toBe(false)
  })
})

// The in-process PostgreSQL is in one process only and keeps no file.
describe.skipIf(dialect === 'postgres')('a start (processes and files: SQLite only)', () => {
  /** Runs what `npm start` runs before it serves, and kills it as soon as it says what is waited for. */
  function prepare(url: string, killAt: RegExp | null): Promise<{ output: string; signal: string | null }> {
    return new Promise((answer, reject) => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/prepare-database.ts'], {
        env: { ...process.env, DATABASE_URL: url, DEMO_DATA: 'off' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (killAt?.test(output)) child.kill('SIGKILL')
      })
      child.on('error', reject)
      child.on('close', (_code, signal) => answer({ output, signal }))
    })
  }

  it('that is killed is taken up by the next, and in the end no byte is left in plain', async () => {
    const url = await oldDatabase(join(folder, 'killed.sqlite'), 20, rows)
    expect(found(bytesOf('killed'))).toEqual(canaries.map(String))
    for (const killAt of [/1000 of 1500/, /Overwriting/])
      expect(await prepare(url, killAt)).toMatchObject({ signal: 'SIGKILL' })
    const { output, signal } = await prepare(url, null)
    expect([signal, output]).toEqual([null, expect.stringContaining('Overwriting')])
    expect(found(bytesOf('killed'))).toEqual([])
    await openDatabase(url)
    await expectAllSealed()
  })
})
