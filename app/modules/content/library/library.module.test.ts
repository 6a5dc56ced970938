import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { medications } from '#drizzle/schema/content.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { seedLibrary } from '#drizzle/seed/seed-library.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { adminActor } from '#tests/factories/accounts.ts'
import { contentEditor } from '#tests/factories/content.ts'
import { useFilledDatabase } from '#tests/setup/database.ts'
import { findVersions } from '#app/modules/edits/queries/edits.server.ts'
import { listRevisions } from '../queries/revisions.server.ts'
import { keysOf } from '../text-fields.ts'
import { restoreLibraryText, saveLibraryText } from './commands/save-library-text.server.ts'
import { libraryFields, libraryKinds } from './library-kinds.ts'
import { listLibrary } from './queries/library-rows.server.ts'
import { readLibraryText } from './queries/library-text.server.ts'

const seed = async () => {
  await withTransaction(seedReference)
  await withTransaction(seedLibrary)
}

useFilledDatabase(seed)

const editor = contentEditor()
const refused = (code: string) => expect.objectContaining({ code }) as unknown
let first: Record<string, string> = {}

beforeEach(async () => {
  const entries = libraryKinds.map(async (kind) => [kind, (await listLibrary(kind, 'en-US'))[0]!.id] as const)
  first = Object.fromEntries(await Promise.all(entries))
})

describe.each(libraryKinds)('a text of the kind %s', (kind) => {
  const read = () => readLibraryText(kind, first[kind]!)
  const fields = libraryFields[kind]
  const inChinese = fields.find(({ isLocalized }) => isLocalized)!
  const key = keysOf(inChinese)[1]!

  it('is what the row says; saved as it is, it changes nothing', async () => {
    const { text, row, number, mark } = await read()
    expect(number).toBe(0)
    await saveLibraryText(editor, { kind, id: first[kind]!, seen: 0, mark, text })
    const after = await read()
    expect(after.text).toEqual(text)
    const { updatedAt: _before, ...rest } = row
    expect(after.row).toMatchObject(rest)
  })

  it('stays as an editor left it when the product is updated', async () => {
    const { text, mark } = await read()
    const edited = { ...text, [key]: '編輯改過的文字' }
    await saveLibraryText(editor, { kind, id: first[kind]!, seen: 0, mark, text: edited })
    await seed()
    expect((await read()).text[key]).toBe('編輯改過的文字')
    const [line] = (await listLibrary(kind, 'zh-Hant')).filter(({ id }) => id === first[kind])
    expect(line!.isEdited).toBe(true)
  })

  it('keeps what it came with, and brings it back', async () => {
    const { text, mark } = await read()
    const id = first[kind]!
    await saveLibraryText(editor, { kind, id, seen: 0, mark, text: { ...text, [key]: '改過' } })
    expect((await listRevisions({ kind, id })).map(({ number, cause }) => [number, cause])).toEqual([
      [2, 'save'],
      [1, 'original'],
    ])
    await restoreLibraryText(editor, { kind, id, seen: 2, mark: (await read()).mark, number: 1 })
    expect((await read()).text).toEqual(text)
  })
})

describe('a text of the library', () => {
  const medicine = async () => ({ kind: 'medicine' as const, id: first['medicine']! })

  it('is kept of one of two at once; the other is told', async () => {
    const subject = await medicine()
    const { text, mark } = await readLibraryText(subject.kind, subject.id)
    const uses = ['First use', 'Second use'].map((use) => ({
      ...subject,
      seen: 0,
      mark,
      text: { ...text, 'use.en-US': use },
    }))
    const ended = await Promise.allSettled([
      saveLibraryText(editor, uses[0]!),
      saveLibraryText(contentEditor('editor-2'), uses[1]!),
    ])
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(ended).toContainEqual({ status: 'rejected', reason: refused('content.changed') })
    const rows = await db.select().from(auditEvents).where(eq(auditEvents.action, 'content.library_save'))
    expect(rows).toHaveLength(1)
  })

  it('is refused without its sources, its day of review or words in a language, and to who may only draft', async () => {
    const subject = await medicine()
    const { text, mark } = await readLibraryText(subject.kind, subject.id)
    const before = await db.select().from(medications).where(eq(medications.id, subject.id))
    const wrong: Record<string, string>[] = [
      { sources: '' },
      { sources: 'nowhere' },
      { reviewedOn: 'soon' },
      { 'use.zh-Hant': ' ' },
    ]
    for (const changed of wrong) {
      const edit = { ...subject, seen: 0, mark, text: { ...text, ...changed } }
      await expect(saveLibraryText(editor, edit)).rejects.toEqual(refused('content.incomplete'))
    }
    expect(() => saveLibraryText(adminActor('content.edit'), { ...subject, seen: 0, mark, text })).toThrow(
      refused('content.not_allowed') as Error,
    )
    await expect(saveLibraryText(editor, { ...subject, id: 'none', seen: 0, mark, text })).rejects.toEqual(
      refused('content.unknown'),
    )
    expect(await db.select().from(medications).where(eq(medications.id, subject.id))).toEqual(before)
  })

  it('counts as an edit of its row in the table of reference data', async () => {
    const subject = await medicine()
    const { text, mark } = await readLibraryText(subject.kind, subject.id)
    await saveLibraryText(editor, { ...subject, seen: 0, mark, text: { ...text, 'use.en-US': 'Another use' } })
    expect((await findVersions('medications', [subject.id])).get(subject.id)).toBe(1)
  })

  it('that something else has changed meanwhile is looked at again, and what stood there is kept', async () => {
    const subject = await medicine()
    const before = await readLibraryText(subject.kind, subject.id)
    await saveLibraryText(editor, { ...subject, seen: 0, mark: before.mark, text: before.text })
    const { mark, text } = await readLibraryText(subject.kind, subject.id)
    const use = { 'zh-Hans': '别处改的', 'zh-Hant': '別處改的', 'en-US': 'Changed elsewhere' }
    await withTransaction((tx) => tx.update(medications).set({ use }).where(eq(medications.id, subject.id)))
    const edited = { ...subject, seen: 2, text: { ...text, 'use.en-US': 'Changed here' } }
    await expect(saveLibraryText(editor, { ...edited, mark })).rejects.toEqual(refused('content.changed'))
    const present = await readLibraryText(subject.kind, subject.id)
    expect(await saveLibraryText(editor, { ...edited, mark: present.mark })).toBe(4)
    expect((await listRevisions(subject)).map(({ cause }) => cause)).toEqual(['save', 'original', 'save', 'original'])
  })

  it('of reference data counts among its edits there', async () => {
    const id = first['specialty']!
    const { mark, text } = await readLibraryText('specialty', id)
    const edited = { ...text, 'description.en-US': 'Another description' }
    await saveLibraryText(editor, { kind: 'specialty', id, seen: 0, mark, text: edited })
    expect((await findVersions('specialties', [id])).get(id)).toBe(1)
  })
})
