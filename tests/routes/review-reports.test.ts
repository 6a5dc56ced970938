import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { sealReport } from '#app/modules/moderation/report-text.server.ts'
import { changeRequests, providerLanguages, providers } from '#drizzle/schema/index.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { insertFacility, insertLanguage, insertProvider } from '#tests/factories/directory.ts'
import { insertRequest, insertReviewReference } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'

useDatabase()

const queue = '/admin/update-request-management'
let headers: Record<string, string>

beforeEach(async () => {
  await insertReviewReference()
  ;({ headers } = await signedInAdmin({ permissions: ['update.review', 'doctor.read'] }))
  await withTransaction(async (tx) => {
    for (const id of ['cmn', 'yue', 'wuu']) await insertLanguage(tx, { id })
    await insertFacility(tx, { id: 'f1', phone: '+12125550101' })
    const name = { nameHans: '李安', nameHant: '李安', preferredName: null, title: 'DDS' }
    await insertProvider(tx, { id: 'p1', ...name, practices: [{ facilityId: 'f1' }] })
    await tx.insert(providerLanguages).values({ id: 'l1', providerId: 'p1', languageId: 'cmn', level: 'native' })
    for (const field of ['name', 'languages'])
      await insertRequest(tx, {
        ...{ id: field, kind: 'update_provider', targetType: 'provider', targetId: 'p1', field },
        ...{ submitterType: 'public', submitterId: null },
        reportEnc: sealReport(field, { details: 'Something is wrong.', contact: null }),
      })
  })
})

async function submit(path: string, fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return openPage(path, { method: 'POST', headers, body })
}

const seenOf = (html: string) => /name="seen" value="([^"]+)"/.exec(html)![1]!
const statusOf = async (id: string) =>
  (await db.select().from(changeRequests).where(eq(changeRequests.id, id)))[0]!.status
const inputOf = (html: string, name: string) => new RegExp(`<input(?=[^>]*name="${name}")[^>]*>`).exec(html)![0]
const chosenIn = (html: string, name: string) => {
  const [, options] = new RegExp(`<select(?=[^>]*name="${name}")[^>]*>(.*?)</select>`, 's').exec(html)!
  return /<option(?=[^>]*selected)[^>]*value="([^"]*)"/.exec(options!)?.[1] ?? ''
}

describe.each(locales)('what a patient reports, in %s, without a script,', (locale) => {
  const at = (id: string) => withPrefix(`${queue}/${id}`, locale)

  it('of a name is put right from what stands, after a call', async () => {
    const { html } = await openPage(at('name'), { headers })
    expect(inputOf(html, 'nameHans')).toContain('value="李安"')
    expect(inputOf(html, 'preferredName')).not.toContain('value="')
    expect(html).not.toContain('name="title"')
    const fields = { intent: 'approve', seen: seenOf(html), nameHans: '陈安', nameHant: '', preferredName: 'Ann Chen' }
    const refused = await submit(at('name'), fields)
    expect([refused.status, refused.html.match(/class="err"/g)?.length]).toEqual([400, 1])
    expect(inputOf(refused.html, 'nameHant')).toContain('aria-invalid="true"')
    expect(inputOf(refused.html, 'nameHans')).toContain('value="陈安"')
    expect(inputOf(refused.html, 'preferredName')).toContain('value="Ann Chen"')
    const whole = { ...fields, nameHant: '陳安' }
    await submit(at('name'), whole)
    expect(await statusOf('name')).toBe('submitted')
    await submit(at('name'), { intent: 'call', outcome: 'confirmed' })
    expect((await submit(at('name'), whole)).status).toBe(302)
    const [provider] = await db.select().from(providers)
    expect(provider).toMatchObject({ nameHans: '陈安', nameHant: '陳安', preferredName: 'Ann Chen', title: 'DDS' })
    const decided = await openPage(withPrefix('/admin/reviewed-requests/name', locale), { headers })
    expect(decided.html).toContain('陳安')
  })

  it('of languages is put right from what stands, after a call', async () => {
    const { html } = await openPage(at('languages'), { headers })
    expect(['cmn', 'yue', 'wuu'].map((id) => chosenIn(html, `level.${id}`))).toEqual(['native', '', ''])
    expect(html).not.toMatch(/>(?:approve|value|profile)\.[a-z]/)
    const none = { intent: 'approve', seen: seenOf(html), 'level.cmn': '', 'level.yue': '', 'level.wuu': '' }
    const refused = await submit(at('languages'), none)
    expect([refused.status, refused.html.match(/class="err"/g)?.length]).toEqual([400, 1])
    expect(chosenIn(refused.html, 'level.cmn')).toBe('')
    await submit(at('languages'), { intent: 'call', outcome: 'confirmed' })
    expect((await submit(at('languages'), { ...none, 'level.yue': 'fluent' })).status).toBe(302)
    const rows = await db.select().from(providerLanguages)
    expect(rows.map(({ languageId, level }) => [languageId, level])).toEqual([['yue', 'fluent']])
    const decided = await openPage(withPrefix('/admin/reviewed-requests/languages', locale), { headers })
    expect(decided.status).toBe(200)
    const level = { 'zh-Hans': '流利', 'zh-Hant': '流利', 'en-US': 'Fluent' }[locale]
    expect(decided.html.replaceAll(/<[^>]*>/g, '')).toContain(level)
  })
})
