import { beforeEach, describe, expect, it } from 'vitest'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { castVote } from '#app/modules/association/polls/commands/cast-vote.server.ts'
import type { PollFormData } from '#app/modules/association/polls/pages/form-page.server.ts'
import type { PollListData } from '#app/modules/association/polls/pages/list-page.server.ts'
import type { PollPageData } from '#app/modules/association/polls/pages/poll-page.server.ts'
import { paths } from '#app/paths.ts'
import { pollOptions, polls } from '#drizzle/schema/association/polls.ts'
import { signedIn } from '#tests/factories/accounts.ts'
import { switchAssociations } from '#tests/factories/associations.ts'
import { insertPoll, pollStage } from '#tests/factories/polls.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { exportsOf, get, origin, post } from './route-request.ts'

useDatabase()

let stage: Awaited<ReturnType<typeof pollStage>>
let headers: Record<string, string>
beforeEach(async () => {
  await switchAssociations(true)
  stage = await pollStage(29)
  headers = await signedIn(stage.actor.userId, { scope: 'association' })
})

/** A file that an address answers with. */
async function fileAt(path: string): Promise<string> {
  const { loader } = await exportsOf(path)
  const request = new Request(origin + path, { headers })
  const answer = await loader!({ request, params: {}, context: {} } as Parameters<NonNullable<typeof loader>>[0])
  return (answer as Response).text()
}

const typed = {
  ...{ titleHans: '修改章程', titleHant: '修改章程', titleEn: 'Amend the bylaws', kind: 'single', secrecy: 'secret' },
  ...{ 'options[0].hans': '甲', 'options[0].hant': '甲', 'options[0].en': 'A', eligible: 'all', quorum: '50' },
  ...{ 'options[1].hans': '乙', 'options[1].hant': '乙', 'options[1].en': 'B' },
  ...{ threshold: 'two_thirds', visible: 'after_close', opens: '', closes: '2040-01-02T20:00' },
}

const rows = (...names: [zh: string, en: string][]) => names.map(([zh, en]) => ({ hans: zh, hant: zh, en }))

describe('polls of an association', () => {
  it('are drafted, opened, closed, read and exported, with the arithmetic in words of every language', async () => {
    const { data: blank } = await get<PollFormData>(paths.associationPollNew(), { headers })
    const fields = { ...typed, association: blank.association, poll: blank.poll }
    const made = await post(paths.associationPollNew(), fields, { headers })
    expect(made.location).toBe(paths.associationPoll(blank.poll))
    // The same form again begins no second draft.
    expect((await post<FormAnswer>(paths.associationPollNew(), fields, { headers })).status).toBe(409)
    expect([await db.$count(polls), await db.$count(pollOptions)]).toEqual([1, 2])
    const { data: draft } = await get<PollFormData>(paths.associationPollEdit(blank.poll), { headers })
    const { titleHans, kind, closes } = typed
    expect(draft.typed).toMatchObject({ titleHans, kind, closes, named: '', options: rows(['甲', 'A'], ['乙', 'B']) })
    const opened = await post(paths.associationPoll(blank.poll), { intent: 'open' }, { headers })
    expect(opened.location).toBe(paths.associationPoll(blank.poll))
    const { associationId } = stage
    for (let at = 0; at < 16; at++) {
      await castVote({ memberId: stage.memberIds[at]!, associationId }, blank.poll, [at < 11 ? 0 : 1])
    }
    const { data: open } = await get<PollPageData>(paths.associationPoll(blank.poll), { headers })
    expect([open.count, open.turnout]).toEqual([null, { eligible: 30, votes: 16 }])
    expect((await get<never>(paths.associationPollExport(blank.poll), { headers })).status).toBe(404)
    const unticked = await post<FormAnswer>(paths.associationPoll(blank.poll), { intent: 'close' }, { headers })
    expect(unticked.data.submission.error).toEqual({ close: ['errors.confirm'] })
    await post(paths.associationPoll(blank.poll), { intent: 'close', confirm: 'on' }, { headers })
    const said = {
      'zh-Hans': [
        '甲：16票中得11票，即68.75%。须达三分之二，即11票。',
        '30人中有16人投票，即53%。法定人数50%，即15人。',
      ],
      'zh-Hant': [
        '甲：16票中得11票，即68.75%。須達三分之二，即11票。',
        '30人中有16人投票，即53%。法定人數50%，即15人。',
      ],
      'en-US': ['A: 11 of 16 votes = 68.75%. Two-thirds needed: 11.', 'Turnout: 16 of 30 = 53%. Quorum of 50%: 15.'],
    }
    for (const locale of locales) {
      const csv = await fileAt(withPrefix(paths.associationPollExport(blank.poll), locale))
      for (const line of said[locale]) expect(csv, locale).toContain(line)
      expect(csv.split('\r\n').filter((line) => /^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4},/.test(line))).toHaveLength(16)
    }
    const { data: list } = await get<PollListData>(paths.associationPolls({ show: 'closed' }), { headers })
    expect(list.polls).toMatchObject([{ id: blank.poll, outcome: 'passed', turnout: { eligible: 30, votes: 16 } }])
  })

  it('say beside its field what is wrong, in a form that loses nothing', async () => {
    const wrong = {
      ...typed,
      titleEn: '',
      'options[1].en': '',
      quorum: '101',
      opens: '2041-01-01T00:00',
      eligible: 'custom',
    }
    const { status, data } = await post<FormAnswer>(paths.associationPollNew(), wrong, { headers })
    expect([status, data.submission.initialValue]).toMatchObject([
      400,
      { options: [{ hans: '甲' }, { hans: '乙' }], quorum: '101' },
    ])
    expect(data.submission.error).toMatchObject({ titleEn: ['errors.title'] })
    const next = await post<FormAnswer>(paths.associationPollNew(), { ...wrong, titleEn: 'A' }, { headers })
    expect(next.data.submission.error).toEqual({
      ...{ 'options[1].en': ['errors.optionWords'], quorum: ['errors.quorum'], closes: ['errors.closes'] },
      named: ['errors.named'],
    })
    const rated = { ...typed, kind: 'rating', eligible: 'custom', named: 'who@example.com' }
    const last = await post<FormAnswer>(paths.associationPollNew(), rated, { headers })
    expect(last.data.submission.error).toEqual({ threshold: ['errors.ratingThreshold'] })
    const unknown = { ...rated, threshold: 'plurality', association: stage.associationId }
    const named = await post<FormAnswer>(paths.associationPollNew(), unknown, { headers })
    expect(named.data.submission.error).toEqual({ named: ['errors.noMember'] })
    expect(await db.$count(polls)).toBe(0)
  })

  it('have options that are added, moved and removed without a script, and nothing typed is lost', async () => {
    const press = async (button: string, fields: Record<string, string> = typed) => {
      const { status, data } = await post<FormAnswer>(
        paths.associationPollNew(),
        { ...fields, titleEn: '', rows: button },
        { headers },
      )
      expect([status, data.submission.error]).toEqual([200, undefined])
      expect(data.submission.initialValue).toMatchObject({ titleHans: '修改章程', quorum: '50' })
      return data.submission.initialValue!.options
    }
    expect(await press('add')).toEqual(rows(['甲', 'A'], ['乙', 'B'], ['', '']))
    expect(await press('up-1')).toEqual(rows(['乙', 'B'], ['甲', 'A']))
    expect(await press('remove-0', { ...typed, 'options[2].en': 'C' })).toEqual([
      ...rows(['乙', 'B']),
      { hans: '', hant: '', en: 'C' },
    ])
    // A row too many is no row of this form, and one that is blank does not count.
    expect(
      (await post<never>(paths.associationPollNew(), { ...typed, 'options[20].en': 'X' }, { headers })).status,
    ).toBe(400)
    const few = await post<FormAnswer>(
      paths.associationPollNew(),
      { ...typed, 'options[1].hans': ' ', 'options[1].hant': '', 'options[1].en': '' },
      { headers },
    )
    expect(few.data.submission.error).toEqual({ options: ['errors.options?count=2'] })
    expect(await db.$count(polls)).toBe(0)
  })

  it('of another association are as unknown as those that nobody has', async () => {
    const other = await pollStage(1)
    const foreign = await insertPoll(other.actor)
    const draft = await insertPoll(other.actor, { isOpen: false })
    for (const pollId of [foreign, draft, '01990000-0000-7000-8000-000000000000', '']) {
      const asked = [
        get<never>(paths.associationPoll(pollId), { headers }),
        get<never>(paths.associationPollEdit(pollId), { headers }),
        get<never>(paths.associationPollExport(pollId), { headers }),
        post<never>(paths.associationPoll(pollId), { intent: 'open' }, { headers }),
        post<never>(paths.associationPoll(pollId), { intent: 'cancel', confirm: 'on' }, { headers }),
        post<never>(paths.associationPollEdit(pollId), { ...typed, version: '1' }, { headers }),
      ]
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    }
    expect((await db.select({ status: polls.status }).from(polls)).map(({ status }) => status).sort()).toEqual([
      ...['draft', 'open'],
    ])
  })
})
