import { describe, expect, it } from 'vitest'
import type { ProviderActor } from '#app/core/actor.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { i693Rules } from '#drizzle/schema/index.ts'
import { providerCredentials, providerFacilities } from '#drizzle/schema/directory.ts'
import {
  desk,
  examOn,
  father,
  found,
  open,
  ready,
  refusal,
  sealed,
  seat,
  second,
  shown,
  signed,
  start,
  statusOf,
  step,
  surgeon,
  there,
  useClinics,
  vaccinate,
  values,
  writeTest,
} from '#tests/factories/i693-cases.ts'
import { changeCase } from './commands/create-case.server.ts'
import { pickUpI693 } from './commands/pick-up-i693.server.ts'
import { addDoses, savePregnancy } from './commands/save-findings.server.ts'
import { encloseCase, sealCase } from './commands/seal-case.server.ts'
import { signCase, voidCase } from './commands/sign-case.server.ts'

useClinics()

describe('the signature', () => {
  it('is a civil surgeon’s of the clinic alone', async () => {
    const caseId = await ready()
    const foreign = { ...seat('owner', 'user-9'), providerId: there.surgeonId }
    for (const actor of [desk(), seat('owner', 'owner-1'), foreign])
      await expect(signCase(actor, await shown(caseId))).rejects.toEqual(refusal('i693.surgeon_only'))
    await signCase(surgeon(), await shown(caseId))
    expect((await found(caseId)).row).toMatchObject({ status: 'signed', signedById: 'surgeon-1', signedAt: start })
  })

  it('is no longer one’s own once the designation is not verified', async () => {
    const caseId = await ready()
    await withTransaction((tx) => tx.update(providerCredentials).set({ verifyState: 'expired' }))
    await expect(signCase(surgeon(), await shown(caseId))).rejects.toEqual(refusal('i693.surgeon_only'))
  })

  it('is one’s own to the last day of the designation and of the work there, and no longer', async () => {
    const caseId = await ready()
    const ends = (credential: string, work: string) =>
      withTransaction(async (tx) => {
        await tx.update(providerCredentials).set({ endsOn: credential })
        await tx.update(providerFacilities).set({ activeTo: work })
      })
    for (const [credential, work] of [
      ['2026-11-09', '2026-12-31'],
      ['2026-12-31', '2026-11-09'],
    ] as const) {
      await ends(credential, work)
      await expect(signCase(surgeon(), await shown(caseId))).rejects.toEqual(refusal('i693.surgeon_only'))
    }
    await ends(examOn, examOn)
    await signCase(surgeon(), await shown(caseId))
  })

  it('locks everything that was found, and keeps the rules of its day', async () => {
    const caseId = await signed()
    const locked = refusal('i693.locked')
    await expect(vaccinate(caseId, 'mmr', {})).rejects.toEqual(locked)
    await expect(writeTest(caseId, { result: 'positive' })).rejects.toEqual(locked)
    await expect(addDoses(desk(), { ...(await shown(caseId)), code: 'mmr', dates: [examOn] })).rejects.toEqual(locked)
    await expect(savePregnancy(desk(), { ...(await shown(caseId)), isPregnant: true })).rejects.toEqual(locked)
    await expect(
      changeCase(desk(), { ...(await shown(caseId)), values: values({ nameEn: 'Somebody Else' }) }),
    ).rejects.toEqual(locked)
    await expect(step(caseId, 'cancel', 'No')).rejects.toEqual(refusal('i693.step'))
    const before = (await found(caseId)).assessment
    await withTransaction((tx) => tx.update(i693Rules).set({ isRetired: true, reviewedOn: '2027-01-01' }))
    expect((await found(caseId)).assessment).toEqual(before)
  })

  it('is taken back by a civil surgeon before the pick-up, with a new case in its place', async () => {
    const { caseId, code } = await sealed()
    const reason = 'Wrong date of birth'
    await expect(voidCase(desk(), { ...(await shown(caseId)), reason })).rejects.toEqual(refusal('i693.surgeon_only'))
    const next = await voidCase(surgeon(), { ...(await shown(caseId)), reason })
    expect(await statusOf(caseId)).toBe('voided')
    const made = await found(next)
    expect(made.row).toMatchObject({ status: 'intake', replacesId: caseId, signedAt: null, envelopeNumber: null })
    expect(made.person).toEqual(father)
    expect(made.assessment.missing).toEqual({ vaccines: [], tests: [], pregnancy: false })
    await expect(pickUpI693({ code, actor: desk(), isIdSeen: true })).rejects.toEqual(refusal('i693.code'))
  })
})

describe('a decision against a rule', () => {
  it('is the civil surgeon’s, and may be kept by others but not changed', async () => {
    const caseId = await open()
    const override = { override: 'not_required', overrideReason: 'Two doses abroad, seen by me' } as const
    await expect(vaccinate(caseId, 'varicella', override)).rejects.toEqual(refusal('i693.surgeon_only'))
    await vaccinate(caseId, 'varicella', override, surgeon())
    expect((await found(caseId)).assessment.missing.vaccines).not.toContain('varicella')
    await vaccinate(caseId, 'varicella', { ...override, lot: null, history: ['1975-01-01'] })
    await expect(vaccinate(caseId, 'varicella', {})).rejects.toEqual(refusal('i693.surgeon_only'))
  })
})

describe('an envelope', () => {
  it('is closed by one person and checked by another, who reads the number', async () => {
    const caseId = await signed()
    const seal = async (actor: ProviderActor, envelopeNumber: string) =>
      sealCase(actor, { ...(await shown(caseId)), envelopeNumber })
    await expect(seal(second(), 'E-1001')).rejects.toEqual(refusal('i693.not_enclosed'))
    await encloseCase(desk(), { ...(await shown(caseId)), envelopeNumber: 'E-1001' })
    await expect(seal(desk(), 'E-1001')).rejects.toEqual(refusal('i693.second_person'))
    await expect(seal(second(), 'E-1010')).rejects.toEqual(refusal('i693.envelope'))
    await seal(second(), 'E-1001')
    expect((await found(caseId)).row).toMatchObject({ status: 'sealed', enclosedById: 'desk-1', sealedById: 'desk-2' })
  })

  it('is handed over once, with its code, to somebody whose ID was seen', async () => {
    const { caseId, code } = await sealed()
    await expect(pickUpI693({ code, actor: desk() })).rejects.toEqual(refusal('i693.id_unseen'))
    for (const wrong of ['', 'ABCD-EFGH-J', 'https://example.com'])
      await expect(pickUpI693({ code: wrong, actor: desk(), isIdSeen: true })).rejects.toEqual(refusal('i693.code'))
    const elsewhere = seat('owner', 'user-9', there)
    await expect(pickUpI693({ code, actor: elsewhere, isIdSeen: true })).rejects.toEqual(refusal('i693.code'))
    await expect(pickUpI693({ code, actor: desk(), isIdSeen: true, caseId: newId() })).rejects.toEqual(
      refusal('i693.code'),
    )
    const done = await pickUpI693({ code: ` i693-${code.toLowerCase()} `, actor: desk(), isIdSeen: true })
    expect(done).toMatchObject({ caseId, name: 'Dashan Lin', at: start })
    setClock(start + dayMs)
    await expect(pickUpI693({ code, actor: desk(), isIdSeen: true })).rejects.toMatchObject({
      ...{ code: 'i693.picked_up', params: { at: start } },
    })
  })
})
