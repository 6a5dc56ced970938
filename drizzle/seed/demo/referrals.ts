import { createHash } from 'node:crypto'
import { addDays } from '#app/core/calendar/dates.ts'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { instantOfWall, localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newReference } from '#app/modules/booking/appointments/reference.ts'
import {
  type CareCase,
  type OutsideRecipient,
  sealCareText,
  sealCase,
  sealOutcome,
  whereCareText,
} from '#app/modules/coordination/case-sealed.server.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { careCases, careConsents, careEvents, careMessages, careTasks } from '#drizzle/schema/coordination/cases.ts'
import { demoUserId } from './accounts.ts'

type Doctor = Readonly<{ facilityId: string; providerId: string }>

const apricot: Doctor = { facilityId: 'demo-apricot-family-clinic', providerId: 'demo-zhining-bai' }
const lanterns: Doctor = { facilityId: 'demo-eight-lanterns-specialists', providerId: 'demo-zhiyuan-lin' }
const heron: OutsideRecipient = {
  ...{ clinic: 'Demo Heron Specialty Office', doctor: 'Robin Sample', email: 'front@heron.example', fax: null },
}

type DemoCase = Readonly<{
  code: string
  from?: Doctor
  to: Doctor | OutsideRecipient
  name: readonly [english: string, chinese: string]
  born: string
  urgency: CareCase['urgency']
  reason: string
  plain: string
  status: CareCase['status']
  /** The steps up to there; how many days ago the first of them was. */
  steps: readonly string[]
  daysAgo: number
  outcome?: string
}>

/** Referrals of every kind at one practice of the fourth level; everybody in them is fictional. */
const demoCases: readonly DemoCase[] = [
  {
    ...{ code: 'draft', to: lanterns, name: ['SAMPLE YUEHUA', '样月华'], born: '1958-04-11', urgency: 'routine' },
    ...{ reason: 'Knee pain for six months, X-ray attached', plain: '膝盖疼，请专科医生看一看。' },
    ...{ status: 'draft', steps: [], daysAgo: 1 },
  },
  {
    ...{ code: 'waiting', to: heron, name: ['SAMPLE DEMING', '样德明'], born: '1949-09-30', urgency: 'urgent' },
    ...{ reason: 'Shortness of breath on stairs', plain: '上楼气喘，请专科医生检查。' },
    ...{ status: 'sent', steps: ['consent_given', 'send'], daysAgo: 2 },
  },
  {
    ...{ code: 'scheduled', to: lanterns, name: ['SAMPLE XIULAN', '样秀兰'], born: '1972-01-19', urgency: 'routine' },
    ...{ reason: 'Blood pressure above goal on two drugs', plain: '吃药后血压还是高，请专科医生调整。' },
    ...{ status: 'scheduled', steps: ['consent_given', 'send', 'receive', 'accept', 'schedule'], daysAgo: 4 },
  },
  {
    ...{ code: 'reported', to: heron, name: ['SAMPLE GUOQIANG', '样国强'], born: '1961-12-02', urgency: 'routine' },
    ...{ reason: 'Abnormal ECG on a checkup', plain: '体检发现心电图异常，请专科医生看看。' },
    ...{ steps: ['consent_given', 'send', 'receive', 'accept', 'schedule', 'start', 'report'], daysAgo: 9 },
    ...{ status: 'report_sent', outcome: 'Stress test normal. Repeat ECG in a year.' },
  },
  {
    ...{ code: 'closed', to: heron, name: ['SAMPLE MEIFANG', '样美芳'], born: '1966-06-23', urgency: 'routine' },
    ...{ reason: 'Thyroid nodule found on ultrasound', plain: '超声检查发现甲状腺结节，请专科医生看看。' },
    ...{ steps: ['consent_given', 'send', 'accept', 'schedule', 'start', 'report', 'close'], daysAgo: 20 },
    ...{ status: 'closed', outcome: 'Benign by biopsy. Ultrasound in a year.' },
  },
  {
    ...{ code: 'incoming', from: lanterns, to: apricot, name: ['SAMPLE JIANHUA', '样建华'], born: '1980-08-08' },
    ...{
      urgency: 'routine',
      reason: 'Needs a primary care doctor who speaks Mandarin',
      plain: '请找一位会普通话的家庭医生。',
    },
    ...{ status: 'received', steps: ['consent_given', 'send', 'receive'], daysAgo: 1 },
  },
]

const recipientSteps = new Set(['receive', 'accept', 'schedule', 'start', 'report'])

/** A number that is the same whenever it is seeded. */
const referenceOf = (code: string) =>
  newReference((size) => createHash('sha256').update(`demo-referral-${code}`).digest().subarray(0, size))

function rowOf(demo: DemoCase, id: string, at: number): typeof careCases.$inferInsert {
  const { to, from = apricot, name, born, urgency, reason, plain, status, outcome } = demo
  const outside = 'clinic' in to ? to : null
  const patient = { nameEn: name[0], nameZh: name[1], birthDate: born, phone: '+12125550133', email: null }
  const begun = at - demo.daysAgo * dayMs
  const isWaiting = status === 'sent' || status === 'received'
  return {
    ...{ id, reference: referenceOf(demo.code), createdById: demoUserId('zhining.bai') },
    ...{ requesterFacilityId: from.facilityId, requesterProviderId: from.providerId },
    recipientFacilityId: 'clinic' in to ? null : to.facilityId,
    recipientProviderId: 'clinic' in to ? null : to.providerId,
    outsideLocale: outside ? 'en-US' : null,
    ...sealCase(id, { patient, outside, reason, questions: null, plain }),
    ...{ patientLocale: 'zh-Hans', urgency, status, consent: status === 'draft' ? 'none' : 'given' },
    outcomeEnc: outcome === undefined ? null : sealOutcome(id, outcome),
    ...{
      isSentOnConsent: false,
      sentAt: status === 'draft' ? null : begun,
      dueAt: isWaiting ? begun + 2 * dayMs : null,
    },
    overdueAt: demo.code === 'waiting' ? begun + 4 * hourMs : null,
    visitAt: status === 'scheduled' ? instantOfWall(addDays(localDate(at, newYork), 3), '10:30', newYork) : null,
    closedAt: status === 'closed' ? at - dayMs : null,
    ...{ version: 1, createdAt: begun, updatedAt: at - hourMs },
  }
}

async function insertParts(tx: Transaction, demo: DemoCase, caseId: string, at: number): Promise<void> {
  const begun = at - demo.daysAgo * dayMs
  const userId = demoUserId('zhining.bai')
  const steps = ['create', ...demo.steps, ...(demo.code === 'waiting' ? ['overdue'] : [])]
  await tx.insert(careEvents).values(
    steps.map((step, index) => {
      const side = step === 'overdue' ? 'system' : recipientSteps.has(step) ? 'recipient' : 'requester'
      const by = side === 'requester' && !demo.from ? userId : null
      return {
        id: `${caseId}-${index + 1}`,
        caseId,
        seq: index + 1,
        step,
        side,
        userId: by,
        isOnBehalf: false,
        at: begun + index * hourMs,
      } as const
    }),
  )
  if (demo.steps.length > 0)
    await tx.insert(careConsents).values({
      ...{ id: `${caseId}-consent`, caseId, method: 'verbal', textVersion: 1, givenAt: begun },
    })
  const task = { version: 1, createdAt: begun, updatedAt: begun, status: 'requested', caseId } as const
  if (demo.code === 'waiting')
    await tx.insert(careTasks).values({ id: `${caseId}-task`, kind: 'escalation', assignee: 'requester', ...task })
  if (demo.code !== 'scheduled') return
  const [taskId, messageId] = [`${caseId}-task`, `${caseId}-message`]
  const title = sealCareText(whereCareText('care_tasks', 'title_enc', taskId), '请带上所有药瓶')
  await tx
    .insert(careTasks)
    .values({ id: taskId, kind: 'patient_action', assignee: 'patient', titleEnc: title, ...task })
  const bodyEnc = sealCareText(whereCareText('care_messages', 'body_enc', messageId), 'Home readings average 152/94.')
  const from = { thread: 'clinics', side: 'requester', userId } as const
  await tx.insert(careMessages).values({ id: messageId, caseId, ...from, bodyEnc, createdAt: begun + hourMs })
}

/** Loads the referrals of the demo; one that is there already stays as it is. */
export async function seedDemoReferrals(tx: Transaction): Promise<void> {
  const at = now()
  const existing = new Set((await tx.select({ id: careCases.id }).from(careCases)).map(({ id }) => id))
  const places = new Set((await tx.select({ id: facilities.id }).from(facilities)).map(({ id }) => id))
  if (!places.has(apricot.facilityId) || !places.has(lanterns.facilityId)) return
  for (const demo of demoCases) {
    const id = `demo-referral-${demo.code}`
    if (existing.has(id)) continue
    await tx.insert(careCases).values(rowOf(demo, id, at))
    await insertParts(tx, demo, id, at)
  }
}
