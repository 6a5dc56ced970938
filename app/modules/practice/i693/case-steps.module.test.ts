import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { i693Cases, i693Events } from '#drizzle/schema/index.ts'
import {
  desk,
  examOn,
  open,
  refusal,
  settle,
  shown,
  signed,
  start,
  statusOf,
  step,
  steps,
  surgeon,
  useClinics,
  vaccinate,
  writeTest,
} from '#tests/factories/i693-cases.ts'
import { type CaseStatus, caseStatuses, isEditable, openStatuses, statusAfter } from './case-steps.ts'
import { runI693Chores } from './commands/lapse-cases.server.ts'
import { encloseCase } from './commands/seal-case.server.ts'
import { signCase, voidCase } from './commands/sign-case.server.ts'
import { takeStep } from './commands/take-step.server.ts'
import { listCaseEvents } from './queries/case-events.server.ts'

useClinics()

describe('the day of the exam', () => {
  it('comes before anybody is examined, made ready or signed for', async () => {
    const later = (days: number) =>
      withTransaction((tx) => tx.update(i693Cases).set({ examOn: days === 0 ? examOn : '2026-11-11' }))
    const caseId = await open()
    await step(caseId, 'schedule')
    await later(1)
    await expect(step(caseId, 'examine')).rejects.toEqual(refusal('i693.exam_ahead'))
    // Late in the evening it is still the day before at the clinic, whatever the day is in Greenwich.
    setClock(Date.parse('2026-11-11T03:00:00Z'))
    await expect(step(caseId, 'examine')).rejects.toEqual(refusal('i693.exam_ahead'))
    await later(0)
    setClock(start)
    await steps(caseId, 'examine', 'await_results')
    await settle(caseId)
    await later(1)
    await expect(step(caseId, 'make_ready')).rejects.toEqual(refusal('i693.exam_ahead'))
    await later(0)
    await step(caseId, 'make_ready')
    await later(1)
    await expect(signCase(surgeon(), await shown(caseId))).rejects.toEqual(refusal('i693.exam_ahead'))
    await later(0)
    await signCase(surgeon(), await shown(caseId))
  })

  it('that is still to come keeps a case from lapsing', async () => {
    const caseId = await open()
    await withTransaction((tx) => tx.update(i693Cases).set({ examOn: '2027-06-01' }))
    setClock(Date.parse('2027-06-01T15:00:00Z'))
    expect(await runI693Chores()).toBe(0)
    setClock(Date.parse('2027-06-02T15:00:00Z'))
    expect(await runI693Chores()).toBe(1)
    expect(await statusOf(caseId)).toBe('lapsed')
  })
})

describe('a step', () => {
  it('is refused wherever the table has none', async () => {
    const caseId = await open()
    for (const status of caseStatuses) {
      await withTransaction((tx) => tx.update(i693Cases).set({ status }).where(eq(i693Cases.id, caseId)))
      for (const name of ['schedule', 'examine', 'await_vaccines', 'close'] as const) {
        if (statusAfter(status, name) !== null) continue
        await expect(step(caseId, name), `${status} ${name}`).rejects.toEqual(refusal('i693.step'))
      }
      const others = [
        signCase(surgeon(), await shown(caseId)),
        encloseCase(desk(), { ...(await shown(caseId)), envelopeNumber: 'E-1' }),
        voidCase(surgeon(), { ...(await shown(caseId)), reason: 'Wrong name' }),
      ] as const
      const allowed: readonly (readonly CaseStatus[])[] = [['ready_to_sign'], ['signed'], ['signed', 'sealed']]
      const results = await Promise.allSettled(others)
      for (const [index, result] of results.entries())
        if (!allowed[index]!.includes(status))
          expect([status, index, result]).toEqual([status, index, { status: 'rejected', reason: refusal('i693.step') }])
    }
  })

  it('is taken by who has seen the case as it is', async () => {
    const caseId = await open()
    const old = await shown(caseId)
    await step(caseId, 'schedule')
    await expect(takeStep(desk(), { ...old, step: 'examine', reason: null })).rejects.toEqual(
      refusal('directory.stale'),
    )
  })

  it('to ready and to the signature needs everything that is asked for', async () => {
    const caseId = await open({ sex: 'f', birthDate: '1980-05-20' })
    await steps(caseId, 'schedule', 'examine', 'await_results', 'await_vaccines', 'await_results')
    await expect(step(caseId, 'make_ready')).rejects.toEqual(refusal('i693.incomplete'))
    await settle(caseId)
    await step(caseId, 'make_ready')
    await vaccinate(caseId, 'mmr', {})
    await expect(signCase(surgeon(), await shown(caseId))).rejects.toEqual(refusal('i693.incomplete'))
    await vaccinate(caseId, 'mmr', { waiver: 'refused' })
    await signCase(surgeon(), await shown(caseId))
    expect(await statusOf(caseId)).toBe('signed')
  })

  it('past suspected tuberculosis leads through the health department', async () => {
    const caseId = await open()
    await steps(caseId, 'schedule', 'examine', 'await_results')
    await settle(caseId)
    await expect(step(caseId, 'refer_tb')).rejects.toEqual(refusal('i693.no_tb'))
    await writeTest(caseId, { result: 'positive' })
    await expect(step(caseId, 'make_ready')).rejects.toEqual(refusal('i693.incomplete'))
    await writeTest(caseId, { result: 'tb_suspected', action: 'tb_cleared' }, 'cxr')
    await expect(step(caseId, 'make_ready')).rejects.toEqual(refusal('i693.tb_first'))
    await step(caseId, 'refer_tb')
    await writeTest(caseId, { result: 'tb_suspected', action: 'tb_referred' }, 'cxr')
    await expect(step(caseId, 'make_ready')).rejects.toEqual(refusal('i693.incomplete'))
    await writeTest(caseId, { result: 'tb_suspected', action: 'tb_cleared' }, 'cxr')
    await step(caseId, 'make_ready')
    expect(await statusOf(caseId)).toBe('ready_to_sign')
  })

  it('back from the signature, where tuberculosis is suspected only then', async () => {
    const caseId = await open()
    await steps(caseId, 'schedule', 'examine', 'await_results')
    await settle(caseId)
    await step(caseId, 'make_ready')
    await writeTest(caseId, { result: 'normal' }, 'cxr')
    expect(await statusOf(caseId)).toBe('ready_to_sign')
    await writeTest(caseId, { result: 'tb_suspected', action: 'tb_cleared' }, 'cxr')
    expect(await statusOf(caseId)).toBe('awaiting_results')
    await expect(signCase(surgeon(), await shown(caseId))).rejects.toEqual(refusal('i693.step'))
    await expect(step(caseId, 'make_ready')).rejects.toEqual(refusal('i693.tb_first'))
    expect((await listCaseEvents(caseId, 'en-US'))[0]).toMatchObject({ action: 'reopen', to: 'awaiting_results' })
    await step(caseId, 'refer_tb')
    await step(caseId, 'make_ready')
    await writeTest(caseId, { result: 'tb_suspected', action: 'tb_cleared', note: 'Letter of 12/1' }, 'cxr')
    await signCase(surgeon(), await shown(caseId))
    expect(await statusOf(caseId)).toBe('signed')
  })

  it('ends a referral without a signature, and a case before it is signed, with the reason in its history', async () => {
    const caseId = await open()
    await step(caseId, 'cancel', 'Moved to Boston')
    expect(await statusOf(caseId)).toBe('canceled')
    const [last] = await listCaseEvents(caseId, 'en-US')
    expect(last).toMatchObject({ action: 'cancel', from: 'intake', to: 'canceled', note: 'Moved to Boston', at: start })
    expect(JSON.stringify(await db.select().from(i693Events))).not.toContain('Boston')
  })
})

describe('a case that rests', () => {
  it('lapses after 120 days without a deed while it is not signed', async () => {
    const resting = await open()
    const kept = await signed()
    setClock(start + 60 * dayMs)
    const touched = await open({ nameEn: 'Later Person' })
    setClock(start + 120 * dayMs - 1)
    expect(await runI693Chores()).toBe(0)
    setClock(start + 120 * dayMs)
    expect(await runI693Chores()).toBe(1)
    expect(await Promise.all([resting, kept, touched].map(statusOf))).toEqual(['lapsed', 'signed', 'intake'])
    expect((await listCaseEvents(resting, 'en-US'))[0]).toMatchObject({ action: 'lapse', isSystem: true, at: now() })
    expect(await runI693Chores()).toBe(0)
  })

  it('is any of those before the signature', () => {
    for (const status of openStatuses) expect(statusAfter(status, 'lapse') !== null).toBe(isEditable(status))
  })
})
