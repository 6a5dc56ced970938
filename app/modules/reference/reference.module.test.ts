import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { csvText } from '#app/core/format/csv.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findNeighborhoodSlug, findSpecialtySlug } from '#app/modules/directory/queries/reference.server.ts'
import { rebuildSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import { searchProviders } from '#app/modules/directory/search/queries/search-providers.server.ts'
import { noFilters } from '#app/modules/directory/search/search-query.ts'
import { rowEdits } from '#drizzle/schema/administration.ts'
import { i693Rules, labPanels, labTests, medications } from '#drizzle/schema/content.ts'
import { facilities, providerSpecialties } from '#drizzle/schema/directory.ts'
import { plans, redirects, specialties, symptoms } from '#drizzle/schema/reference.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { seedLibrary } from '#drizzle/seed/seed-library.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { adminActor } from '#tests/factories/accounts.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { useFilledDatabase } from '#tests/setup/database.ts'
import { importTable } from './commands/import-table.server.ts'
import { retireRow } from './commands/retire-row.server.ts'
import { removeRow, saveRow } from './commands/save-row.server.ts'
import { planImport } from './queries/import-plan.server.ts'
import { findRow, listRows, openRow, readRows } from './queries/rows.server.ts'
import { referenceTableOf, referenceTables } from './reference-tables.ts'
import type { TableKey } from './table-columns.ts'
import { textsOf } from './row-texts.ts'
import { tableCsv } from './table-csv.ts'

useFilledDatabase(async () => {
  await withTransaction(seedReference)
  await withTransaction(seedLibrary)
})

const editor = adminActor('data.reference')
const of = (key: TableKey) => referenceTableOf(key)!
const refused = (code: string) => expect.objectContaining({ code }) as unknown
const csvOf = async (key: TableKey) => tableCsv(of(key), await readRows(of(key)))
const opened = async (key: TableKey, id: string) => {
  const { row, version } = await openRow(of(key), id)
  return { id, isNew: false, version, texts: textsOf(of(key), row) }
}
const total = async (text: string) =>
  (await searchProviders({ text, filters: noFilters, sort: 'best', offset: 0, limit: 10 })).total

describe('a row', () => {
  it('is saved with what was before, is found by its new word at once, and no seed takes it back', async () => {
    await withTransaction(async (tx) => {
      await insertProvider(tx, { specialties: ['dermatology'] })
      await insertProvider(tx, { specialties: ['family-medicine'] })
    })
    await rebuildSearchIndex()
    expect(await total('zorblaxia')).toBe(0)
    const form = await opened('specialties', 'dermatology')
    const texts = { ...form.texts, 'aliases-zh-Hans': `${form.texts['aliases-zh-Hans']}\nzorblaxia` }
    expect(await saveRow(editor, of('specialties'), { ...form, texts })).toEqual([])
    expect(await total('zorblaxia')).toBe(1)
    await withTransaction(seedReference)
    expect((await openRow(of('specialties'), 'dermatology')).row.aliases).toMatchObject({
      'zh-Hans': expect.arrayContaining(['zorblaxia']) as unknown,
    })
    const [edit] = await db.select().from(rowEdits)
    expect(edit).toMatchObject({ tableName: 'specialties', rowId: 'dermatology', kind: 'change', version: 1 })
    expect(Object.keys(edit!.before!)).toEqual(['aliases'])
    expect(await db.select().from(auditEvents)).toMatchObject([
      {
        action: 'reference.row_save',
        subjectType: 'reference_row',
        subjectId: 'specialties-dermatology',
        fields: ['aliases'],
      },
    ])
  })

  it('is saved by one of two who saw the same', async () => {
    const form = await opened('languages', 'yue')
    const save = (sort: string) => saveRow(editor, of('languages'), { ...form, texts: { ...form.texts, sort } })
    const both = await Promise.allSettled([save('7001'), save('7002')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both).toContainEqual({ status: 'rejected', reason: refused('edits.stale') })
    expect((await openRow(of('languages'), 'yue')).version).toBe(1)
  })

  it('is not saved with what does not fit in with others', async () => {
    const form = await opened('neighborhoods', 'flushing')
    const save = (changes: Record<string, string>) =>
      saveRow(editor, of('neighborhoods'), { ...form, texts: { ...form.texts, ...changes } })
    expect(await save({ slug: 'elmhurst' })).toEqual([{ field: 'slug', problem: 'taken' }])
    expect(await save({ slug: 'dermatology' })).toEqual([{ field: 'slug', problem: 'taken' }])
    expect(await save({ slug: 'all' })).toEqual([{ field: 'slug', problem: 'reserved' }])
    const plan = await opened('plans', 'healthfirst-medicaid')
    const carrierless = { ...plan, texts: { ...plan.texts, carrierId: 'nobody' } }
    expect(await saveRow(editor, of('plans'), carrierless)).toEqual([{ field: 'carrierId', problem: 'unknown' }])
    expect(await db.select().from(rowEdits)).toEqual([])
  })

  it('leads on from its old address when that is changed', async () => {
    const form = await opened('neighborhoods', 'flushing')
    await saveRow(editor, of('neighborhoods'), { ...form, texts: { ...form.texts, slug: 'flushing-queens' } })
    expect(await findNeighborhoodSlug('flushing')).toBe('flushing-queens')
  })

  it('is made new, deleted again, and stays away; one that is used is not deleted', async () => {
    const { texts } = await opened('languages', 'yue')
    const made = { id: 'x-new', isNew: true, version: 0, texts }
    expect(await saveRow(editor, of('languages'), made)).toEqual([])
    expect(await saveRow(editor, of('languages'), made)).toEqual([{ field: 'id', problem: 'taken' }])
    await removeRow(editor, of('languages'), { id: 'x-new', version: 1 })
    expect(await findRow(of('languages'), 'x-new')).toBeNull()
    expect(await saveRow(editor, of('languages'), made)).toEqual([])
    expect((await openRow(of('languages'), 'x-new')).version).toBe(3)
    await expect(removeRow(editor, of('carriers'), { id: 'healthfirst', version: 0 })).rejects.toEqual(
      refused('reference.row_used'),
    )
    const [symptom] = await readRows(of('symptoms'))
    await removeRow(editor, of('symptoms'), { id: symptom!.id, version: 0 })
    await withTransaction(seedReference)
    expect(await findRow(of('symptoms'), symptom!.id)).toBeNull()
  })

  it('is nobody’s to change without the permission', async () => {
    const form = await opened('languages', 'yue')
    const nobody = adminActor('flag.manage')
    await expect(saveRow(nobody, of('languages'), form)).rejects.toEqual(refused('reference.not_allowed'))
    await expect(removeRow(nobody, of('languages'), form)).rejects.toEqual(refused('reference.not_allowed'))
    await expect(importTable(nobody, of('languages'), { text: '', mark: '' })).rejects.toEqual(
      refused('reference.not_allowed'),
    )
  })

  it('is found in the list by any of its texts', async () => {
    const { rows } = await listRows(of('neighborhoods'), { text: '法拉盛', page: 1, locale: 'en-US' })
    expect(rows.map(({ id }) => id)).toContain('flushing')
    const none = await listRows(of('neighborhoods'), { text: '没有这样的地方', page: 9, locale: 'en-US' })
    expect(none).toMatchObject({ total: 0, page: 1, rows: [] })
  })
})

describe('a file', () => {
  it.each(referenceTables)('of $key comes back as it went out', async ({ key }) => {
    const text = await csvOf(key)
    const { counts, problems } = await planImport(db, of(key), text)
    const rows = await readRows(of(key))
    expect([counts, problems]).toEqual([{ fresh: 0, changed: 0, same: rows.length, wrong: 0 }, []])
  })

  it('is applied as its dry run has said, in one go, and text that looks like a formula comes back whole', async () => {
    const first = await opened('decisionReasons', 'duplicate')
    const words = '=我们已经收到过同样的申请；-1'
    await saveRow(editor, of('decisionReasons'), { ...first, texts: { ...first.texts, 'text-zh-Hans': words } })
    const text = await csvOf('decisionReasons')
    expect(text).toContain("'=我们")
    expect((await planImport(db, of('decisionReasons'), text)).counts).toMatchObject({ changed: 0, wrong: 0 })
    const given = `id,text-zh-Hans,text-zh-Hant,text-en-US,decision,queues,isActive,sort\r\nduplicate,'=重复,重複,"Again, please",reject,doctors | photos,no,3\r\nnew_one,新的,新的,New,return,updates,yes,90\r\n`
    const { mark, counts } = await planImport(db, of('decisionReasons'), given)
    expect(counts).toEqual({ fresh: 1, changed: 1, same: 0, wrong: 0 })
    expect(await importTable(editor, of('decisionReasons'), { text: given, mark })).toEqual(counts)
    expect((await openRow(of('decisionReasons'), 'duplicate')).row).toMatchObject({
      text: { 'zh-Hans': '=重复', 'zh-Hant': '重複', 'en-US': 'Again, please' },
      ...{ decision: 'reject', queues: ['doctors', 'photos'], isActive: false, sort: 3 },
    })
    expect(await findRow(of('decisionReasons'), 'new_one')).not.toBeNull()
  })

  it('names line, column and reason of what is wrong, and nothing of it is applied', async () => {
    const text = [
      'id,phrase,locale,kind,isActive',
      'one,"two',
      'lines",zh-Hans,cure,yes',
      'two,fine,fr,cure,maybe',
      'one,again,en-US,cure,yes',
      'three,short',
      '"?",x,en-US,cure,yes',
    ].join('\r\n')
    const plan = await planImport(db, of('bannedClaims'), text)
    expect(plan.counts).toEqual({ fresh: 1, changed: 0, same: 0, wrong: 4 })
    expect(plan.problems).toEqual([
      { line: 4, column: 'locale', problem: 'choice' },
      { line: 4, column: 'isActive', problem: 'flag' },
      { line: 5, column: 'id', problem: 'twice' },
      { line: 6, column: null, problem: 'cells' },
      { line: 7, column: 'id', problem: 'pattern' },
    ])
    const work = importTable(editor, of('bannedClaims'), { text, mark: plan.mark })
    await expect(work).rejects.toEqual(refused('reference.import_wrong'))
    expect(await findRow(of('bannedClaims'), 'one')).toBeNull()
  })

  it.each([
    ['', 'empty'],
    ['id,phrase', 'empty'],
    ['phrase\r\nx', 'noId'],
    ['id,phrase,phrase\r\n1,2,3', 'column'],
    ['id,"phrase\r\n1,2,3', 'csv'],
    [`id,phrase\r\n${'x,y\r\n'.repeat(5001)}`, 'tooMany'],
  ])('that cannot be read is refused whole', async (text, problem) => {
    const { counts, problems } = await planImport(db, of('bannedClaims'), text)
    expect(problems.map((each) => each.problem)).toEqual([problem])
    expect(counts).toMatchObject({ fresh: 0, changed: 0, same: 0 })
  })

  it('that was changed since its dry run, or whose rows were, is not applied', async () => {
    const text = 'id,sort\r\nyue,55\r\n'
    const { mark } = await planImport(db, of('languages'), text)
    const other = importTable(editor, of('languages'), { text: text.replace('55', '56'), mark })
    await expect(other).rejects.toEqual(refused('reference.import_changed'))
    const form = await opened('languages', 'yue')
    await saveRow(editor, of('languages'), { ...form, texts: { ...form.texts, sort: '77' } })
    const late = importTable(editor, of('languages'), { text, mark })
    await expect(late).rejects.toEqual(refused('reference.import_changed'))
    expect((await openRow(of('languages'), 'yue')).row.sort).toBe(77)
  })
})

describe('a table of the library', () => {
  const rule =
    'id,kind,code,name-zh-Hans,name-zh-Hant,name-en-US,minMonths,minWeeks,maxMonths,bornFrom,seasonFrom,seasonTo'
  const more = 'effectiveFrom,effectiveTo,isRetired,text-zh-Hans,text-zh-Hant,text-en-US,bookletNames-zh-Hans'
  const last = 'bookletNames-zh-Hant,bookletNames-en-US,sources,reviewedOn,sort'
  const header = [rule, more, last].join(',')
  const source = 'CDC | Vaccines | https://www.cdc.gov/vaccines/'

  it('takes a vaccine rule from a file, with what is not in the file as it stood', async () => {
    const [stood] = await readRows(of('examRules'))
    const text = [
      header,
      `new-rule,vaccine,new,新,新,New,2,,11,,10-01,03-31,2026-01-01,,no,文,文,Text,,,,${source},2026-11-02,99`,
      `${stood!.id},${header
        .split(',')
        .slice(1)
        .map((name) => `"${textsOf(of('examRules'), { ...stood!, sort: 77 })[name]!.replaceAll('"', '""')}"`)
        .join(',')}`,
    ].join('\r\n')
    const { mark, counts, problems } = await planImport(db, of('examRules'), text)
    expect([counts, problems]).toEqual([{ fresh: 1, changed: 1, same: 0, wrong: 0 }, []])
    await importTable(editor, of('examRules'), { text, mark })
    const [fresh] = await db.select().from(i693Rules).where(eq(i693Rules.id, 'new-rule'))
    expect(fresh).toMatchObject({ kind: 'vaccine', minMonths: 2, minWeeks: null, maxMonths: 11, seasonFrom: '10-01' })
    expect(fresh!.sources).toEqual([{ publisher: 'CDC', title: 'Vaccines', url: 'https://www.cdc.gov/vaccines/' }])
    const [kept] = await db.select().from(i693Rules).where(eq(i693Rules.id, stood!.id))
    expect(kept).toEqual({ ...stood, sort: 77, updatedAt: kept!.updatedAt })
    expect((await db.select().from(auditEvents)).map(({ action }) => action)).toEqual(['reference.import'])
  })

  it('says by line what is wrong with a rule', async () => {
    const line = (id: string, cells: string, from = '2026-01-01', to = '', sources = source) =>
      `${id},vaccine,new,新,新,New,${cells},,,,${from},${to},no,文,文,Text,,,,${sources},2026-11-02,99`
    const text = [
      header,
      line('one', '12,,2'),
      line('two', 'many,,'),
      line('three', ',,', '2026-02-01', '2026-01-01'),
      line('four', ',,', '2026-01-01', '', 'CDC'),
      line('five', ',,', '2026-02-30'),
    ].join('\r\n')
    const plan = await planImport(db, of('examRules'), text)
    expect(plan.problems).toEqual([
      { line: 2, column: 'maxMonths', problem: 'order' },
      { line: 3, column: 'minMonths', problem: 'whole' },
      { line: 4, column: 'effectiveTo', problem: 'order' },
      { line: 5, column: 'sources', problem: 'source' },
      { line: 6, column: 'effectiveFrom', problem: 'day' },
    ])
    await expect(importTable(editor, of('examRules'), { text, mark: plan.mark })).rejects.toEqual(
      refused('reference.import_wrong'),
    )
  })

  it('makes a new test and a new medicine, without windows and herbs where none are typed', async () => {
    for (const key of ['labTests', 'medicines'] as const) {
      const [row] = await readRows(of(key))
      const { texts } = await opened(key, row!.id)
      const without = Object.keys(texts).filter((name) => /^(?:window|herb)/.test(name))
      const bare = Object.fromEntries(without.map((name) => [name, '']))
      const made = { id: 'made-here', isNew: true, version: 0, texts: { ...texts, ...bare, slug: 'made-here' } }
      expect(await saveRow(editor, of(key), made)).toEqual([])
    }
    const [test] = await db.select().from(labTests).where(eq(labTests.id, 'made-here'))
    const [medicine] = await db.select().from(medications).where(eq(medications.id, 'made-here'))
    expect([test!.window, medicine!.herbInteractions]).toEqual([null, []])
  })

  it('keeps the address of a row; its window is changed, taken away and given again', async () => {
    const rows = await db.select().from(labTests).orderBy(asc(labTests.id))
    const windowed = rows.find(({ window }) => window?.note)!
    const stored = async () => (await db.select().from(labTests).where(eq(labTests.id, windowed.id)))[0]!
    const save = async (changes: Record<string, string>) => {
      const form = await opened('labTests', windowed.id)
      return saveRow(editor, of('labTests'), { ...form, texts: { ...form.texts, ...changes } })
    }
    expect(await save({ slug: 'elsewhere' })).toEqual([{ field: 'slug', problem: 'settled' }])
    expect(await save({ fastingHours: '12' })).toEqual([])
    expect(await stored()).toMatchObject({ slug: windowed.slug, fastingHours: 12, window: windowed.window })
    expect(await save({ windowEarliestDay: '20', windowConclusiveDay: '60' })).toEqual([])
    expect((await stored()).window).toEqual({ ...windowed.window, earliestDay: 20, conclusiveDay: 60 })
    const bare = { windowConcerns: '', windowEarliestDay: '', windowConclusiveDay: '' }
    const noNote = { 'windowNote-zh-Hans': '', 'windowNote-zh-Hant': '', 'windowNote-en-US': '' }
    expect(await save({ ...bare, ...noNote })).toEqual([])
    expect((await stored()).window).toBeNull()
    const whole = { windowConcerns: 'hiv', windowEarliestDay: '18', windowConclusiveDay: '45' }
    expect(await save(whole)).toEqual([])
    expect((await stored()).window).toEqual({ concerns: ['hiv'], earliestDay: 18, conclusiveDay: 45, note: null })
  })

  it.each([
    [{ windowConcerns: '' }, 'windowConcerns', 'required'],
    [{ windowEarliestDay: '' }, 'windowEarliestDay', 'required'],
    [{ windowEarliestDay: '400', windowConclusiveDay: '90' }, 'windowConclusiveDay', 'order'],
    [{ windowEarliestDay: '1.5' }, 'windowEarliestDay', 'whole'],
    [{ windowConcerns: 'hiv\nfright' }, 'windowConcerns', 'choice'],
    [{ 'windowNote-zh-Hant': '' }, 'windowNote-zh-Hant', 'required'],
  ] as const)('says of a window %o which part is wrong', async (changes, field, problem) => {
    const rows = await db.select().from(labTests).orderBy(asc(labTests.id))
    const form = await opened('labTests', rows.find(({ window }) => window?.note)!.id)
    const texts: Record<string, string> = { ...form.texts, ...changes }
    expect(await saveRow(editor, of('labTests'), { ...form, texts })).toEqual([{ field, problem }])
  })

  it('takes windows and herbs as a file, and names the line that is wrong', async () => {
    const [medicine] = await db.select().from(medications).where(eq(medications.slug, 'warfarin'))
    const [herb] = medicine!.herbInteractions
    expect(herb).toBeDefined()
    const names = ['zh-Hans', 'zh-Hant', 'en-US'].map((locale) => `herbInteractions-${locale}`)
    const file = (...cells: string[]) =>
      csvText([
        ['id', ...names],
        [medicine!.id, ...cells],
      ])
    const added = ['三七：说明', '三七：說明', 'Notoginseng: a note']
    const plan = await planImport(db, of('medicines'), file(...added))
    expect(plan.problems).toEqual([])
    await importTable(editor, of('medicines'), { text: file(...added), mark: plan.mark })
    const [after] = await db.select().from(medications).where(eq(medications.id, medicine!.id))
    expect(after!.herbInteractions).toEqual([
      {
        herb: { 'zh-Hans': '三七', 'zh-Hant': '三七', 'en-US': 'Notoginseng' },
        note: { 'zh-Hans': '说明', 'zh-Hant': '說明', 'en-US': 'a note' },
      },
    ])
    const wrongIn = async (...cells: string[]) => (await planImport(db, of('medicines'), file(...cells))).problems
    expect(await wrongIn('三七', added[1]!, added[2]!)).toEqual([{ line: 2, column: names[0], problem: 'pair' }])
    expect(await wrongIn('三七：甲 | 丹参：乙', added[1]!, added[2]!)).toEqual([
      { line: 2, column: names[0], problem: 'uneven' },
    ])
    const rows = await readRows(of('labTests'))
    const test = rows.find(({ window }) => window !== null)!
    const days = csvText([
      ['id', 'windowEarliestDay', 'windowConclusiveDay'],
      [test.id, '90', '10'],
    ])
    expect((await planImport(db, of('labTests'), days)).problems).toEqual([
      { line: 2, column: 'windowConclusiveDay', problem: 'order' },
    ])
  })

  it('stays without the rows that somebody has deleted, and keeps what is in use', async () => {
    const [medicine] = await readRows(of('medicines'))
    await removeRow(editor, of('medicines'), { id: medicine!.id, version: 0 })
    await withTransaction(seedLibrary)
    expect(await findRow(of('medicines'), medicine!.id)).toBeNull()
    const [panel] = await db.select().from(labPanels).orderBy(asc(labPanels.id))
    const tests = await readRows(of('labTests'))
    const used = tests.find(({ slug }) => slug === panel!.testSlugs[0])!
    await expect(removeRow(editor, of('labTests'), { id: used.id, version: 0 })).rejects.toEqual(
      refused('reference.row_used'),
    )
  })
})

describe('a row that is retired', () => {
  it('of specialties hands its providers, words and address on', async () => {
    const [one, both] = await withTransaction(async (tx) => [
      await insertProvider(tx, { specialties: ['dermatology'] }),
      await insertProvider(tx, { specialties: ['dermatology', 'family-medicine'] }),
    ])
    await rebuildSearchIndex()
    const retiring = { id: 'dermatology', version: 0, successorId: 'family-medicine', reason: 'One list' }
    await retireRow(editor, of('specialties'), retiring)
    const rows = await db.select().from(providerSpecialties).orderBy(asc(providerSpecialties.id))
    const of_ = (id: string) => rows.filter(({ providerId }) => providerId === id)
    for (const id of [one, both]) {
      expect(of_(id)).toMatchObject([{ specialtyId: 'family-medicine', isPrimary: true }])
    }
    expect(await findSpecialtySlug('dermatology')).toBe('family-medicine')
    const named = await db.select().from(symptoms)
    expect(named.filter(({ specialtyIds }) => specialtyIds.includes('dermatology'))).toEqual([])
    expect(await db.select().from(specialties).where(eq(specialties.id, 'dermatology'))).toEqual([])
    expect(await total('皮肤科')).toBe(2)
    await withTransaction(seedReference)
    expect(await findRow(of('specialties'), 'dermatology')).toBeNull()
  })

  it('of neighborhoods takes the facilities along, and an older address leads to the last one', async () => {
    const facilityId = await withTransaction((tx) => insertFacility(tx, { neighborhoodId: 'elmhurst' }))
    const retire = (id: string, successorId: string, version = 0) =>
      retireRow(editor, of('neighborhoods'), { id, version, successorId, reason: 'One area' })
    await retire('elmhurst', 'flushing')
    await retire('flushing', 'corona', 1)
    const [facility] = await db.select().from(facilities).where(eq(facilities.id, facilityId))
    expect(facility!.neighborhoodId).toBe('corona')
    const old = await db.select().from(redirects).orderBy(asc(redirects.fromSlug))
    expect(old.map(({ fromSlug, toSlug }) => [fromSlug, toSlug])).toEqual([
      ['elmhurst', 'corona'],
      ['flushing', 'corona'],
    ])
  })

  it('of plans stays, no longer sold, and nothing is known anew of the other', async () => {
    const [other] = (await readRows(of('plans'))).filter(({ id }) => id !== 'healthfirst-medicaid')
    const retiring = { id: 'healthfirst-medicaid', version: 0, successorId: other!.id, reason: 'Ended' }
    await retireRow(editor, of('plans'), retiring)
    const [row] = await db.select().from(plans).where(eq(plans.id, 'healthfirst-medicaid'))
    expect(row!.isRetired).toBe(true)
    expect(await db.select().from(redirects)).toMatchObject([{ kind: 'plan', toSlug: other!.slug }])
  })

  it('needs another one to lead to, and the right table', async () => {
    const retire = (key: TableKey, id: string, successorId: string) =>
      retireRow(editor, of(key), { id, version: 0, successorId, reason: 'why' })
    for (const successor of ['flushing', 'nowhere'])
      await expect(retire('neighborhoods', 'flushing', successor)).rejects.toEqual(refused('reference.no_successor'))
    await expect(retire('languages', 'yue', 'cmn')).rejects.toEqual(refused('reference.no_successor'))
  })
})
